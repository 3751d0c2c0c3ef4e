import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { REQUEST_FILTERS, type RequestList } from "#schemas/quotes/quote-inbox.ts";
import { DeleteQuarantined } from "./delete-quarantined.tsx";

test.each([
  ["the requests of the list, without those that have arrived since", 1203, 3, "(1,200)…", false],
  ["nothing, and is disabled, if only new ones are there", 3, 3, "(0)…", true],
])("counts %s", (_, all, newCount, text, isDisabled) => {
  const counts = Object.fromEntries(REQUEST_FILTERS.map((filter) => [filter, all])) as RequestList["counts"];
  const inbox = { choices: { search: "" }, counts, newCount, readAt: "2026-01-05T12:00:00Z" };
  const html = renderToStaticMarkup(<DeleteQuarantined inbox={inbox} onDone={() => undefined} />);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(`Delete All ${text}`);
  expect(html.includes("disabled")).toBe(isDisabled);
});
