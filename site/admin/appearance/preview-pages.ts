import { useQuery } from "@tanstack/react-query";
import { type PageId, parentOf } from "#schemas/page-ids.ts";
import { sharedPageListQuery } from "../page-index/shared-page-list.ts";
import { queryClient } from "../query/query-client.ts";

/** Returns the pages to preview a theme on: home, about, contact, an overview of a line of business, and a coverage page. */
export function usePreviewPages(): PageId[] {
  const { data } = useQuery(sharedPageListQuery, queryClient);
  const ids = (data?.pages ?? []).map(({ id }) => id);
  const coverage = ids.find((id) => parentOf(id) !== undefined);
  const overview = coverage === undefined ? undefined : parentOf(coverage);
  const wanted = ["home", "about", overview, coverage, "contact"];
  return wanted.filter((id) => id !== undefined && (id === "home" || ids.includes(id))) as PageId[];
}
