import { type ReactNode, useEffect, useState } from "react";
import { loadToasts } from "../islands/toasts/show-toast.ts";
import { type Access, readAccess } from "./api/admin-api.ts";
import { Panel } from "./panel.tsx";
import { Closed } from "./session/closed.tsx";
import { SignIn } from "./session/sign-in.tsx";

/** The admin, as far as one may go. */
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
      return <Closed why={access.why} onRetry={() => location.reload()} />;
    case "signed-out":
      return (
        <SignIn
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
          takesFocus={hasSignedIn}
          onSignedOut={() => setAccess({ state: "signed-out" })}
        />
      );
  }
}
