import type { ReactNode } from "react";
import { Lantern } from "#site/illustrations/lantern.tsx";
import type { Session } from "../api/admin-api.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** What whoever is signed out sees. */
export function SignIn({ onSignedIn }: { onSignedIn(session: Session): void }): ReactNode {
  return (
    <section className="door" aria-labelledby="sign-in-title">
      <div>
        <h2 id="sign-in-title">Sign In</h2>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
      <Lantern />
    </section>
  );
}
