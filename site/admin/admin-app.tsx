import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadToasts } from "../islands/toasts/show-toast.ts";
import { type Access, firstFieldOf, personOf, readAccess } from "./session/access.ts";
import { SignInForm, type SignInFormProps } from "./session/sign-in-form.tsx";
import { Button } from "./ui/controls/button.tsx";
import { useEventListener } from "./ui/use-event-listener.ts";

/** Loaded after signing in, so that the sign-in form does not wait for it. */
const Panel = lazy(async () => ({ default: (await import("./panel.tsx")).Panel }));

/** The admin: the sign-in form, the panel, or the reason why neither is available. */
export function AdminApp() {
  const [access, setAccess] = useState<Access>();
  const [hasSignedIn, setSignedIn] = useState(false);
  const [hasInput, setInput] = useState(false);

  useEffect(() => {
    void readAccess().then(setAccess);
  }, []);
  useEventListener(hasInput ? undefined : window, ["pointermove", "pointerdown", "keydown"], () => {
    setInput(true);
    void loadToasts();
  });

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

/** The logo of the agency, large. The header of the page has it. */
function LogoArt() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const marks = document.querySelectorAll(".logo > :not(span:last-child)");
    place.current?.replaceChildren(...[...marks].map((mark) => mark.cloneNode(true)));
  }, []);
  return <div className="logo-art" aria-hidden="true" ref={place} />;
}
