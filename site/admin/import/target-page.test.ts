import { describe, expect, test } from "vitest";
import { targetUse } from "./target-page.ts";

function pages(...ids: string[]) {
  return ids.map((page) => ({ page, status: "unchanged" as const }));
}

describe("the target page", () => {
  test.each([
    ["nothing is known", undefined, true, "Only for token-only content, which does not say its page."],
    [
      "the content says no page",
      { format: "tokens", imported: pages("farm") },
      true,
      "The content does not say its page: it is for this one.",
    ],
    ["no page is known", { format: "string", imported: [] }, false, "Not used: the content says its pages itself."],
    [
      "there is a page",
      { format: "site-export", imported: pages("site") },
      false,
      "Not used: the content is for site.",
    ],
    [
      "there are many pages",
      { format: "nested-tokens", imported: pages("home", "about", "farm", "contact", "terms") },
      false,
      "Not used: the content is for home, about, farm and 2 more.",
    ],
    ["it is in no format", { imported: [] }, true, "Only for token-only content, which does not say its page."],
  ])("where %s", (_what, checked, isUsed, hint) => {
    expect(targetUse(checked)).toEqual({ isUsed, hint });
  });
});
