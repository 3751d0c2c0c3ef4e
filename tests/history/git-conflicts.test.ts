/** Conflicts that a real git repository leaves in page files, and merges of branches that were merged before. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { runProgram } from "../support/cli/memory-io.ts";
import { gitVersion } from "../support/git.ts";
import { testSite } from "../support/site/sample-content.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

beforeEach(({ skip }) => skip(gitVersion === 0));

interface Hero {
  title: string;
  subtitle?: string;
}

function page(title: string) {
  return {
    meta: { title: `${title} Insurance in Iowa`, description: `All about ${title}, in enough words.` },
    hero: { title },
  };
}

/** Creates a git repository whose folder `content` is a content store, with the site settings and pages in its first commit. */
async function createRepository() {
  const folder = temporaryFolder();
  const input = join(temporaryFolder(), "input.json");
  const file = join(folder, "content/pages/about.json");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  const agency = (...args: string[]) => runProgram(["--content", "content", ...args], { cwd: folder });
  const commitAll = (message: string) => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", message);
  };
  const importPages = async (pages: object, others: object = {}) => {
    writeFileSync(input, JSON.stringify({ pages, ...others }));
    const { exitCode, stderr } = await agency("import", input, "--create");
    expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
  };
  const readText = () => readFileSync(file, "utf8");
  const repository = {
    git,
    agency,
    file,
    importPages,
    readText,
    /** Imports fields of the page and commits them. */
    async import(hero: Partial<Hero>) {
      await importPages({ about: { hero } });
      commitAll("Import");
    },
    /** Changes fields of the page by hand and commits them. */
    edit(fields: Partial<Hero>) {
      const document = JSON.parse(readText());
      Object.assign(document.content.hero, fields);
      writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
      commitAll("Edit");
    },
    commitAll,
    branch: (name: string) => git("checkout", "--quiet", "-b", name),
    checkout: (name: string) => git("checkout", "--quiet", name),
    merge: (name: string) => git("merge", "--quiet", "--no-edit", name),
    /** Merges a branch, which must leave a conflict in the file of the page. */
    conflict(name: string, ...config: string[]) {
      expect(() => git(...config, "merge", "--quiet", "--no-edit", name)).toThrow();
      expect(readText()).toContain("<<<<<<<");
    },
    /** Repairs the store, and returns the announced repairs of pages. */
    async repair(): Promise<string[]> {
      const { stdout } = await agency("doctor", "--repair");
      return [...new Set(stdout.match(/Write \S+pages\S+ without conflicts/g))];
    },
    hero: () => JSON.parse(readText()).content.hero as Hero,
  };
  git("init", "--quiet", "--initial-branch", "main");
  const pages = {
    about: { ...page("About"), hero: { title: "Title", subtitle: "Subtitle" } },
    terms: page("Terms"),
    "farm/barns": page("Barns"),
  };
  await importPages(pages, { site: { ...testSite, lines: [] } });
  commitAll("Start");
  return repository;
}

type Repository = Awaited<ReturnType<typeof createRepository>>;

/** Creates branches that changed different fields in adjacent lines, and merges them with a conflict. */
async function conflictOfFields(...config: string[]): Promise<Repository> {
  const repository = await createRepository();
  repository.branch("other");
  await repository.import({ title: "Title from other" });
  repository.checkout("main");
  repository.edit({ subtitle: "Subtitle by hand" });
  repository.conflict("other", ...config);
  return repository;
}

const BOTH = { title: "Title from other", subtitle: "Subtitle by hand" };

