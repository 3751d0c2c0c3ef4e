import { type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Session } from "./api/admin-api.ts";
import { HistorySection } from "./history/history-section.tsx";
import { ImportSection } from "./import/import-section.tsx";
import { SignInForm } from "./session/sign-in-form.tsx";
import { useSession } from "./session/use-session.ts";
import { Modal } from "./ui/modal.tsx";
import { useHash } from "./ui/use-hash.ts";
import { useRestoreFocus } from "./ui/use-restore-focus.ts";

interface PanelProps {
  session: Session;
  /** Whether it comes in the place of something that had the focus. */
  takesFocus: boolean;
  onSignedOut(): void;
}

const TABS = [
  { hash: "#import", title: "Content Import" },
  { hash: "#history", title: "History" },
] as const;

/** What whoever is signed in works with. Its sections keep what was typed in them, shown or not. */
export function Panel({ session, takesFocus, onSignedOut }: PanelProps): ReactNode {
  const [asked, setAsked] = useState<"sign-in" | "sign-out">();
  const [generation, onStoreChanged] = useReducer((count: number) => count + 1, 0);
  const [isUnsaved, setUnsaved] = useState(false);
  const askToSignIn = useCallback(() => setAsked("sign-in"), []);
  const close = useCallback(() => setAsked(undefined), []);
  const { name, isOver, renew, leave } = useSession(session, askToSignIn, onSignedOut);
  const panel = useRef<HTMLDivElement>(null);
  const hash = useHash();
  const shown = TABS.find((tab) => tab.hash === hash)?.hash ?? "#import";

  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [takesFocus]);
  useRestoreFocus(panel, asked !== undefined);

  return (
    <>
      <div ref={panel}>
        <div className="panel-bar">
          <nav aria-label="Admin">
            <ul>
              {TABS.map((tab) => (
                <li key={tab.hash}>
                  <a href={tab.hash} aria-current={tab.hash === shown ? "page" : undefined}>
                    {tab.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="signed-in">
            {isOver ? (
              "Your session has ended."
            ) : (
              <>
                Signed in as <strong>{name}</strong>
              </>
            )}
          </p>
          <button
            className="button quiet"
            type="button"
            onClick={isOver ? askToSignIn : isUnsaved ? () => setAsked("sign-out") : leave}
          >
            {isOver ? "Sign In Again" : "Sign Out"}
          </button>
        </div>
        <div hidden={shown !== "#import"}>
          <ImportSection
            isShown={shown === "#import"}
            generation={generation}
            onStoreChanged={onStoreChanged}
            onUnsaved={setUnsaved}
          />
        </div>
        <div hidden={shown !== "#history"}>
          <HistorySection isShown={shown === "#history"} generation={generation} onStoreChanged={onStoreChanged} />
        </div>
      </div>
      {asked === "sign-in" && (
        <Modal title="Please Sign In Again" onClose={close}>
          <p>Your session has ended. Nothing that you typed is lost.</p>
          <SignInForm
            name={name}
            onSignedIn={(renewed) => {
              renew(renewed);
              close();
              onStoreChanged();
            }}
          >
            <button className="button quiet" type="button" onClick={close}>
              Not Now
            </button>
          </SignInForm>
        </Modal>
      )}
      {asked === "sign-out" && (
        <Modal title="Sign Out?" onClose={close}>
          <p>What you have not imported will be lost.</p>
          <div className="actions">
            <button className="button" type="button" onClick={close}>
              Stay
            </button>
            <button className="button secondary" type="button" onClick={leave}>
              Sign Out
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
