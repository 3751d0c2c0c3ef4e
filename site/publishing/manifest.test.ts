import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createUpToDateCheck, readCommonFingerprint, writeManifest } from "./manifest.ts";

test.each(["", "code 1.5 2 3 media time", 'with "quotes" and \\', "long ".repeat(500)])(
  "reads the fingerprint of what all routes share: %j",
  (common) => {
    const out = join(temporaryFolder(), "site");
    expect(readCommonFingerprint(out)).toBe("");
    writeManifest(out, { common, routes: { "/": { fingerprint: "1" } } });
    expect(readCommonFingerprint(out)).toBe(common);
  },
);

test("reads that fingerprint from a manifest with another order of keys", () => {
  const out = join(temporaryFolder(), "site");
  writeFileSync(`${out}.manifest.json`, JSON.stringify({ routes: {}, common: "C" }));
  expect(readCommonFingerprint(out)).toBe("C");
});

test("reads that fingerprint without the routes, which may be many", () => {
  const out = join(temporaryFolder(), "site");
  writeFileSync(`${out}.manifest.json`, '{"store":"1-ab","common":"C","routes":{');
  expect(readCommonFingerprint(out)).toBe("C");
});

test("a route is up to date unless its document is new, changed, removed or published without a fingerprint", () => {
  const routes = new Map(Object.entries({ "/terms": "1", "/about": "2", "/privacy": "3", "/farm/barns": "4" }));
  const published = { "/terms": { fingerprint: "1" }, "/about": { fingerprint: "old" }, "/privacy": {} };
  const manifest = { common: "C", routes: { ...published, "/farm/sheds": { fingerprint: "5" } } };
  const isUpToDate = createUpToDateCheck({ common: "C", routes }, manifest);
  const paths = [...routes.keys(), "/farm/sheds"];
  expect(paths.filter(isUpToDate)).toEqual(["/terms"]);
});
