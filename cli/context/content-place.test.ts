import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleWorkspace } from "#tests/support/cli/sample-workspace.ts";
import { createPostgresDatabase } from "#tests/support/database/test-database.ts";
import { page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();

/** Returns an environment in which nothing but DATABASE_URL says where the content is. */
async function databaseEnvironment(): Promise<Record<string, string>> {
  return { CONTENT_DIR: "", DATABASE_URL: await createPostgresDatabase() };
}

async function run(argv: readonly string[], env: Record<string, string>) {
  const { exitCode, stdout, stderr } = await workspace.cli([...argv, "--format", "json"], { env });
  expect(exitCode, stdout || stderr).toBe(0);
  return JSON.parse(stdout);
}

const readTitle = async (env: Record<string, string>, ...options: string[]) =>
  (await run(["export", "--page", "about", "--to", "site-export", ...options], env)).pages.about.hero.title;

test("imports, exports and rolls back content in Postgres, with the history of the files, and leaves them as they are", async () => {
  const env = await databaseEnvironment();
  const file = () => readFileSync(join(workspace.contentDir, "pages/about.json"), "utf8");
  const before = file();
  writeFileSync(join(workspace.cwd, "new.json"), JSON.stringify({ pages: { about: page("Us") } }));

  expect(await readTitle(env)).toBe("About");
  expect(await run(["import", "new.json"], env)).toMatchObject({ revision: 3 });
  expect([await readTitle(env), file()]).toEqual(["Us", before]);
  const ofFiles = await run(["history"], {});
  const { revisions } = await run(["history"], env);
  expect(revisions).toMatchObject([{ revision: 3, by: "ann" }, ...ofFiles.revisions]);
  await run(["rollback", "2"], env);
  expect(await readTitle(env)).toBe("About");
});

test.each([
  ["CONTENT_DIR", { CONTENT_DIR: "content" }, []],
  ["--content", {}, ["--content", "content"]],
  ["a preview of Netlify", { NETLIFY: "true", CONTEXT: "deploy-preview" }, []],
])("uses files instead of Postgres with %s", async (_, given, options) => {
  const env = await databaseEnvironment();
  writeFileSync(join(workspace.cwd, "new.json"), JSON.stringify({ pages: { about: page("Us") } }));
  await run(["import", "new.json"], env);
  expect(await readTitle({ ...env, ...given }, ...options)).toBe("About");
  expect(await readTitle(env)).toBe("Us");
});

test("checks the content and the photos that are in Postgres", async () => {
  mkdirSync(join(workspace.contentDir, "media"));
  writeFileSync(join(workspace.contentDir, "media/office.jpg"), "a photo");
  const env = await databaseEnvironment();
  const about = { ...page("Us"), hero: { title: "Us", image: "office.jpg", imageAlt: "Office" } };
  writeFileSync(join(workspace.cwd, "new.json"), JSON.stringify({ pages: { about } }));
  await run(["import", "new.json"], env);
  expect(JSON.stringify(await run(["lint"], env))).not.toContain("office.jpg");
  expect(readFileSync(join(workspace.cwd, "var/content/media/office.jpg"), "utf8")).toBe("a photo");
  const { stdout } = await workspace.cli(["doctor"], { env });
  expect(stdout).not.toMatch(/Pages and site settings|Locks and unfinished commits|Unknown files/);
});

test.each([
  [["watch"], {}, "`agency watch` publishes edits of files, but the content is in Postgres."],
  [
    ["history"],
    { DATABASE_URL: "mysql://db.example/agency" },
    "DATABASE_URL must be file: with a path, or postgres://",
  ],
  [["history"], { DATABASE_URL: "postgres://ann:secret@127.0.0.1:1/agency" }, "DATABASE_URL names its host and port."],
])("says what is wrong: %j with %j", async (argv, given, problem) => {
  const env = { ...(await databaseEnvironment()), ...given };
  const { exitCode, stderr } = await workspace.cli(argv, { env });
  expect([exitCode, stderr]).toEqual([expect.any(Number), expect.stringContaining(problem)]);
  expect(exitCode).not.toBe(0);
  expect(stderr).not.toContain("secret");
});
