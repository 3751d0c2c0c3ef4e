import type { ComponentType } from "react";
import type { SiteReader } from "../page-model/media.ts";
import type { PageModel } from "../page-model/page-model.ts";

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<PageModel>;
      data: PageModel;
    }
    interface PageContextServer {
      reader: SiteReader;
      /** What +onRenderHtml made, before vike's additions. */
      rendered?: Rendered;
    }
  }
}

interface Rendered {
  html: string;
  /** The document of another address that the same page answers; undefined where that has no content. */
  renderSibling(path: string, reader: SiteReader): Promise<string | undefined>;
}
