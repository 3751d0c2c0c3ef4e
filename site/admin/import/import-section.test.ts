import { describe, expect, test } from "vitest";
import { targetPageUse } from "./import-section.tsx";

function pages(...ids: string[]) {
  return ids.map((page) => ({ page, status: "unchanged" as const }));
}

describe("targetPageUse", () => {
  test.each([
    ["text that was not checked", undefined, true, "Used only for token-only content, which doesn't name its page."],
    [
      "token-only content",
      { format: "tokens", imported: pages("farm") },
      true,
      "Your content doesn't name its page, so it goes to this one.",
    ],
    [
      "content without known pages",
      { format: "string", imported: [] },
      false,
      "Not used. Your content names its own pages.",
    ],
    [
      "content for one page",
      { format: "site-export", imported: pages("site") },
      false,
      "Not used. Your content is for Business Info.",
    ],
    [
      "content for many pages",
      { format: "nested-tokens", imported: pages("home", "about", "farm", "contact", "terms") },
      false,
      "Not used. Your content is for Home, About, Farm, and 2 more.",
    ],
    [
      "content in no known format",
      { imported: [] },
      true,
      "Used only for token-only content, which doesn't name its page.",
    ],
  ])("explains %s", (_, checked, isUsed, hint) => {
    expect(targetPageUse(checked)).toEqual({ isUsed, hint });
  });
});
