import type { ReactNode } from "react";

interface PanelBarProps {
  tabs: readonly { hash: string; title: string }[];
  /** The hash of the tab whose section is shown. */
  shown: string;
  /** The name of the signed-in user, or undefined after the session has ended. */
  name: string | undefined;
  onSignIn(): void;
  onSignOut(): void;
}

/** The links to the sections, the name of the signed-in user, and the button that signs out or in again. */
export function PanelBar({ tabs, shown, name, onSignIn, onSignOut }: PanelBarProps): ReactNode {
  return (
    <div className="panel-bar">
      <nav aria-label="Admin">
        <ul>
          {tabs.map(({ hash, title }) => (
            <li key={hash}>
              <a href={hash} aria-current={hash === shown ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="signed-in">
        {name === undefined ? (
          "Your session has ended."
        ) : (
          <>
            Signed in as <strong>{name}</strong>
          </>
        )}
      </p>
      <button className="button quiet" type="button" onClick={name === undefined ? onSignIn : onSignOut}>
        {name === undefined ? "Sign In Again" : "Sign Out"}
      </button>
    </div>
  );
}
