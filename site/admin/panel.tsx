import { Fragment, type ReactNode, Suspense, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Session } from "./api/admin-api.ts";
import { type Address, SECTION_TITLES, type SectionId } from "./navigation/address.ts";
import { FocusHeading } from "./navigation/focus-heading.tsx";
import { SectionNav } from "./navigation/section-nav.tsx";
import type { SectionProps } from "./navigation/section-props.ts";
import { useAddress } from "./navigation/use-address.ts";
import { SECTIONS } from "./sections.tsx";
import { IdentityConfirmation } from "./session/identity-confirmation.tsx";
import { SignInAgainDialog } from "./session/sign-in-again-dialog.tsx";
import { SignOutDialog } from "./session/sign-out-dialog.tsx";
import { useSession } from "./session/use-session.ts";
import { useRestoreFocus } from "./ui/use-restore-focus.ts";

interface PanelProps {
  session: Session;
  /** If true, the panel takes the focus that the sign-in form had. */
  isReplacingSignIn: boolean;
  /** Called when another person has signed in after the session had ended. */
  onReplaced(session: Session): void;
  onSignedOut(): void;
}

/** The screen for signed-in users: the navigation and the section that the address names. */
export function Panel({ session: initialSession, isReplacingSignIn, onReplaced, onSignedOut }: PanelProps): ReactNode {
  const [openDialog, setOpenDialog] = useState<"sign-in" | "sign-out">();
  const [storeVersion, onStoreChanged] = useReducer((version: number) => version + 1, 0);
  const [unsaved, setUnsaved] = useState<ReadonlySet<SectionId>>(new Set());
  const askToSignIn = useCallback(() => setOpenDialog("sign-in"), []);
  const closeDialog = useCallback(() => setOpenDialog(undefined), []);
  const { session, hasEnded, renew, leave } = useSession(initialSession, askToSignIn, onSignedOut);
  const panel = useRef<HTMLDivElement>(null);
  const sections = (Object.keys(SECTION_TITLES) as SectionId[]).filter((id) => maySee(session, id));
  const addresses = useAddresses(sections);
  const [isImportOpen, setImportOpen] = useState(false);
  const isHome = addresses.shown === "home";

  useEffect(() => {
    if (!isReplacingSignIn) return;
    // One of the two is hidden, and stays without the focus.
    for (const element of panel.current?.querySelectorAll<HTMLElement>(".section-nav :is(summary, [aria-current])") ??
      [])
      element.focus();
  }, [isReplacingSignIn]);
  useRestoreFocus(panel, openDialog !== undefined);

  const noteUnsaved = useCallback(
    (id: SectionId, isUnsaved: boolean) =>
      setUnsaved((last) => {
        const next = new Set(last);
        if (isUnsaved) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );

  return (
    <>
      <div ref={panel}>
        <SectionNav
          sections={sections.filter((id) => isListed(session, id))}
          shown={addresses.shown}
          name={hasEnded ? undefined : session.name}
          onSignIn={askToSignIn}
          onSignOut={unsaved.size > 0 ? () => setOpenDialog("sign-out") : leave}
        />
        {addresses.closed !== undefined && (
          <p className="outcome" role="alert">
            You may not open {addresses.closed}. Ask an owner to allow it.
          </p>
        )}
        {sections.map((id) => {
          const isBelowHome = id === "import" && isImportOpen;
          const address = addresses.visited.get(id) ?? (isBelowHome ? addresses.visited.get("home") : undefined);
          return (
            <Fragment key={id}>
              {id === "import" && isHome && !isImportOpen && (
                <button className="button quiet" type="button" onClick={() => setImportOpen(true)}>
                  Import content as JSON
                </button>
              )}
              {address !== undefined && (
                <SectionFrame
                  id={id}
                  address={address}
                  isArrival={(addresses.hasMoved && id === addresses.shown) || (isBelowHome && isHome)}
                  isShown={id === addresses.shown || (isBelowHome && isHome)}
                  {...{ session, sections, storeVersion, onStoreChanged, noteUnsaved }}
                />
              )}
            </Fragment>
          );
        })}
      </div>
      {openDialog === "sign-in" && (
        <SignInAgainDialog
          session={session}
          onSignedIn={(renewed) => {
            renew(renewed);
            closeDialog();
            onStoreChanged();
          }}
          onReplaced={onReplaced}
          onClose={closeDialog}
        />
      )}
      <IdentityConfirmation session={session} />
      {openDialog === "sign-out" && <SignOutDialog onSignOut={leave} onClose={closeDialog} />}
    </>
  );
}

function maySee(session: Session, id: SectionId): boolean {
  const section = SECTIONS[id];
  return section !== undefined && (section.isFor?.(session) ?? true);
}

function isListed(session: Session, id: SectionId): boolean {
  return SECTIONS[id]?.isListedFor?.(session) ?? true;
}

interface Addresses {
  shown: SectionId;
  /** The title of the section that the address names but the user may not open. */
  closed: string | undefined;
  /** True after the user has gone to another address than the first one. */
  hasMoved: boolean;
  /** The last address of each section that was shown. */
  visited: ReadonlyMap<SectionId, Address>;
}

/** Follows the address, and remembers those of the sections that are hidden. */
function useAddresses(sections: readonly SectionId[]): Addresses {
  const address = useAddress();
  const [first] = useState(address);
  const isOpen = sections.includes(address.section);
  const shown = isOpen ? address.section : "home";
  const [visited, setVisited] = useState<ReadonlyMap<SectionId, Address>>(new Map());
  const isKnown = visited.get(shown) === address;
  if (!isKnown) setVisited(new Map([...visited, [shown, address]]));
  const lastShown = useRef(shown);

  useEffect(() => {
    document.title = `${SECTION_TITLES[shown]} | ${TITLE}`;
    if (lastShown.current !== shown) scrollTo(0, 0);
    lastShown.current = shown;
  }, [shown]);

  return { shown, closed: isOpen ? undefined : SECTION_TITLES[address.section], hasMoved: address !== first, visited };
}

/** The title of the static page. */
const TITLE = document.title;

interface SectionFrameProps extends Omit<SectionProps, "onUnsaved"> {
  id: SectionId;
  /** True if the user came here from another section. */
  isArrival: boolean;
  noteUnsaved(id: SectionId, isUnsaved: boolean): void;
}

function SectionFrame({ id, isArrival, noteUnsaved, ...props }: SectionFrameProps): ReactNode {
  const Component = SECTIONS[id]?.Component;
  const frame = useRef<HTMLDivElement>(null);
  const onUnsaved = useCallback((isUnsaved: boolean) => noteUnsaved(id, isUnsaved), [id, noteUnsaved]);
  return (
    Component && (
      <div hidden={!props.isShown} ref={frame}>
        <Suspense fallback={<p className="loading">Loading...</p>}>
          <Component {...props} onUnsaved={onUnsaved} />
          <FocusHeading section={frame} isArrival={isArrival} />
        </Suspense>
      </div>
    )
  );
}
