import { LogoLink } from "#site/components/logo/logo.tsx";
import { MediaContext } from "#site/components/media-image/media-image.tsx";
import type { AdminData } from "./+data.ts";

/** Static shell of the admin, which shows until the script loads. */
export default function AdminPage({ site, theme, media }: AdminData) {
  return (
    <MediaContext value={media}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="header">
        <LogoLink logo={theme.logo} name={site.name} />
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
    </MediaContext>
  );
}
