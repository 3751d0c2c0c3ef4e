import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { commit, filesIn, headlines, leaveWriter, note, page, testStore } from "#tests/support/store/file-store.ts";
import { type Problem, runChecks } from "./health-check.ts";
import { historyCheck } from "./history-check.ts";
import type { StoreFolder } from "./store-folder.ts";
import { storedFilesCheck } from "./stored-files-check.ts";
import { unknownFilesCheck } from "./unknown-files-check.ts";
import { writersCheck } from "./writers-check.ts";

/** Creates a store with two pages and three revisions. */
async function sampleStore(): Promise<StoreFolder> {
  const { dir, store } = await testStore();
  await commit(store, { about: page("About"), "farm/barns": page("Barns") });
  await commit(store, { about: page("Us") });
  await commit(store, { about: page("About us") });
  return { dir, fileName: (path) => relative(dir, path) };
}

async function findProblems(store: StoreFolder): Promise<Problem[]> {
  const checks = [writersCheck(store), storedFilesCheck(store), historyCheck(store), unknownFilesCheck(store)];
  const outcomes = await runChecks(checks, () => undefined);
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
  return outcomes.flatMap(({ problems }) => problems);
}

function format({ diagnostic: { code, file, line, message } }: Problem): string {
  return `${file}${line === undefined ? "" : `:${line}`} ${code}: ${message}`;
}

