import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { testSite } from "#tests/support/site/sample-content.ts";
import {
  commit,
  filesIn,
  headlines,
  leaveWriter,
  note,
  page,
  testStore,
  writersIn,
} from "#tests/support/store/file-store.ts";
import { openFileStore } from "../store/file/file-store.ts";
import { type HealthCheck, type HealthProblem, makeRepairs, type RepairOutcome, runChecks } from "./health-check.ts";
import { historyCheck } from "./history-check.ts";
import { type StoreFolder, unknownFilesCheck, writersCheck } from "./store-folder.ts";
import { storedFilesCheck } from "./stored-files-check.ts";

/** Creates a store with two pages and three revisions. */
async function sampleStore(): Promise<StoreFolder> {
  const { dir, store } = await testStore();
  await commit(store, {
    about: page("About"),
    "farm/barns": page("Barns"),
    site: { ...testSite } as unknown as JsonObject,
  });
  await commit(store, { about: page("Us") });
  await commit(store, { about: page("About us") });
  return { dir, time: new Date(), fileName: (path) => relative(dir, path) };
}

function checksOf(store: StoreFolder): HealthCheck[] {
  return [writersCheck(store), storedFilesCheck(store), historyCheck(store), unknownFilesCheck(store)];
}

async function findProblems(store: StoreFolder): Promise<HealthProblem[]> {
  const outcomes = await runChecks(checksOf(store), () => undefined);
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
  return outcomes.flatMap(({ problems }) => problems);
}

/** Makes all repairs of problems that were found before. */
async function repair(store: StoreFolder, problems: readonly HealthProblem[]): Promise<RepairOutcome[]> {
  const planned = problems.flatMap((problem) => problem.repair?.description ?? []);
  const outcomes: RepairOutcome[] = [];
  for await (const outcome of makeRepairs(checksOf(store), planned, { dir: store.dir, lockTimeoutMs: 0 }))
    outcomes.push(outcome);
  return outcomes;
}

