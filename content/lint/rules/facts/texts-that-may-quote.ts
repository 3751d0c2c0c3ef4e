import { FACT_SOURCES } from "#content/facts/facts.ts";
import type { LintDocument, LintText } from "#content/lint/model/lint-document.ts";
import { segments } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";

/** Site settings that facts are read from, or that name wordings literally. */
const LITERAL_SETTINGS: ReadonlySet<string> = new Set([...FACT_SOURCES, "lint"]);

/** Returns the texts and links of a document that may quote facts. */
export function textsThatMayQuote({ page, texts }: LintDocument): LintText[] {
  const mayQuote = texts.filter(({ isProse, kind }) => isProse || kind === "url");
  if (page !== SITE) return mayQuote;
  return mayQuote.filter(({ pointer }) => !LITERAL_SETTINGS.has(segments(pointer)[0] ?? ""));
}
