import type { LintSite } from "#content/lint/model/lint-site.ts";
import type { RuleFinding } from "#content/lint/model/rule.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** Reports repeated texts on pages that search engines may list. Case and space at the ends do not matter. */
export function findDuplicates({ index }: LintSite, field: "title" | "description"): RuleFinding[] {
  const pointer = `/meta/${field}`;
  const firstPages = new Map<string, DocumentId>();
  return [...index].flatMap(([page, { page: meta }]) => {
    if (!meta?.isIndexed) return [];
    const text = meta[field].trim().toLowerCase();
    const firstPage = firstPages.get(text);
    if (firstPage === undefined) {
      firstPages.set(text, page);
      return [];
    }
    const related = [{ page: firstPage, pointer, message: "The first use is here." }];
    return [{ page, pointer, message: `The page ${firstPage} has the same ${field}.`, related }];
  });
}
