import type { ReactNode } from "react";
import type { Site } from "#schemas/generated/site.ts";
import { Lantern } from "#site/illustrations/lantern.tsx";

/** Static shell of the admin, which shows until the script loads. */
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
        {/* The app is not rendered on the server. It starts with this loading text. */}
        <div id="admin">
          <p className="loading">Loading...</p>
        </div>
        <noscript>
          <p>The admin panel needs JavaScript. Turn it on for this site and reload the page.</p>
        </noscript>
      </main>
    </>
  );
}