describe("a repair of a page with a conflict keeps the changes of both branches", () => {
  test("after an import on one branch and an edit by hand on the other", async () => {
    const { repair, hero } = await conflictOfFields();
    expect(await repair()).toHaveLength(1);
    expect(hero()).toEqual(BOTH);
  });

  test("after an import on each branch, and another one that recorded the merge", async () => {
    const { branch, import: importHero, checkout, conflict, importPages, repair, hero } = await createRepository();
    branch("other");
    await importHero({ title: "Title from other" });
    checkout("main");
    await importHero({ subtitle: "Subtitle from main" });
    conflict("other");
    await importPages({ terms: { hero: { title: "New terms" } } });
    expect(await repair()).toHaveLength(1);
    expect(hero()).toEqual({ title: "Title from other", subtitle: "Subtitle from main" });
  });

  test("after an edit by hand that no revision has recorded and one branch took back", async () => {
    const { edit, branch, checkout, conflict, repair, hero } = await createRepository();
    edit({ title: "Wrong" });
    branch("other");
    edit({ title: "Title" });
    checkout("main");
    edit({ subtitle: "Subtitle by hand" });
    conflict("other");
    expect(await repair()).toHaveLength(1);
    expect(hero()).toEqual({ title: "Title", subtitle: "Subtitle by hand" });
  });

  test("after a rebase", async () => {
    const { branch, import: importHero, checkout, edit, git, repair, hero } = await createRepository();
    branch("other");
    await importHero({ title: "Title from other" });
    checkout("main");
    edit({ subtitle: "Subtitle by hand" });
    expect(() => git("rebase", "--quiet", "other")).toThrow();
    expect(await repair()).toHaveLength(1);
    expect(hero()).toEqual(BOTH);
  });

  test.each(gitVersion < 235 ? ["diff3"] : ["diff3", "zdiff3"])(
    "by the base in the markers of %s, after `git add`",
    async (style) => {
      const { git, repair, hero } = await conflictOfFields("-c", `merge.conflictStyle=${style}`);
      git("add", "--all");
      expect(await repair()).toHaveLength(1);
      expect(hero()).toEqual(BOTH);
    },
  );
});

describe("a page with a conflict has no repair", () => {
  test("if both branches changed the same field", async () => {
    const { branch, edit, checkout, conflict, repair, readText } = await createRepository();
    branch("other");
    edit({ title: "Title from other" });
    checkout("main");
    edit({ title: "Title from main" });
    conflict("other");
    const before = readText();
    expect(await repair()).toEqual([]);
    expect(readText()).toBe(before);
  });

  test("if Git no longer knows the common version", async () => {
    const { git, repair, readText, agency } = await conflictOfFields();
    git("add", "--all");
    const before = readText();
    expect(await repair()).toEqual([]);
    expect(readText()).toBe(before);
    expect((await agency("doctor")).stdout).toContain("keep one version or combine both");
  });

  test("if a branch contains the markers of an earlier merge", async () => {
    const { branch, checkout, commitAll, conflict, edit, file, readText, repair } = await createRepository();
    branch("other");
    edit({ subtitle: "Subtitle from other" });
    checkout("main");
    const markers = '<<<<<<< ours\n"title": "Ours",\n=======\n"title": "About Insurance in Iowa",\n>>>>>>> theirs';
    const text = readText().replace('"title": "About Insurance in Iowa",', `\n${markers}`);
    writeFileSync(file, text.replace('"Title"', '"Title from main"'));
    commitAll("Markers");
    conflict("other");
    expect(await repair()).toEqual([]);
  });
});

/** Merges the branches main and other into each other, so that both merges come from the same two revisions. */
async function crissCross() {
  const repository = await createRepository();
  const { branch, checkout, git, merge } = repository;
  branch("other");
  await repository.import({ title: "Title from other" });
  git("tag", "other-1");
  checkout("main");
  await repository.importPages({ terms: { hero: { title: "Terms from main" } } });
  repository.commitAll("Main");
  git("tag", "main-1");
  merge("other-1");
  await repository.importPages({ privacy: page("Privacy") });
  repository.commitAll("Record the merge");
  checkout("other");
  merge("main-1");
  return {
    ...repository,
    /** Undoes the first change of each branch. */
    async takeBack() {
      await repository.importPages({ about: { hero: { title: "Title" } }, terms: { hero: { title: "Terms" } } });
      repository.commitAll("Take back");
    },
  };
}

