import { lazy, Suspense, useEffect, useState } from "react";
import { loadToasts } from "../islands/toasts/show-toast.ts";
import { type Access, firstFieldOf, personOf, readAccess } from "./session/access.ts";
import { LogoArt } from "./session/logo-art.tsx";
import { SignInForm, type SignInFormProps } from "./session/sign-in-form.tsx";
import { Button } from "./ui/controls/button.tsx";

/** Loaded after signing in, so that the sign-in form does not wait for it. */
const Panel = lazy(async () => ({ default: (await import("./panel.tsx")).Panel }));

/** The admin: the sign-in form, the panel, or the reason why neither is available. */
export function AdminApp() {
  const [access, setAccess] = useState<Access>();
  const [hasSignedIn, setSignedIn] = useState(false);

  useEffect(() => {
    void readAccess().then(setAccess);
    return onFirstInput(() => void loadToasts());
  }, []);

  switch (access?.state) {
    case undefined:
      return <p className="loading">Loading...</p>;
    case "closed":
      return <AdminClosed reason={access.reason} onRetry={() => location.reload()} />;
    case "signed-out":
      return (
        <SignIn
          field={access.signInWith}
          hasPasskeys={access.hasPasskeys}
          onSignedIn={(session) => {
            setSignedIn(true);
            setAccess({ state: "signed-in", session });
          }}
        />
      );
    case "signed-in":
      return (
        <Suspense fallback={<p className="loading">Loading...</p>}>
          <Panel
            key={personOf(access.session)}
            session={access.session}
            isReplacingSignIn={hasSignedIn}
            onReplaced={(session) => setAccess({ state: "signed-in", session })}
            onSignedOut={() => {
              setAccess({ state: "signed-out", signInWith: firstFieldOf(access.session), hasPasskeys: false });
              void readAccess().then((current) => current.state === "signed-out" && setAccess(current));
            }}
          />
        </Suspense>
      );
  }
}

/**
 * Calls a function when the user first points, touches or presses a key.
 * @returns a function that stops listening
 */
function onFirstInput(run: () => void): () => void {
  const listening = new AbortController();
  const runOnce = () => {
    listening.abort();
    run();
  };
  for (const type of ["pointermove", "pointerdown", "keydown"]) {
    addEventListener(type, runOnce, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}

function SignIn(props: SignInFormProps) {
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

interface AdminClosedProps {
  /** A sentence that says why nobody can sign in. */
  reason: string;
  onRetry(): void;
}

/** The screen for an admin without a server or a password. */
function AdminClosed({ reason, onRetry }: AdminClosedProps) {
  return (
    <section className="entry-screen unlit" aria-labelledby="closed-title">
      <div>
        <h2 id="closed-title">The Admin Panel Is Not Available</h2>
        <p className="lede">{reason}</p>
        <h3>If You Run This Site</h3>
        <p>
          Run <code>agency admin add</code> on the server to create an account for each person. Or, for an office of one
          person:
        </p>
        <ol>
          <li>
            On the server, run <code>agency admin hash</code> and choose a password.
          </li>
          <li>
            Copy the hash that it prints into the setting <code>ADMIN_PASSWORD_HASH</code>.
          </li>
          <li>
            Restart the server with <code>agency serve</code>.
          </li>
        </ol>
        <div className="actions">
          <a className="button" href="/">
            Return to Website
          </a>
          <Button look="secondary" text="Try Again" onClick={onRetry} />
        </div>
      </div>
      <LogoArt />
    </section>
  );
}
