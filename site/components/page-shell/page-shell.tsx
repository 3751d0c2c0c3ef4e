import type { ReactNode } from "react";
import type { PageModel } from "#site/page-model/page-model.ts";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import { Notice } from "../notice/notice.tsx";
import { Slot } from "./slot.tsx";

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
