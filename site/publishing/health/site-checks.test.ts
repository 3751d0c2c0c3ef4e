import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import { problemsOf } from "#tests/support/problems-of.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { codeFingerprint, fingerprintRoutes } from "../fingerprints.ts";
import { publishedRoute, writeManifest } from "../manifest.ts";
import { htmlPath } from "../routes.ts";
import { builtSiteCheck, pageSizeCheck } from "./site-checks.ts";

function write(path: string, text = ""): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test("reports a site that is not built, and one that is older than its content", async () => {
  const root = temporaryFolder();
  const out = join(root, "out");
  const { dir: contentDir, store } = await testStore();
  await commit(store, { site: { ...(await defaultContent()).get("site") }, home: page("Home"), about: page("About") });
  const check = builtSiteCheck({ root, contentDir, out }, () => store.reader(), "error");
  expect(await problemsOf(check)).toEqual([
    `error site/not-built: ${out} has no built site. Run \`agency build\` and \`agency prerender\`.`,
  ]);

  write(join(root, "dist/server/entry.mjs"));
  const reader = Object.assign(await store.reader(), { media: new Map() });
  const { common, routes } = await fingerprintRoutes(reader, codeFingerprint({ root, out }));
  for (const path of routes.keys()) write(htmlPath(out, path));
  const published = [...routes].map(([path, fingerprint]) => [path, publishedRoute(out, path, { fingerprint })]);
  writeManifest(out, { common, routes: Object.fromEntries(published) });
  expect(await problemsOf(check)).toEqual([]);

  write(htmlPath(out, "/about"), "garbage");
  expect(await problemsOf(check)).toEqual([
    "warning site/outdated: Pages are missing, damaged, or older than their content or code: 1, such as /about.",
  ]);
  write(htmlPath(out, "/about"));
  writeManifest(out, { common, routes: Object.fromEntries(published) });

  await commit(store, { about: page("Us") });
  expect(await problemsOf(check)).toEqual([
    "warning site/outdated: Pages are missing, damaged, or older than their content or code: 1, such as /about.",
  ]);
});

const MAX_BYTES = 14_600;
const section = (length: number) => ({ title: "Title", description: "a".repeat(length) });

test("reports coverage pages that do not arrive at once, with their longest sections", async () => {
  const out = temporaryFolder();
  const { store } = await testStore();
  const bees = { ...page("Bees"), about: section(200), features: section(400), whyChoose: section(300) };
  await commit(store, {
    site: { ...(await defaultContent()).get("site") },
    "farm/bees": bees,
    "farm/goats": page("Goats"),
    home: page("Home"),
  });
  const check = pageSizeCheck(out, () => store.reader());
  const writeCompressed = (path: string, bytes: number) => {
    const file = `${htmlPath(out, path)}.br`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(bytes));
  };

  writeCompressed("/", 2 * MAX_BYTES);
  writeCompressed("/farm/bees", MAX_BYTES);
  expect(await problemsOf(check)).toEqual([]);

  writeCompressed("/farm/bees", MAX_BYTES + 200);
  writeCompressed("/farm/goats", MAX_BYTES + 1);
  expect(await problemsOf(check)).toEqual([
    "warning site/large-page: Coverage pages with more than 14.60 kB of compressed HTML: 2. The largest: /farm/bees (14.80 kB), /farm/goats (14.61 kB). The longest sections of /farm/bees: features, whyChoose, about.",
  ]);

  for (const path of ["/farm/bees", "/farm/goats"]) rmSync(`${htmlPath(out, path)}.br`);
  expect(await problemsOf(check)).toEqual([]);
});
