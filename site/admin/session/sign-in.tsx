import type { ReactNode } from "react";
import { LogoArt } from "./logo-art.tsx";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";

export function SignIn(props: SignInFormProps): ReactNode {
  return (
    <section className="entry-screen" aria-labelledby="sign-in-title">
      <div>
        <h2 id="sign-in-title">Sign In</h2>
        <SignInForm {...props} />
      </div>
      <LogoArt />
    </section>
  );
}
