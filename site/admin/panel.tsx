import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Fragment, type RefObject, Suspense, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { UserSession } from "./api/client.ts";
import { onProofWanted } from "./api/request.ts";
import { SECTION_TITLES, type SectionId, type SectionProps } from "./navigation/address.ts";
import { SectionNav } from "./navigation/section-nav.tsx";
import { useAddresses } from "./navigation/use-address.ts";
import { waitsFor } from "./proposals/describe-proposal.ts";
import { proposalsQuery } from "./proposals/proposal-queries.ts";
import { queryClient } from "./query/query-client.ts";
import { useRegularly } from "./quotes/use-regularly.ts";
import { SECTIONS } from "./sections.tsx";
import { SignInAgainDialog } from "./session/sign-in-again-dialog.tsx";
import { useSession } from "./session/use-session.ts";
import { Button } from "./ui/controls/button.tsx";
import { lazyPart } from "./ui/lazy-part.tsx";
import { DialogActions, Modal } from "./ui/modal.tsx";

const ConfirmIdentityDialog = lazyPart(
  async () => (await import("./accounts/confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
);

interface PanelProps {
  session: UserSession;
  /** If true, the panel takes the focus that the sign-in form had. */
  isReplacingSignIn: boolean;
  /** Called when another person has signed in after the session had ended. */
  onReplaced(session: UserSession): void;
  onSignedOut(): void;
}

/** The screen for signed-in users: the navigation and the section that the address names. */
export function Panel({ session: initialSession, isReplacingSignIn, onReplaced, onSignedOut }: PanelProps) {
  const [openDialog, setOpenDialog] = useState<"sign-in" | "sign-out">();
  const [unsaved, noteUnsaved] = useReducer(reduceUnsaved, NONE_UNSAVED);
  const askToSignIn = useCallback(() => setOpenDialog("sign-in"), []);
  const closeDialog = useCallback(() => setOpenDialog(undefined), []);
  const { session, hasEnded, renew, leave } = useSession(initialSession, askToSignIn, onSignedOut);
  const panel = useRef<HTMLDivElement>(null);
  const sections = (Object.keys(SECTION_TITLES) as SectionId[]).filter((id) => SECTIONS[id].isFor?.(session) ?? true);
  const addresses = useAddresses(sections);
  const waiting = useQuery({ ...proposalsQuery, enabled: !hasEnded }, queryClient);
  useRegularly(!hasEnded, waiting.refetch);

  useEffect(() => {
    if (!isReplacingSignIn) return;
    // One of the two is hidden, and stays without the focus.
    for (const element of panel.current?.querySelectorAll<HTMLElement>(".section-nav :is(summary, [aria-current])") ??
      [])
      element.focus();
  }, [isReplacingSignIn]);
  useRestoreFocus(panel, openDialog !== undefined);

  return (
    <QueryClientProvider client={queryClient}>
      <div ref={panel}>
        <SectionNav
          sections={sections.filter((id) => SECTIONS[id].isListedFor?.(session) ?? true)}
          shown={addresses.shown}
          session={session}
          hasEnded={hasEnded}
          waiting={waiting.data?.filter((proposal) => waitsFor(proposal, session)).length ?? 0}
          onSignIn={askToSignIn}
          onSignOut={unsaved.size > 0 ? () => setOpenDialog("sign-out") : leave}
        />
        <Sections {...{ session, sections, addresses, noteUnsaved }} />
      </div>
      {openDialog === "sign-in" && (
        <SignInAgainDialog
          session={session}
          onSignedIn={(renewed) => {
            renew(renewed);
            closeDialog();
          }}
          onReplaced={onReplaced}
          onClose={closeDialog}
        />
      )}
      <IdentityConfirmation session={session} />
      {openDialog === "sign-out" && (
        <Modal title="Sign Out?" onClose={closeDialog}>
          <p>
            Your changes aren't published yet. Unless a message says otherwise, they stay as a draft on this computer
            for the next time you sign in.
          </p>
          <DialogActions action="Stay Signed In" onAct={closeDialog} cancel="Sign Out" onCancel={leave} />
        </Modal>
      )}
    </QueryClientProvider>
  );
}

const NONE_UNSAVED: ReadonlySet<SectionId> = new Set();

/** Remembers which sections have changes that are not published. */
function reduceUnsaved(last: ReadonlySet<SectionId>, [id, isUnsaved]: [id: SectionId, isUnsaved: boolean]) {
  const next = new Set(last);
  if (isUnsaved) next.add(id);
  else next.delete(id);
  return next;
}

interface SectionsProps extends Omit<SectionProps, "address" | "isShown" | "onUnsaved"> {
  addresses: ReturnType<typeof useAddresses>;
  noteUnsaved(change: [id: SectionId, isUnsaved: boolean]): void;
}

/** The sections that were visited, one of them shown, and below Home a line that opens Content Import. */
function Sections({ addresses, ...props }: SectionsProps) {
  const { shown, closed, hasMoved, visited } = addresses;
  const [isImportOpen, setImportOpen] = useState(false);
  const isHome = shown === "home";
  return (
    <>
      {closed !== undefined && (
        <p className="outcome" role="alert">
          You may not open {closed}. Ask an owner to allow it.
        </p>
      )}
      {props.sections.map((id) => {
        const isBelowHome = id === "import" && isImportOpen;
        const address = visited.get(id) ?? (isBelowHome ? visited.get("home") : undefined);
        return (
          <Fragment key={id}>
            {id === "import" && isHome && !isImportOpen && (
              <Button look="quiet" text="Import content as JSON" onClick={() => setImportOpen(true)} />
            )}
            {address !== undefined && (
              <SectionFrame
                id={id}
                address={address}
                isArrival={(hasMoved && id === shown) || (isBelowHome && isHome)}
                isShown={id === shown || (isBelowHome && isHome)}
                {...props}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
}

interface SectionFrameProps extends Omit<SectionProps, "onUnsaved"> {
  id: SectionId;
  /** True if the user came here from another section. */
  isArrival: boolean;
  noteUnsaved: SectionsProps["noteUnsaved"];
}

function SectionFrame({ id, isArrival, noteUnsaved, ...props }: SectionFrameProps) {
  const { Component } = SECTIONS[id];
  const frame = useRef<HTMLDivElement>(null);
  const onUnsaved = useCallback((isUnsaved: boolean) => noteUnsaved([id, isUnsaved]), [id, noteUnsaved]);
  return (
    <div hidden={!props.isShown} ref={frame}>
      <Suspense fallback={<p className="loading">Loading...</p>}>
        <Component {...props} onUnsaved={onUnsaved} />
        <FocusHeading section={frame} isArrival={isArrival} />
      </Suspense>
    </div>
  );
}

/** Gives the focus to the heading of a section that was opened, unless the navigation or the section itself has it. */
function FocusHeading({ section, isArrival }: { section: RefObject<HTMLElement | null>; isArrival: boolean }) {
  useEffect(() => {
    const { activeElement } = document;
    if (!isArrival || section.current?.contains(activeElement) || activeElement?.matches(".section-nav nav a")) return;
    const headings = section.current?.querySelectorAll("h2") ?? [];
    const heading = [...headings].find((candidate) => candidate.checkVisibility());
    if (heading === undefined) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isArrival, section]);

  return null;
}

/**
 * Restores the last focus inside an element after a dialog over it has closed. The browser does this too, except if the
 * focused element was disabled when the dialog opened.
 */
function useRestoreFocus(ref: RefObject<HTMLElement | null>, isCovered: boolean): void {
  const lastFocused = useRef<EventTarget>(null);

  useEffect(() => {
    const { current } = ref;
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    current?.addEventListener("focusin", remember);
    return () => current?.removeEventListener("focusin", remember);
  }, [ref]);

  useEffect(() => {
    if (!isCovered && lastFocused.current instanceof HTMLElement) lastFocused.current.focus();
  }, [isCovered]);
}

/** Asks the user for the password when the server wants a proof before a request, which is then sent again. */
function IdentityConfirmation({ session }: { session: UserSession }) {
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
