import type { ReactNode } from "react";
import type { PageModel } from "#site/page-model/page-model.ts";
import type { PageSlotName } from "#site/slots/slots.ts";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import { Notice } from "../notice/notice.tsx";

export function PageShell({ page, children }: { page: PageModel; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Notice site={page.site} />
      <Header site={page.site} logo={page.theme.logo} path={page.path} />
      <Slot name="header-note" page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={page.site} />
      <Slot name="footer-extra" page={page} />
    </>
  );
}

/** Names of the landmarks of slots that are outside of the main part of the page. */
const LANDMARKS: Partial<Record<PageSlotName, string>> = { "header-note": "Announcement", "footer-extra": "More" };

/** A part that an agency adds to a page. */
export function Slot({ name, page }: { name: PageSlotName; page: PageModel }) {
  const { path, content, line, site, overrides } = page;
  const added = overrides?.slots[name]?.({ site, page: { path, title: content.hero.title, line: line?.id } });
  if (!added) return null;
  const label = LANDMARKS[name];
  const Element = label === undefined ? "div" : "aside";
  return (
    <Element className={`slot slot-${name}`} aria-label={label}>
      {added}
    </Element>
  );
}
