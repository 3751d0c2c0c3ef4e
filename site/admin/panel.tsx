import { type ReactNode, Suspense, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Session } from "./api/admin-api.ts";
import { type Address, SECTION_TITLES, type SectionId } from "./navigation/address.ts";
import { FocusHeading } from "./navigation/focus-heading.tsx";
import { SectionNav } from "./navigation/section-nav.tsx";
import type { SectionProps } from "./navigation/section-props.ts";
import { useAddress } from "./navigation/use-address.ts";
import { SECTIONS } from "./sections.tsx";
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
        {sections.map((id) => {
          const address = addresses.visited.get(id);
          if (address === undefined) return null;
          return (
            <SectionFrame
              key={id}
              id={id}
              address={address}
              isArrival={addresses.hasMoved && id === addresses.shown}
              isShown={id === addresses.shown || (id === "import" && addresses.shown === "home")}
              {...{ session, sections, storeVersion, onStoreChanged, noteUnsaved }}
            />
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
  /** True after the user has gone to another address than the first one. */
  hasMoved: boolean;
  /** The last address of each section that was shown. */
  visited: ReadonlyMap<SectionId, Address>;
}

/** Follows the address, and remembers those of the sections that are hidden. */
function useAddresses(sections: readonly SectionId[]): Addresses {
  const address = useAddress();
  const [first] = useState(address);
  const shown = sections.includes(address.section) ? address.section : "home";
  const [visited, setVisited] = useState<ReadonlyMap<SectionId, Address>>(new Map());
  const isKnown = visited.get(shown) === address;
  if (!isKnown) {
    const withImport = shown === "home" && !visited.has("import") ? [["import", address] as const] : [];
    setVisited(new Map([...visited, [shown, address], ...withImport]));
  }
  const lastShown = useRef(shown);

  useEffect(() => {
    document.title = `${SECTION_TITLES[shown]} | ${TITLE}`;
    if (lastShown.current !== shown) scrollTo(0, 0);
    lastShown.current = shown;
  }, [shown]);

  return { shown, hasMoved: address !== first, visited };
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
