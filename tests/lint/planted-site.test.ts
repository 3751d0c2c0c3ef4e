/** Lint finds every planted mistake in the sample content, and reports nothing else. */

import { expect, test } from "vitest";
import type { ContentReader } from "#content/store/content-store.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { child, type JsonObject, type JsonValue, segments, valueAt } from "#schemas/json.ts";
import { type DocumentId, isSettings, SITE, THEME } from "#schemas/page-ids.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { lintSite, readLintSite } from "#tests/support/lint.ts";
import { listSampleDocuments } from "../support/sample-agency.ts";
import { MEDIA_FILES, PLANTED_MISTAKES, type PlantedMistake } from "./planted-mistakes.ts";

type Contents = Map<DocumentId, JsonObject>;

/** Pages of the sample content that have no address. */
const UNROUTED: ReadonlySet<DocumentId> = new Set(["farm/best-providers"]);

const NOW = new Date("2026-11-22");

/** The contradictions between facts that the owner has not settled. */
const KNOWN_CONFLICTS = [
  "claim/conflict site /claims/1/value",
  "claim/conflict site /claims/11/value",
  "claim/conflict site /claims/4/value",
  "claim/conflict site /claims/9/value",
  "claim/conflict site /offices/0/hours/display",
];

/** Returns the findings of lint in the form `code page pointer`. */
async function lint(contents: Contents): Promise<string[]> {
  const reader: ContentReader = {
    site: async () => contents.get(SITE) as unknown as Site,
    theme: async () => contents.get(THEME) as unknown as Theme,
    pages: async () => [...contents.keys()].filter((id) => !isSettings(id) && !UNROUTED.has(id)),
    page: async (id) => contents.get(id) as unknown as PageContent,
  };
  const { site, documents } = await readLintSite(reader, { ...lintContext(NOW), media: MEDIA_FILES });
  return (await lintSite(site, documents)).map(({ code, page, pointer }) => `${code} ${page} ${pointer}`);
}

/**
 * Plants a mistake in the content.
 * @returns the finding that it must cause, in the form `code page pointer`
 */
function plant(contents: Contents, mistake: PlantedMistake): string {
  const { page, pointer, code, foundAt = pointer } = mistake;
  const path = segments(pointer);
  const key = path.pop();
  if (key === undefined) {
    contents.set(page, plantedValue(mistake, contents) as JsonObject);
    return `${code} ${page} ${foundAt}`;
  }
  let parent: Record<string, JsonValue> = contents.get(page) ?? {};
  for (const step of path) {
    parent[step] ??= {};
    parent = parent[step] as JsonObject;
  }
  const place = key === "-" ? String(Object.keys(parent).length) : key;
  parent[place] = plantedValue(mistake, contents);
  return `${code} ${page} ${foundAt.replace("/-", child("", place))}`;
}

/** Returns the value that a mistake puts into the content. */
function plantedValue(
  { page, pointer, value = null, added, copiedFrom }: PlantedMistake,
  contents: Contents,
): JsonValue {
  const present = valueAt(contents.get(copiedFrom ?? page), segments(pointer));
  if (copiedFrom !== undefined) return present ?? null;
  return added === undefined ? value : `${present}${added}`;
}

test("the sample content has no findings except the conflicts that the owner has to settle", async () => {
  expect((await lint(new Map(listSampleDocuments()))).sort()).toEqual(KNOWN_CONFLICTS);
});

test("lint finds 55 of 55 planted mistakes of at least 15 kinds, each once at its place, and nothing else", async () => {
  const contents = new Map(listSampleDocuments());
  const planted = PLANTED_MISTAKES.map((mistake) => ({ ...mistake, finding: plant(contents, mistake) }));
  const findings = await lint(contents);
  const found = planted.filter(({ finding }) => findings.filter((other) => other === finding).length === 1);
  expect(planted.filter((mistake) => !found.includes(mistake)).map(({ name }) => name)).toEqual([]);
  expect(`found ${found.length} of ${planted.length}`).toBe("found 55 of 55");
  expect(new Set(planted.map(({ code }) => code)).size).toBeGreaterThanOrEqual(15);
  const expected = new Set([...planted.map(({ finding }) => finding), ...KNOWN_CONFLICTS]);
  expect(findings.filter((finding) => !expected.has(finding))).toEqual([]);
});
