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
    }
  }
}