describe("branches that were merged into each other", () => {
  test("leave nothing for `diff` after Git has merged them again", async () => {
    const { agency, takeBack, checkout, merge } = await crissCross();
    await takeBack();
    checkout("main");
    merge("other");
    expect((await agency("diff")).stdout).toBe("No differences found.\n");
  });

  test("let `diff` show every change that the next merge lost", async () => {
    const { agency, takeBack, checkout, git } = await crissCross();
    await takeBack();
    checkout("main");
    git("merge", "--quiet", "--no-commit", "other");
    git("checkout", "main", "--", "content/pages");
    const { pages } = JSON.parse((await agency("diff", "--format", "json")).stdout);
    expect(pages).toMatchObject([
      { page: "about", changes: [{ before: "Title", after: "Title from other" }] },
      { page: "terms", changes: [{ before: "Terms", after: "Terms from main" }] },
    ]);
  });

  test.each(["ours", "theirs"])(
    "differently leave nothing for `diff` after a person has chosen: %s",
    async (chosen) => {
      const repository = await createRepository();
      const { agency, branch, checkout, commitAll, git, import: importHero, importPages } = repository;
      branch("other");
      await importHero({ title: "Title from other" });
      git("tag", "other-1");
      checkout("main");
      await importHero({ title: "Title from main" });
      git("tag", "main-1");
      for (const [name, merged] of [
        ["main", "other-1"],
        ["other", "main-1"],
      ] as const) {
        checkout(name);
        git("merge", "--quiet", "--no-edit", "--strategy-option", "ours", merged);
        await importPages({ terms: { hero: { title: `Terms from ${name}` } } });
        commitAll("Record the merge");
      }
      checkout("main");
      git("merge", "--quiet", "--no-edit", "--strategy-option", chosen, "other");
      expect((await agency("diff")).stdout).toBe("No differences found.\n");
    },
  );

  test("have a repair that keeps the changes of both", async () => {
    const { import: importHero, checkout, edit, conflict, repair, hero } = await crissCross();
    await importHero({ title: "New title" });
    checkout("main");
    edit({ subtitle: "Subtitle by hand" });
    conflict("other");
    expect(await repair()).toHaveLength(1);
    expect(hero()).toEqual({ title: "New title", subtitle: "Subtitle by hand" });
  });
});

describe("a page that one of two merged branches removed", () => {
  test.each([
    ["our branch", "main", "other"],
    ["their branch", "other", "main"],
  ])("is not reported as missing: %s", async (_, removing, changing) => {
    const { agency, branch, checkout, commitAll, git, importPages } = await createRepository();
    branch("other");
    checkout(removing);
    expect((await agency("retire", "farm/barns")).exitCode).toBe(0);
    commitAll("Retire");
    checkout(changing);
    await importPages({ "farm/barns": { hero: { title: "New barns" } } });
    await importPages({ "farm/barns": { hero: { title: "Newer barns" } } });
    commitAll("Change");
    checkout("main");
    expect(() => git("merge", "--quiet", "other")).toThrow();
    git("rm", "--quiet", "content/pages/farm/barns.json");
    expect((await agency("doctor")).stdout).not.toContain("store/missing-document");
  });
});

describe("an import into a store with a conflict", () => {
  test("refuses the page with the conflict, imports other pages, and keeps both versions", async () => {
    const {
      branch,
      import: importHero,
      checkout,
      conflict,
      agency,
      importPages,
      readText,
      file,
    } = await createRepository();
    branch("other");
    await importHero({ title: "Title from other" });
    checkout("main");
    await importHero({ title: "Title from main" });
    conflict("other");
    const before = readText();
    const input = join(temporaryFolder(), "input.json");
    writeFileSync(input, JSON.stringify({ pages: { about: { hero: { subtitle: "New" } } } }));
    for (const args of [
      ["import", input, "--dry-run"],
      ["import", input],
      ["import", input, "--mode", "replace"],
    ]) {
      const { exitCode, stderr } = await agency(...args);
      expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/"about" has an unresolved merge conflict/)]);
    }
    const { id } = JSON.parse((await agency("history", "about", "--format", "json")).stdout).revisions.at(-1);
    expect(await agency("undo", id, "--prefer", "yours")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/about\.json:\d+ cannot be read: it has conflict markers/),
    });
    await importPages({ terms: { hero: { title: "New terms" } } });
    expect(readText()).toBe(before);
    const exported = JSON.parse((await agency("export", "--page", "about")).stdout);
    expect(exported.pages.about.hero.title).toBe("Title from main");
    writeFileSync(file, before.replace(/<<<<<<<[\s\S]*?=======\n|>>>>>>>.*\n/g, ""));
    expect((await agency("validate")).stdout).not.toContain("conflict");
  });
});
