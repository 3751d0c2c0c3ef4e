import type { ComponentType } from "react";
import { dangerouslySkipEscape } from "vike/server";
import type { Site } from "#schemas/site.generated.ts";
import { renderAdminDocument } from "#site/admin/document.tsx";

interface AdminContext {
  Page: ComponentType<Site>;
  /** What +data.ts answered. */
  data: Site;
}

export function onRenderHtml({ Page, data }: AdminContext) {
  return dangerouslySkipEscape(renderAdminDocument(Page, data));
}
