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
      /** Result of +onRenderHtml, before vike adds its script. */
      rendered?: Rendered;
    }
  }
}

interface Rendered {
  html: string;
  /** Renders the document at another path of the same route. Returns undefined if the page there has no content. */
  renderSibling(path: string, reader: SiteReader): Promise<string | undefined>;
}
