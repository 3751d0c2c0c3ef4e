import { useMemo } from "react";
import type { TextSearch } from "#content/lint/search-texts.ts";
import { searchTexts } from "#site/admin/api/pages-api.ts";
import { type Query, useQuery } from "#site/admin/query/use-query.ts";

/** The shortest text that is searched for. */
const MIN_LENGTH = 2;

const NOTHING: TextSearch = { matches: [], hasMore: false };

/** Searches the texts of all pages, again when the text or the store has changed. */
export function useTextSearch(text: string, storeVersion: number): Query<TextSearch> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the store is searched again
  const search = useMemo(
    () => (text.length < MIN_LENGTH ? async () => NOTHING : () => searchTexts(text)),
    [text, storeVersion],
  );
  return useQuery(search);
}