function write({ dir }: StoreFolder, path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

function edit(store: StoreFolder, path: string, change: (text: string) => string): void {
  write(store, path, change(readFileSync(join(store.dir, path), "utf8")));
}

/** Returns the path of the entry of a revision. */
function entryPath({ dir }: StoreFolder, revision: number): string {
  return `history/${readdirSync(join(dir, "history")).find((name) => name.startsWith(`${revision}-`))}`;
}

/** Puts conflict markers around a line of a file, with another version of it. */
function conflict(store: StoreFolder, path: string, pattern: RegExp, theirs: string): void {
  edit(store, path, (text) =>
    text.replace(pattern, (ours) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> spring`),
  );
}

test("finds no problem in a store that nothing has damaged", async () => {
  const store = await sampleStore();
  write(store, "pages/.DS_Store", "");
  write(store, "default-content.json", "{}");
  write(store, "media/photo.tmp", "");
  expect(await findProblems(store)).toEqual([]);
});

/** Damage that only a person can repair. */
const DAMAGE: [name: string, plant: (store: StoreFolder) => void, problems: string[]][] = [
  [
    "a page that is not JSON",
    (store) => write(store, "pages/about.json", "x"),
    [expect.stringMatching(/^pages\/about\.json:1 json\/syntax: /)],
  ],
  [
    "a page that does not fit its schema",
    (store) => edit(store, "pages/about.json", (text) => text.replace('"About us"', "7")),
    [
      "pages/about.json:10 content/type: `hero.title` must be a string, but got a number. Put the value in double quotes.",
    ],
  ],
  [
    "site settings that are not valid",
    (store) => write(store, "site.json", '{ "page": "site", "version": 1, "content": {} }'),
    expect.arrayContaining([expect.stringMatching(/^site\.json:1 content\/required: /)]),
  ],
  [
    "a page whose versions have different content",
    (store) => {
      edit(store, "pages/about.json", (text) => text.replace('"title": "About us"', '"title": "We"'));
      conflict(store, "pages/about.json", /.*"title": "We"/, '"title": "Our team"');
    },
    ["pages/about.json:10 json/conflict-markers: The file has an unresolved conflict between HEAD and spring."],
  ],
  [
    "a file beside the site settings, which may belong to another program",
    (store) => write(store, "package.json", "{}"),
    ["package.json files/unknown: The store does not use this file."],
  ],
  [
    "a truncated history entry",
    (store) => edit(store, entryPath(store, 2), (text) => text.slice(0, 40)),
    [expect.stringMatching(/^history\/2-\w+\.json:\d store\/broken-history: The history entry cannot be read\. /)],
  ],
  [
    "an empty history entry",
    (store) => write(store, entryPath(store, 2), ""),
    [expect.stringMatching(/^history\/2-\w+\.json:1 store\/broken-history: .* is empty\.$/)],
  ],
  [
    "a history entry of another revision",
    (store) => write(store, entryPath(store, 2), readFileSync(join(store.dir, entryPath(store, 3)), "utf8")),
    [expect.stringMatching(/^history\/2-\w+\.json .* must have `"revision": 2` and a list `changes`\.$/)],
  ],
  [
    "a history entry that was changed",
    (store) => edit(store, entryPath(store, 2), (text) => text.replace('"Us"', '"We"')),
    [expect.stringMatching(/^history\/2-\w+\.json store\/broken-history: .* was changed after it was written/)],
  ],
  [
    "a missing revision",
    (store) => rmSync(join(store.dir, entryPath(store, 2))),
    [
      expect.stringMatching(
        /^history\/3-\w+\.json store\/missing-revision: Revision 3-\w+ follows revision 2-\w+, but/,
      ),
    ],
  ],
];

test.each(DAMAGE)("reports %s", async (_, plant, expected) => {
  const store = await sampleStore();
  plant(store);
  const problems = await findProblems(store);
  expect(problems.map(format)).toEqual(expected);
  expect(problems.flatMap(({ repair }) => repair ?? [])).toEqual([]);
});

/** Damage that can be repaired without a decision. */
const REPAIRABLE: [name: string, plant: (store: StoreFolder) => void, problems: string[], repairs: RegExp[]][] = [
  [
    "a page whose versions differ only in layout and number",
    (store) => {
      const content = JSON.stringify(page("About us"));
      const rest = `"page": "about",\n<<<<<<< HEAD\n"version": 2,\n=======\n"version":  3,\n>>>>>>> spring`;
      write(store, "pages/about.json", `{\n${rest}\n"content": ${content}\n}\n`);
    },
    ["pages/about.json:3 json/conflict-markers: The file has an unresolved conflict between HEAD and spring."],
    [/^Write the merged pages\/about\.json, and keep the file as it is now in set-aside\/.*\/pages\/about\.json\.$/],
  ],
  [
    "a page of which two branches changed different fields",
    (store) => {
      const title = '"title": "About us | Test"';
      const description = '"description": "About About us."';
      edit(store, "pages/about.json", (text) =>
        text.replace(
          new RegExp(` *${title.replace("|", "\\|")},\\n *${description}`),
          `<<<<<<< HEAD\n"title": "Ours",\n${description}\n=======\n${title},\n"description": "Theirs."\n>>>>>>> spring`,
        ),
      );
    },
    ["pages/about.json:6 json/conflict-markers: The file has an unresolved conflict between HEAD and spring."],
    [/^Write the merged pages\/about\.json, and keep the file as it is now in set-aside\/.*\/pages\/about\.json\.$/],
  ],
  [
    "a history entry of an earlier version that two branches wrote",
    (store) => {
      const entry = { revision: 4, time: "2026-01-01T00:00:00.000Z", ...note, changes: [] };
      const [ours, theirs] = ["ann", "bea"].map((by) => `"by": "${by}",`);
      const text = JSON.stringify(entry, null, 2);
      write(
        store,
        "history/4.json",
        text.replace('"by": "ann",', `\n<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> spring\n`),
      );
    },
    [expect.stringMatching(/^history\/4\.json:\d+ json\/conflict-markers: /)],
    [
      /^Write history\/4-\w+\.json and history\/4-\w+\.json in place of the entry with conflicts\. Move history\/4\.json to /,
    ],
  ],
  [
    "the lock of a dead process",
    ({ dir }) => leaveWriter(dir, { pid: 4_194_305 }),
    [
      expect.stringMatching(
        /^\.writers\/.* lock\/stale: Process 4194305 on .* ended without removing its lock\. Its commit may be unfinished\.$/,
      ),
    ],
    [/^Finish the commits of processes that have ended, and remove their locks\.$/],
  ],
  [
    "files that are not pages",
    (store) => {
      for (const file of ["Privacy.json", "commercial/Trucking_2.json", "zzz.json", "notes.txt"])
        write(store, `pages/${file}`, file);
    },
    [
      "pages/Privacy.json files/unknown: This name is not that of a page, so no page shows the file. Did you mean pages/privacy.json?",
      "pages/commercial/Trucking_2.json files/unknown: This name is not that of a page, so no page shows the file. Did you mean pages/commercial/trucking.json?",
      "pages/notes.txt files/unknown: The store does not use this file.",
      "pages/zzz.json files/unknown: This name is not that of a page, so no page shows the file.",
    ],
    Array(4).fill(/^Move \S+ to set-aside\/\S+\.$/),
  ],
  [
    "temporary files",
    (store) => {
      write(store, "pages/about.json.123.tmp", "half");
      write(store, "site.json.123.tmp", "half");
    },
    [
      "site.json.123.tmp files/leftover: site.json.123.tmp is a temporary file.",
      "pages/about.json.123.tmp files/leftover: pages/about.json.123.tmp is a temporary file.",
    ],
    Array(2).fill(/^Move \S+\.tmp to set-aside\/\S+\.tmp\.$/),
  ],
  [
    "files among the history that are not entries",
    (store) => write(store, "history/2 (copy).json", "{}"),
    [
      "history/2 (copy).json files/unknown: history/2 (copy).json is not an entry of the history, such as 12-3fa9c1b07d10.json.",
    ],
    [/^Move history\/2 \(copy\)\.json to set-aside\/.*\/history\/2 \(copy\)\.json\.$/],
  ],
];

describe.each(REPAIRABLE)("%s", (_, plant, expected, repairs) => {
  test("are reported with a repair, after which nothing is left to report and nothing is lost", async () => {
    const store = await sampleStore();
    const shown = await headlines(store.dir);
    plant(store);
    const before = Object.values(filesIn(store.dir));
    const problems = await findProblems(store);
    expect(problems.map(format)).toEqual(expected);

    const found = problems.flatMap(({ repair }) => repair ?? []);
    expect(found.map(({ description }) => description)).toEqual(
      repairs.map((pattern) => expect.stringMatching(pattern)),
    );
    for (const repair of found) await repair.run();
    expect(await findProblems(store)).toEqual([]);
    expect(await headlines(store.dir)).toEqual(shown);
    expect(Object.values(filesIn(store.dir))).toEqual(expect.arrayContaining(before));
  });
});

test("finding problems changes nothing", async () => {
  const store = await sampleStore();
  for (const [, plant] of REPAIRABLE) plant(store);
  const before = filesIn(store.dir);
  await findProblems(store);
  expect(filesIn(store.dir)).toEqual(before);
  expect(existsSync(join(store.dir, "set-aside"))).toBe(false);
});