function format({ diagnostic: { code, file, line, message } }: HealthProblem): string {
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
  await commit(await openFileStore({ dir: store.dir }), { "farm/barns": null });
  edit(store, "pages/about.json", (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  edit(store, entryPath(store, 2), (text) => text.replaceAll("\n", "\r\n"));
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
    [
      expect.stringMatching(
        /^pages\/about\.json:10 json\/conflict-markers: Git could not combine "HEAD" and "spring" here\./,
      ),
    ],
  ],
  [
    "a page whose versions differ in different fields, without their common version",
    (store) =>
      conflict(
        store,
        "pages/about.json",
        /.*"meta": \{\n/,
        '"meta": {\n"keywords": "removed by one, or added by the other",',
      ),
    [expect.stringMatching(/^pages\/about\.json:\d+ json\/conflict-markers: /)],
  ],
  [
    "a file beside the site settings, which may belong to another program",
    (store) => write(store, "package.json", "{}"),
    ["package.json files/unknown: The store does not use this file."],
  ],
  [
    "a truncated history entry",
    (store) => edit(store, entryPath(store, 2), (text) => text.slice(0, 40)),
    [expect.stringMatching(/^history\/2-\w+\.json:\d store\/broken-history: The entry cannot be read\. /)],
  ],
  [
    "a syntax error in the middle of a history entry",
    (store) => edit(store, entryPath(store, 2), (text) => text.replace('","before"', '";"before"')),
    [expect.stringMatching(/^history\/2-\w+\.json:\d+ store\/broken-history: The entry cannot be read\. /)],
  ],
  [
    "an empty history entry",
    (store) => write(store, entryPath(store, 2), ""),
    [expect.stringMatching(/^history\/2-\w+\.json:1 store\/broken-history: The entry cannot be read\. /)],
  ],
  [
    "a history entry of another revision",
    (store) => write(store, entryPath(store, 2), readFileSync(join(store.dir, entryPath(store, 3)), "utf8")),
    [expect.stringMatching(/^history\/2-\w+\.json:2 .* `revision` must be 2 to match the file name, but got 3\.$/)],
  ],
  [
    "a history entry that was changed",
    (store) => edit(store, entryPath(store, 2), (text) => text.replace('"Us"', '"We"')),
    [expect.stringMatching(/^history\/2-\w+\.json:1 store\/broken-history: .* was changed after it was written/)],
  ],
  [
    "the missing entry of the latest revision",
    (store) => rmSync(join(store.dir, entryPath(store, 3))),
    [
      expect.stringMatching(
        /^undefined store\/missing-revision: Revision 3-\w+, the latest one that was committed here, is no longer in the history\.$/,
      ),
    ],
  ],
  [
    "a missing revision",
    (store) => rmSync(join(store.dir, entryPath(store, 2))),
    [
      expect.stringMatching(
        /^history\/3-\w+\.json:1 store\/missing-revision: Revision 3-\w+ follows revision 2-\w+, but/,
      ),
    ],
  ],
];

test.each(DAMAGE)("reports %s", async (_, plant, expected) => {
  const store = await sampleStore();
  plant(store);
  const problems = await findProblems(store);
  expect(problems.map(format)).toEqual(expected);
  const repairs = problems.flatMap(({ repair: planned }) => planned?.description ?? []);
  // An entry that cannot be read can only be set aside, so that imports work again.
  expect(repairs.filter((description) => !/^Move history\/2-\w+\.json to /.test(description))).toEqual([]);
});

test("site settings that were lost with the whole history are missing, and no built-in page takes their place", async () => {
  const store = await sampleStore();
  for (const path of ["history", "site.json", "pages/farm"]) rmSync(join(store.dir, path), { recursive: true });
  expect((await findProblems(store)).map(format)).toContainEqual(
    expect.stringMatching(/^site\.json store\/missing-document: There are no site settings/),
  );
  const reader = await (await openFileStore({ dir: store.dir })).reader();
  await expect(reader.pages()).rejects.toMatchObject({ code: "store/invalid" });
});

test("a syntax error in an entry is named in a copy of the store too, where no file shows that it is unchanged", async () => {
  const store = await sampleStore();
  const copy = { ...store, dir: join(dirname(store.dir), "copy") };
  cpSync(store.dir, copy.dir, { recursive: true });
  edit(copy, entryPath(copy, 3), (text) => text.replace('","before"', '";"before"'));
  expect((await findProblems(copy)).map(format)).toEqual([expect.stringMatching(/:\d+ store\/broken-history: /)]);
});

test("an entry that is set aside leaves a gap that imports accept, and nothing is lost", async () => {
  const store = await sampleStore();
  const entry = entryPath(store, 2);
  edit(store, entry, (text) => text.slice(0, 40));
  await expect(commit(await openFileStore({ dir: store.dir }), { about: page("New") })).rejects.toThrow(entry);
  expect(await repair(store, await findProblems(store))).toMatchObject([{ status: "done" }]);
  expect(Object.keys(filesIn(store.dir))).toContainEqual(expect.stringMatching(`^set-aside/.*/${entry}$`));
  await commit(await openFileStore({ dir: store.dir }), { about: page("New") });
  expect((await findProblems(store)).map(format)).toEqual([expect.stringMatching(/ follows revision 2-/)]);
});

/** Damage that can be repaired without a decision. */
const REPAIRABLE: [name: string, plant: (store: StoreFolder) => void, problems: string[], repairs: RegExp[]][] = [
  [
    "documents whose files were removed",
    (store) => {
      for (const file of ["pages/farm/barns.json", "site.json"]) rmSync(join(store.dir, file));
    },
    [
      expect.stringMatching(
        /^pages\/farm\/barns\.json store\/missing-document: The file is missing, but revision 1-\w+ has content for it/,
      ),
      expect.stringMatching(/^site\.json store\/missing-document: /),
    ],
    Array(2).fill(/^Write \S+\.json with the content of revision 1-\w+\.$/),
  ],
  [
    "a page whose versions differ only in layout and number",
    (store) => {
      const content = JSON.stringify(page("About us"));
      const rest = `"page": "about",\n<<<<<<< HEAD\n"version": 2,\n=======\n"version":  3,\n>>>>>>> spring`;
      write(store, "pages/about.json", `{\n${rest}\n"content": ${content}\n}\n`);
    },
    [
      expect.stringMatching(
        /^pages\/about\.json:3 json\/conflict-markers: Git could not combine "HEAD" and "spring" here\./,
      ),
    ],
    [
      /^Write pages\/about\.json without conflicts, and keep the file as it is now in set-aside\/.*\/pages\/about\.json\.$/,
    ],
  ],
  [
    "a page of which two branches changed different fields, with their common version",
    (store) => {
      const title = '"title": "About us | Test"';
      const description = '"description": "About About us."';
      edit(store, "pages/about.json", (text) =>
        text.replace(
          new RegExp(` *${title.replace("|", "\\|")},\\n *${description}`),
          `<<<<<<< HEAD\n"title": "Ours",\n${description}\n||||||| base\n${title},\n${description}\n=======\n${title},\n"description": "Theirs."\n>>>>>>> spring`,
        ),
      );
    },
    [
      expect.stringMatching(
        /^pages\/about\.json:6 json\/conflict-markers: Git could not combine "HEAD" and "spring" here\./,
      ),
    ],
    [
      /^Write pages\/about\.json without conflicts, and keep the file as it is now in set-aside\/.*\/pages\/about\.json\.$/,
    ],
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
    "a history entry of an earlier version with the line ends of Windows",
    (store) => {
      const entry = JSON.stringify({ revision: 4, time: "2026-01-01T00:00:00.000Z", ...note, changes: [] }, null, 2);
      const text = entry.replace(
        '"by": "ann",',
        '\n<<<<<<< HEAD\n"by": "ann",\n=======\n"by": "bea",\n>>>>>>> spring\n',
      );
      write(store, "history/4.json", text.replaceAll("\n", "\r\n"));
    },
    [expect.stringMatching(/^history\/4\.json:\d+ json\/conflict-markers: /)],
    [/^Write history\/4-\w+\.json and history\/4-\w+\.json in place of the entry with conflicts\. /],
  ],
  [
    "a history entry that one branch changed by hand and the other did not",
    (store) => conflict(store, entryPath(store, 3), /.*"by": "ann",/, '"by":   "ann",'),
    [expect.stringMatching(/^history\/3-\w+\.json:\d+ json\/conflict-markers: /)],
    [/^Write history\/3-\w+\.json without conflicts, and keep the file as it is now in set-aside\/.*\.json\.$/],
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
    "the lock of a process that died before its commit",
    (store) => {
      const writer = leaveWriter(store.dir, { pid: 4_194_305 });
      write(store, `.writers/${writer}/staged/0.json`, "staged page");
      write(store, `.writers/${writer}/revision-4.json`, "staged entry");
    },
    [expect.stringMatching(/^\.writers\/.* lock\/stale: /)],
    [/remove their locks\. Move \.writers\/\S+ to set-aside\/\S+\/\.writers\/\S+\.$/],
  ],
  [
    "files that are not pages",
    (store) => {
      for (const file of ["Privacy.json", "commercial/Trucking_2.json", "index.json", "notes.txt"])
        write(store, `pages/${file}`, file);
    },
    [
      "pages/Privacy.json files/unknown: This name is not that of a page, so no page shows the file. Did you mean pages/privacy.json?",
      "pages/commercial/Trucking_2.json files/unknown: This name is not that of a page, so no page shows the file. Did you mean pages/commercial/trucking-2.json?",
      "pages/index.json files/unknown: This name is not that of a page, so no page shows the file.",
      "pages/notes.txt files/unknown: The store does not use this file.",
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
      "history/2 (copy).json files/unknown: This name is not that of an entry of the history, such as 12-3fa9c1b07d10.json.",
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
    expect(await repair(store, problems)).toEqual(
      found.map(({ description }) => ({ description, status: "done", warnings: [] })),
    );
    expect(await findProblems(store)).toEqual([]);
    expect(await headlines(store.dir)).toEqual(shown);
    expect(Object.values(filesIn(store.dir))).toEqual(expect.arrayContaining(before));
  });
});

describe("a repair", () => {
  test("is skipped if the problem is gone, and changes nothing", async () => {
    const store = await sampleStore();
    write(store, "pages/index.json", "{}");
    conflict(store, "pages/about.json", /^ *"page": "about",$/m, '"page":  "about",');
    const problems = await findProblems(store);
    rmSync(join(store.dir, "pages/index.json"));
    write(store, "pages/about.json", JSON.stringify({ page: "about", content: page("Resolved since") }));
    const before = filesIn(store.dir);
    expect((await repair(store, problems)).map(({ status }) => status)).toEqual(["skipped", "skipped"]);
    expect(filesIn(store.dir)).toEqual(before);
  });

  test("is of the text that the file has when the repair begins", async () => {
    const store = await sampleStore();
    conflict(store, "pages/about.json", /^ *"page": "about",$/m, '"page":  "about",');
    const problems = await findProblems(store);
    edit(store, "pages/about.json", (text) => text.replace('"About us"', '"Edited since"'));
    expect(await repair(store, problems)).toMatchObject([{ status: "done" }]);
    expect(await headlines(store.dir)).toMatchObject({ about: "Edited since" });
  });

  test("is not made without being announced", async () => {
    const store = await sampleStore();
    write(store, "pages/index.json", "{}");
    const problems = await findProblems(store);
    write(store, "pages/con.json", "{}");
    expect(await repair(store, problems)).toMatchObject([{ status: "done" }]);
    expect(existsSync(join(store.dir, "pages/con.json"))).toBe(true);
  });

  test("is not made while another process writes to the store", async () => {
    const store = await sampleStore();
    write(store, "pages/index.json", "{}");
    const problems = await findProblems(store);
    leaveWriter(store.dir, { pid: process.pid });
    await expect(repair(store, problems)).rejects.toMatchObject({ code: "store/locked" });
    expect(existsSync(join(store.dir, "pages/index.json"))).toBe(true);
  });

  test("that fails does not prevent the others", async () => {
    const store = await sampleStore();
    write(store, entryPath(store, 3), "");
    leaveWriter(store.dir, { staged: basename(entryPath(store, 3), ".json") });
    write(store, "pages/index.json", "{}");
    expect(await repair(store, await findProblems(store))).toMatchObject([
      { status: "failed", failure: expect.stringMatching(/history\/3-\w+\.json:1 cannot be read: it is empty\.$/) },
      { status: "done" },
      { status: "done" },
    ]);
    expect(writersIn(store.dir)).toHaveLength(1);
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
