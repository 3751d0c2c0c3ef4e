/** Two branches of a real git repository that both import content, and their merge. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RevisionSummary } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { runProgram } from "../support/cli/memory-io.ts";
import { gitVersion } from "../support/git.ts";
import { testSite } from "../support/site/sample-content.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

beforeEach(({ skip }) => skip(gitVersion === 0));

/** A git repository whose folder `content` is a content store. */
function openRepository(folder: string) {
  // Git ignores its own folder.
  const input = join(folder, ".git/input.json");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  const agency = (...args: string[]) => runProgram(["--content", "content", ...args], { cwd: folder });
  const json = async (...args: string[]) => JSON.parse((await agency("--format", "json", ...args)).stdout);
  return {
    input,
    git,
    agency,
    commitAll(message: string) {
      git("add", "--all");
      git("commit", "--quiet", "--message", message);
    },
    /** Returns the warnings. */
    async importPages(pages: Record<string, JsonObject>): Promise<string> {
      writeFileSync(input, JSON.stringify({ pages }));
      const { exitCode, stderr } = await agency("import", input, "--create");
      expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
      return stderr;
    },
    /** Replaces a text in the file of a page, as an edit by hand does. */
    edit(id: string, from: string, to: string) {
      const file = join(folder, "content/pages", `${id}.json`);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
    },
    revisions: async () => (await json("history")).revisions as RevisionSummary[],
    /** Returns the headline of each exported page. */
    async headlines(...options: string[]): Promise<Record<string, string>> {
      const { pages } = (await json("export", ...options)) as { pages: Record<string, { hero: { title: string } }> };
      return Object.fromEntries(Object.entries(pages).map(([id, { hero }]) => [id, hero.title]));
    },
  };
}

function createRepository(folder = temporaryFolder()) {
  const repository = openRepository(folder);
  repository.git("init", "--quiet", "--initial-branch", "main");
  return repository;
}

function page(title: string, subtitle = "Same on both branches"): JsonObject {
  return {
    meta: { title: `${title} Insurance in Iowa`, description: `All about ${title}, in enough words.` },
    hero: { title, subtitle },
  };
}

let merged: string;
beforeAll(async () => {
  merged = mkdtempSync(join(tmpdir(), "agency-branches-"));
  if (gitVersion > 0) await mergeInto(merged);
});
afterAll(() => rmSync(merged, { recursive: true }));

/** Copies a repository in which the branches `main` and `other` each imported a change and are merged. */
function mergeBranches() {
  const folder = temporaryFolder();
  cpSync(merged, folder, { recursive: true });
  return openRepository(folder);
}

async function mergeInto(folder: string): Promise<void> {
  const repository = createRepository(folder);
  const { importPages, commitAll, git } = repository;
  await importPages({ about: page("About"), terms: page("Terms") });
  commitAll("Start");
  git("checkout", "--quiet", "-b", "other");
  await importPages({ about: page("About from other") });
  await importPages({ "farm/barns": page("Barns") });
  commitAll("Other");
  git("checkout", "--quiet", "main");
  await importPages({ terms: page("Terms from main") });
  commitAll("Main");
  git("merge", "--quiet", "--no-edit", "other");
}

const MERGED = { about: "About from other", "farm/barns": "Barns", terms: "Terms from main" };

