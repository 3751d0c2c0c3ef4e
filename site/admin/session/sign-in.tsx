import type { ReactNode } from "react";
import { Lantern } from "#site/illustrations/lantern.tsx";
import type { Session } from "../api/admin-api.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** The screen for signed-out users. */
export function SignIn({ onSignedIn }: { onSignedIn(session: Session): void }): ReactNode {
  return (
    <section className="entry-screen" aria-labelledby="sign-in-title">
      <div>
        <h2 id="sign-in-title">Sign In</h2>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
      <Lantern />
    </section>
  );
}
