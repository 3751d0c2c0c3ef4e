import { type ReactNode, useEffect, useState } from "react";
import { loadToasts } from "../islands/toasts/show-toast.ts";
import { type Access, readAccess, signInFieldOf } from "./api/admin-api.ts";
import { Panel } from "./panel.tsx";
import { AdminClosed } from "./session/admin-closed.tsx";
import { SignIn } from "./session/sign-in.tsx";

/** The admin: the sign-in form, the panel, or the reason why neither is available. */
export function AdminApp(): ReactNode {
  const [access, setAccess] = useState<Access>();
  const [hasSignedIn, setSignedIn] = useState(false);

  useEffect(() => {
    void loadToasts();
    void readAccess().then(setAccess);
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
          onSignedIn={(session) => {
            setSignedIn(true);
            setAccess({ state: "signed-in", session });
          }}
        />
      );
    case "signed-in":
      return (
        <Panel
          session={access.session}
          isReplacingSignIn={hasSignedIn}
          onSignedOut={() => setAccess({ state: "signed-out", signInWith: signInFieldOf(access.session) })}
        />
      );
  }
}