describe("two branches that both imported", () => {
  test("merge without a conflict", async () => {
    const { git, headlines } = mergeBranches();
    expect(git("status", "--porcelain")).toBe("");
    expect(await headlines()).toEqual(MERGED);
  });

  test("share a revision number, whose ids tell them apart", async () => {
    const { agency, input, revisions } = mergeBranches();
    const all = await revisions();
    expect(all.map(({ revision }) => revision)).toEqual([3, 2, 2, 1]);
    const [first = "", second = ""] = all.filter(({ revision }) => revision === 2).map(({ id }) => id);
    const ambiguous = await agency("show", "2");
    expect(ambiguous.exitCode).toBe(2);
    expect(ambiguous.stderr).toContain("Revision 2 is ambiguous");
    writeFileSync(input, JSON.stringify({ $revision: "2", pages: { terms: page("Terms") } }));
    expect(await agency("import", input)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("Revision 2 is ambiguous"),
    });
    for (const id of [first, second]) {
      expect(ambiguous.stderr).toContain(id);
      expect((await agency("show", id)).exitCode).toBe(0);
      expect((await agency("show", id.slice(0, 8))).exitCode).toBe(0);
    }
  });

  test("are joined by a revision before the next commit, which `history` shows", async () => {
    const { importPages, revisions, headlines } = mergeBranches();
    await importPages({ privacy: page("Privacy") });
    const [latest, merge, ...earlier] = await revisions();
    const heads = [earlier[0], earlier.find(({ pages }) => pages.includes("terms") && pages.length === 1)];
    expect(latest).toMatchObject({ revision: 5, parents: [merge?.id], pages: ["privacy"] });
    expect(merge).toMatchObject({ revision: 4, format: "merge", source: "version control" });
    expect(merge?.parents).toEqual(heads.map((head) => head?.id));
    expect(await headlines("--revision", "4")).toEqual(MERGED);
  });

  test("can each be undone", async () => {
    const { agency, importPages, revisions, headlines } = mergeBranches();
    await importPages({ privacy: page("Privacy") });
    const all = await revisions();
    const before: Record<string, Record<string, string>> = { 0: {} };
    for (const { id } of all) before[id] = await headlines("--revision", id);
    for (const { id } of all) {
      expect((await agency("rollback", id)).exitCode).toBe(0);
      expect(await headlines()).toEqual(before[id]);
    }
  });

  test.each([
    ["about", "About"],
    ["farm/barns", undefined],
    ["terms", "Terms"],
  ])("let the import of %s be undone, and keep the other imports", async (id, before) => {
    const { agency, revisions, headlines } = mergeBranches();
    const nodes = await revisions();
    const { parents } = nodes.find(({ revision, pages }) => revision > 1 && pages.includes(id)) ?? { parents: [] };
    const { exitCode, stderr } = await agency("rollback", ...parents, "--page", id);
    expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
    const { [id]: _, ...others } = MERGED as Record<string, string>;
    expect(await headlines()).toEqual({ ...others, ...(before !== undefined && { [id]: before }) });
  });

  test("are another revision than either branch for `--if-revision`", async () => {
    const { agency, input, revisions } = mergeBranches();
    writeFileSync(input, JSON.stringify({ pages: { terms: page("New Terms") } }));
    const references = (await revisions()).flatMap(({ id, revision }) => [id, String(revision)]);
    for (const reference of references) {
      const { exitCode, stderr } = await agency("import", input, "--if-revision", reference);
      expect([reference, exitCode, stderr]).toEqual([reference, 4, expect.stringContaining("but revision")]);
    }
    const { $revision: merge } = JSON.parse((await agency("export", "--page", "terms")).stdout);
    expect((await agency("import", input, "--dry-run", "--if-revision", merge)).exitCode).toBe(0);
    expect((await agency("import", input, "--if-revision", "4")).exitCode).toBe(0);
  });

  test("leave only manual edits for `diff`, which reports that no revision has recorded the merge", async () => {
    const { agency } = mergeBranches();
    const { stdout, stderr } = await agency("diff");
    expect(stdout).toBe("No differences found.\n");
    expect(stderr).toMatch(/have been merged\. No revision has recorded that yet/);
  });

  test("have undo hints with an id that only one revision has", async () => {
    const { agency, input, headlines } = mergeBranches();
    writeFileSync(input, JSON.stringify({ pages: { about: page("Undo me") } }));
    const { stderr } = await agency("import", input);
    const [, revision = ""] = /`agency undo (\S+)`/.exec(stderr) ?? [];
    expect((await agency("undo", revision)).exitCode).toBe(0);
    expect(await headlines()).toEqual(MERGED);
  });

  test.each([
    ["edited by hand", false],
    ["edited by hand and recorded", true],
  ])("are the base of an export, so that a page that was later %s keeps both changes", async (_, isRecorded) => {
    const { agency, edit, importPages, input } = mergeBranches();
    const { stdout } = await agency("export", "--page", "about");
    edit("about", "Same on both branches", "From a colleague");
    if (isRecorded) await importPages({ terms: page("Recorded") });
    writeFileSync(input, stdout.replaceAll("About from other", "About from the export"));
    expect((await agency("import", input)).exitCode).toBe(0);
    const merged = JSON.parse((await agency("export", "--page", "about")).stdout);
    expect(merged.pages.about.hero).toEqual({ title: "About from the export", subtitle: "From a colleague" });
  });

  test("let every command work", async () => {
    const { agency, revisions, input } = mergeBranches();
    const [{ id } = { id: "" }] = await revisions();
    const out = temporaryFolder();
    const settings = join(out, "settings.json");
    writeFileSync(settings, JSON.stringify({ site: { ...testSite, lines: [] } }));
    const commands = [
      ["import", settings],
      ["history"],
      ["history", "terms"],
      ["show", id],
      ["diff", id],
      ["diff", "1", id],
      ["export"],
      ["export", "--revision", id],
      ["rollback", id, "--dry-run"],
      ["import", input, "--dry-run", "--create"],
      ["retire", "farm/barns", "--dry-run"],
      ["move", "farm/barns", "farm/sheds", "--dry-run"],
      ["validate"],
      ["doctor"],
      ["prerender", "--out", out],
      ["move", "farm/barns", "farm/sheds"],
      ["retire", "farm/sheds"],
    ];
    for (const command of commands) {
      const { exitCode, stderr } = await agency(...command);
      expect([command, exitCode, stderr]).toEqual([command, 0, expect.any(String)]);
    }
  });

  test("that only one of them changed by hand stay separate until they are merged", async () => {
    const { git, agency, importPages, commitAll, edit, revisions, headlines } = createRepository();
    await importPages({ about: page("About"), terms: page("Terms"), privacy: page("Privacy") });
    commitAll("Start");
    git("checkout", "--quiet", "-b", "other");
    await importPages({ about: page("About from other") });
    commitAll("Other");
    git("checkout", "--quiet", "main");
    edit("terms", "Terms", "Terms by hand");
    const warnings = await importPages({ privacy: page("Privacy from main") });
    expect(warnings).not.toContain("is not in the history");
    expect((await revisions()).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    commitAll("Main");
    git("merge", "--quiet", "--no-edit", "other");
    expect((await agency("history")).stderr).toContain("have been merged");
    const merged = { about: "About from other", privacy: "Privacy from main", terms: "Terms by hand" };
    expect(await headlines()).toEqual(merged);
    await importPages({ privacy: page("New Privacy") });
    expect((await revisions()).map(({ format }) => format)).toContain("merge");
    expect(await headlines("--revision", "4")).toEqual(merged);
  });

  test("conflict only where the content does", async () => {
    const { git, importPages, commitAll } = createRepository();
    await importPages({ about: page("About", "Old") });
    commitAll("Start");
    git("checkout", "--quiet", "-b", "other");
    await importPages({ about: page("Other", "Old") });
    commitAll("Other");
    git("checkout", "--quiet", "main");
    await importPages({ about: page("Main", "Old") });
    commitAll("Main");
    expect(() => git("merge", "--quiet", "other")).toThrow();
    expect(git("diff", "--name-only", "--diff-filter", "U")).toBe("content/pages/about.json\n");
  });
});
