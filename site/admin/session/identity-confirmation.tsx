import { type ReactNode, useEffect, useState } from "react";
import type { UserSession } from "../api/client.ts";
import { onProofWanted } from "../api/request.ts";
import { lazyPart } from "../ui/lazy-part.tsx";

const ConfirmIdentityDialog = lazyPart(
  async () => (await import("../accounts/confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
);

/** Asks the user for the password when the server wants a proof before a request, which is then sent again. */
export function IdentityConfirmation({ session }: { session: UserSession }): ReactNode {
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();

  useEffect(() => {
    onProofWanted(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => onProofWanted(async () => false);
  }, []);

  if (answer === undefined) return null;
  const close = (isProved: boolean) => {
    answer(isProved);
    setAnswer(undefined);
  };
  return <ConfirmIdentityDialog session={session} onProved={() => close(true)} onClose={() => close(false)} />;
}
