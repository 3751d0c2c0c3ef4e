import type { ComponentType } from "react";
import { dangerouslySkipEscape } from "vike/server";
import type { Site } from "#schemas/site.generated.ts";
import { renderAdminDocument } from "#site/admin/document.tsx";
import { injectNothing } from "#site/inject-nothing.ts";

interface AdminContext {
  Page: ComponentType<Site>;
  /** What +data.ts answered. */
  data: Site;
}

export function onRenderHtml({ Page, data }: AdminContext) {
  return { documentHtml: dangerouslySkipEscape(renderAdminDocument(Page, data)), injectFilter: injectNothing };
}
