import type { ReactNode } from "react";
import { Lantern } from "#site/illustrations/lantern.tsx";
import type { Session } from "../api/admin-api.ts";
import type { SignInField } from "../api/request.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInProps {
  /** The first field of the form. */
  field: SignInField;
  hasPasskeys: boolean;
  onSignedIn(session: Session): void;
}

/** The screen for signed-out users. */
export function SignIn({ field, hasPasskeys, onSignedIn }: SignInProps): ReactNode {
  return (
    <section className="entry-screen" aria-labelledby="sign-in-title">
      <div>
        <h2 id="sign-in-title">Sign In</h2>
        <SignInForm field={field} hasPasskeys={hasPasskeys} onSignedIn={onSignedIn} />
      </div>
      <Lantern />
    </section>
  );
}
