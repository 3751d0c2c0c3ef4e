import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../ui/controls/button.tsx";
import { formatAddress, SECTION_TITLES, type SectionId } from "./address.ts";

interface SectionNavProps {
  sections: readonly SectionId[];
  shown: SectionId;
  /** The name of the signed-in user, or undefined after the session has ended. */
  name: string | undefined;
  onSignIn(): void;
  onSignOut(): void;
}

/** The links to the sections, the name of the signed-in user, and the button that signs out or in again. */
export function SectionNav({ sections, shown, name, onSignIn, onSignOut }: SectionNavProps): ReactNode {
  return (
    <div className="section-nav">
      <SectionMenu sections={sections} shown={shown} />
      <p className="signed-in" aria-live="polite">
        {name === undefined ? (
          "Your session has ended."
        ) : (
          <>
            <span className="signed-in-as">Signed in as</span>{" "}
            <a href={formatAddress({ section: "accounts", path: "me" })}>{name}</a>
          </>
        )}
      </p>
      <Button
        look="quiet"
        text={name === undefined ? "Sign In Again" : "Sign Out"}
        onClick={name === undefined ? onSignIn : onSignOut}
      />
    </div>
  );
}

/** The width from which all links fit into a row. */
const WIDE = "(min-width: 80rem)";

/** The links in a row on wide screens, and behind a menu button on narrow ones. */
function SectionMenu({ sections, shown }: Pick<SectionNavProps, "sections" | "shown">): ReactNode {
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
          {SECTION_TITLES[shown]}
        </summary>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a
                href={formatAddress({ section })}
                aria-current={section === shown ? "page" : undefined}
                onClick={closeOnNarrowScreens}
              >
                {SECTION_TITLES[section]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
