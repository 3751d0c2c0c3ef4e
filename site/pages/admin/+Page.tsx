import type { ReactNode } from "react";
import type { Site } from "#schemas/generated/site.ts";
import { Lantern } from "#site/illustrations/lantern.tsx";
import type { IslandName, IslandTrigger } from "#site/islands/island/island-types.ts";

const island: { name: IslandName; when: IslandTrigger } = { name: "admin", when: "load" };

/** The static frame of the admin: the header, the title, and the place where the island renders. */
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
        {/* The server does not load the code of this island, so the placeholder is written here. */}
        <div id="admin" data-island={island.name} data-when={island.when}>
          <p className="loading">Loading...</p>
        </div>
        <noscript>
          <p>The admin panel needs JavaScript. Turn on JavaScript for this site, then reload the page.</p>
        </noscript>
      </main>
    </>
  );
}
