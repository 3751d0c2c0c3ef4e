import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Session } from "./api/admin-api.ts";
import { HistorySection } from "./history/history-section.tsx";
import { ImportSection } from "./import/import-section.tsx";
import { PanelBar } from "./panel-bar.tsx";
import { SignInAgainDialog } from "./session/sign-in-again-dialog.tsx";
import { SignOutDialog } from "./session/sign-out-dialog.tsx";
import { useSession } from "./session/use-session.ts";
import { useHash } from "./ui/use-hash.ts";
import { useRestoreFocus } from "./ui/use-restore-focus.ts";

interface PanelProps {
  session: Session;
  /** If true, the panel takes the focus that the sign-in form had. */
  isReplacingSignIn: boolean;
  onSignedOut(): void;
}

const TABS = [
  { hash: "#import", title: "Content Import" },
  { hash: "#history", title: "History" },
] as const;

/** The screen for signed-in users. A hidden section stays mounted, so it keeps what the user typed. */
export function Panel({ session: initialSession, isReplacingSignIn, onSignedOut }: PanelProps): ReactNode {
  const [openDialog, setOpenDialog] = useState<"sign-in" | "sign-out">();
  const [storeVersion, onStoreChanged] = useReducer((version: number) => version + 1, 0);
  const [isUnsaved, setUnsaved] = useState(false);
  const askToSignIn = useCallback(() => setOpenDialog("sign-in"), []);
  const closeDialog = useCallback(() => setOpenDialog(undefined), []);
  const { session, hasEnded, renew, leave } = useSession(initialSession, askToSignIn, onSignedOut);
  const panel = useRef<HTMLDivElement>(null);
  const hash = useHash();
  const shown = TABS.find((tab) => tab.hash === hash)?.hash ?? "#import";

  useEffect(() => {
    if (isReplacingSignIn) panel.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [isReplacingSignIn]);
  useRestoreFocus(panel, openDialog !== undefined);

  return (
    <>
      <div ref={panel}>
        <PanelBar
          tabs={TABS}
          shown={shown}
          name={hasEnded ? undefined : session.name}
          onSignIn={askToSignIn}
          onSignOut={isUnsaved ? () => setOpenDialog("sign-out") : leave}
        />
        <div hidden={shown !== "#import"}>
          <ImportSection
            isShown={shown === "#import"}
            storeVersion={storeVersion}
            onStoreChanged={onStoreChanged}
            onUnsaved={setUnsaved}
          />
        </div>
        <div hidden={shown !== "#history"}>
          <HistorySection isShown={shown === "#history"} storeVersion={storeVersion} onStoreChanged={onStoreChanged} />
        </div>
      </div>
      {openDialog === "sign-in" && (
        <SignInAgainDialog
          session={session}
          onSignedIn={(renewed) => {
            renew(renewed);
            closeDialog();
            onStoreChanged();
          }}
          onClose={closeDialog}
        />
      )}
      {openDialog === "sign-out" && <SignOutDialog onSignOut={leave} onClose={closeDialog} />}
    </>
  );
}
