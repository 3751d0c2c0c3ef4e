import { type KeyboardEvent, useEffect, useRef } from "react";
import type { UserSession } from "../api/client.ts";
import { Button } from "../ui/controls/button.tsx";
import { formatAddress, SECTION_TITLES, type SectionId } from "./address.ts";

interface SectionNavProps {
  session: UserSession;
  sections: readonly SectionId[];
  shown: SectionId;
  hasEnded: boolean;
  /** Number of changes that wait for the user. */
  waiting: number;
  onSignIn(): void;
  onSignOut(): void;
}

/** The links to the sections, the name of the signed-in user, and the button that signs out or in again. */
export function SectionNav({ session, sections, shown, hasEnded, waiting, onSignIn, onSignOut }: SectionNavProps) {
  return (
    <div className="section-nav">
      <SectionMenu {...{ sections, shown, waiting }} />
      <p className="signed-in" aria-live="polite">
        {hasEnded ? (
          "Your session has ended."
        ) : (
          <>
            <span className="signed-in-as">Signed in as</span>{" "}
            <a href={formatAddress({ section: "accounts", path: "me" })}>{session.name}</a>
          </>
        )}
      </p>
      <Button look="quiet" text={hasEnded ? "Sign In Again" : "Sign Out"} onClick={hasEnded ? onSignIn : onSignOut} />
    </div>
  );
}

/** The number of changes that wait for the user. */
function Badge({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="badge">
        {count}
        <span className="visually-hidden"> waiting for you</span>
      </span>
    )
  );
}

/** The width from which all links fit into a row. */
const WIDE = "(min-width: 80rem)";

/** The links in a row on wide screens, and behind a menu button on narrow ones. */
function SectionMenu({ sections, shown, waiting }: Pick<SectionNavProps, "sections" | "shown" | "waiting">) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const { current } = menu;
    const wide = matchMedia(WIDE);
    const adapt = () => current?.toggleAttribute("open", wide.matches);
    adapt();
    wide.addEventListener("change", adapt);
    return () => wide.removeEventListener("change", adapt);
  }, []);

  /** Closes the menu button's list, with the focus on the button. A choice of another section moves it on. */
  function closeOnNarrowScreens(): void {
    if (matchMedia(WIDE).matches) return;
    menu.current?.removeAttribute("open");
    menu.current?.querySelector("summary")?.focus();
  }

  return (
    <nav aria-label="Admin" onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && closeOnNarrowScreens()}>
      <details ref={menu}>
        <summary>
          <span className="visually-hidden">Menu: </span>
          {SECTION_TITLES[shown]} <Badge count={waiting} />
        </summary>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a
                href={formatAddress({ section })}
                aria-current={section === shown ? "page" : undefined}
                onClick={closeOnNarrowScreens}
              >
                {SECTION_TITLES[section]} {section === "proposals" && <Badge count={waiting} />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
