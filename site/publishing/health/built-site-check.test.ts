import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import { problemsOf } from "#tests/support/problems-of.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { codeFingerprint, fingerprintRoutes } from "../fingerprints.ts";
import { publishedRoute, writeManifest } from "../manifest.ts";
import { htmlPath } from "../routes.ts";
import { builtSiteCheck } from "./built-site-check.ts";

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
