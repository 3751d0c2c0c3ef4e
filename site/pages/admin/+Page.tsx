import type { ReactNode } from "react";
import type { Site } from "#schemas/site.generated.ts";
import { Lantern } from "#site/art/lantern.tsx";

/** What stands there before the admin runs, and around it. */
export default function AdminPage({ name }: Site): ReactNode {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="header">
        <a className="logo" href="/">
          <Lantern />
          <span>{name}</span>
        </a>
        <a className="return-link" href="/">
          Return to Website
        </a>
      </header>
      <main className="admin" id="main" tabIndex={-1}>
        <h1>Admin Panel</h1>
        <div id="admin">
          <p className="loading">Loading...</p>
        </div>
        <noscript>
          <p>The admin runs in your browser: please allow this site to use JavaScript, and load the page again.</p>
        </noscript>
      </main>
    </>
  );
}
