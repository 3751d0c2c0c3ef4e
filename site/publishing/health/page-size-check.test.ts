import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import { problemsOf } from "#tests/support/problems-of.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { htmlPath } from "../routes.ts";
import { pageSizeCheck } from "./page-size-check.ts";

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
