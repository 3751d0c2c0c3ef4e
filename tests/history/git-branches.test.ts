/** Two branches of a real git repository that both import content, and their merge. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { RevisionSummary } from "#content/store/content-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { runProgram } from "../support/cli/memory-io.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A git repository whose folder `content` is a content store. */
function createRepository() {
  const folder = temporaryFolder();
  const input = join(temporaryFolder(), "input.json");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  git("init", "--quiet", "--initial-branch", "main");
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
    async importPages(pages: Record<string, JsonObject>) {
      writeFileSync(input, JSON.stringify({ pages }));
      const { exitCode, stderr } = await agency("import", input, "--create");
      expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
    },
    revisions: async () => (await json("history")).revisions as RevisionSummary[],
    /** Returns the headline of each exported page. */
    async headlines(...options: string[]): Promise<Record<string, string>> {
      const { pages } = (await json("export", ...options)) as { pages: Record<string, { hero: { title: string } }> };
      return Object.fromEntries(Object.entries(pages).map(([id, { hero }]) => [id, hero.title]));
    },
  };
}

function page(title: string, subtitle = "Same on both branches"): JsonObject {
  return {
    meta: { title: `${title} Insurance in Iowa`, description: `All about ${title}, in enough words.` },
    hero: { title, subtitle },
  };
}

/** Creates a repository in which the branches `main` and `other` each imported a change, and merges them. */
async function mergeBranches() {
  const repository = createRepository();
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
  return repository;
}

const MERGED = { about: "About from other", "farm/barns": "Barns", terms: "Terms from main" };

describe("two branches that both imported", () => {
  test("merge without a conflict", async () => {
    const { git, headlines } = await mergeBranches();
    expect(git("status", "--porcelain")).toBe("");
    expect(await headlines()).toEqual(MERGED);
  });

  test("share a revision number, whose ids tell them apart", async () => {
    const { agency, revisions } = await mergeBranches();
    const all = await revisions();
    expect(all.map(({ revision }) => revision)).toEqual([3, 2, 2, 1]);
    const [first = "", second = ""] = all.filter(({ revision }) => revision === 2).map(({ id }) => id);
    const ambiguous = await agency("show", "2");
    expect(ambiguous.exitCode).toBe(2);
    expect(ambiguous.stderr).toContain("Revision 2 is ambiguous");
    for (const id of [first, second]) {
      expect(ambiguous.stderr).toContain(id);
      expect((await agency("show", id)).exitCode).toBe(0);
      expect((await agency("show", id.slice(0, 8))).exitCode).toBe(0);
    }
  });

  test("are joined by a revision before the next commit, which `history` shows", async () => {
    const { importPages, revisions, headlines } = await mergeBranches();
    await importPages({ privacy: page("Privacy") });
    const [latest, merge, ...earlier] = await revisions();
    const heads = [earlier[0], earlier.find(({ pages }) => pages.includes("terms") && pages.length === 1)];
    expect(latest).toMatchObject({ revision: 5, parents: [merge?.id], pages: ["privacy"] });
    expect(merge).toMatchObject({ revision: 4, format: "merge", source: "version control" });
    expect(merge?.parents).toEqual(heads.map((head) => head?.id));
    expect(await headlines("--revision", "4")).toEqual(MERGED);
  });

  test("can each be undone", async () => {
    const { agency, importPages, revisions, headlines } = await mergeBranches();
    await importPages({ privacy: page("Privacy") });
    const all = await revisions();
    const before: Record<string, Record<string, string>> = { 0: {} };
    for (const { id } of all) before[id] = await headlines("--revision", id);
    for (const { id } of all) {
      expect((await agency("rollback", id)).exitCode).toBe(0);
      expect(await headlines()).toEqual(before[id]);
    }
  });

  test("leave only manual edits for `diff`, which reports that no revision has recorded the merge", async () => {
    const { agency } = await mergeBranches();
    const { stdout, stderr } = await agency("diff");
    expect(stdout).toBe("No differences found.\n");
    expect(stderr).toMatch(/have been merged\. No revision has recorded that yet/);
  });

  test("have undo hints with a parent that only one revision is", async () => {
    const { agency, input, headlines } = await mergeBranches();
    writeFileSync(input, JSON.stringify({ pages: { about: page("Undo me") } }));
    const { stderr } = await agency("import", input);
    const [, parent = ""] = /`agency rollback (\S+)`/.exec(stderr) ?? [];
    expect((await agency("rollback", parent)).exitCode).toBe(0);
    expect(await headlines()).toEqual(MERGED);
  });

  test("let every command work", async () => {
    const { agency, revisions, input } = await mergeBranches();
    const [{ id } = { id: "" }] = await revisions();
    const commands = [
      ["history"],
      ["history", "terms"],
      ["show", id],
      ["diff", id],
      ["diff", "1", id],
      ["export"],
      ["export", "--revision", id],
      ["validate"],
      ["rollback", id, "--dry-run"],
      ["import", input, "--dry-run", "--create"],
    ];
    for (const command of commands) {
      const { exitCode, stderr } = await agency(...command);
      expect([command, exitCode, stderr]).toEqual([command, 0, expect.any(String)]);
    }
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
