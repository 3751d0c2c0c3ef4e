import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { loadMissingPage, loadPage, type PageModel } from "../page-model/page-model.ts";

export async function data({ reader, urlPathname, is404 }: PageContextServer): Promise<PageModel> {
  if (is404 !== null) return loadMissingPage(reader, urlPathname);
  const page = await loadPage(reader, urlPathname);
  if (page === undefined) throw render(404);
  return page;
}
