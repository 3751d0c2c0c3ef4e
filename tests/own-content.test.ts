/** An agency commits its first content: the checks, the workflow and the tests of a copy pass. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inProject } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";
import { copySampleContent } from "./support/sample-agency.ts";
import { page } from "./support/store/file-store.ts";

// Words that no dictionary of the project has.
// cspell:ignore Ngozi Okoro Zzyzx

/** Tests that once failed for another agency. */
const TESTS = [
  ...["examples", "facts", "editor", "preview-fields", "docs", "importer-parity"].map(
    (name) => `tests/${name}.test.ts`,
  ),
  ...["tests/lint", "cli/commands/check", "site/admin/form"],
];

/** Lists that the agency changes. */
interface Edited {
  team: { members: object[] };
  coverage: { items: object[] };
}

describe("after an agency has changed its phone number and a name, and added a page,", () => {
  let copy: string;

  async function runInCopy(command: string): Promise<{ code: number; output: string }> {
    const { HOME } = process.env;
    const env = { PATH: `${join(copy, "bin")}:${process.env.PATH}`, NO_COLOR: "1", ...(HOME && { HOME }) };
    const options = { cwd: copy, env, maxBuffer: 2 ** 26 };
    const { code = 0, stdout, stderr } = await promisify(execFile)("bash", ["-c", command], options).catch((e) => e);
    return { code, output: stdout + stderr };
  }

  function edit(name: string, change: (content: Edited) => unknown): void {
    const file = join(copy, "content", name);
    const document = JSON.parse(readFileSync(file, "utf8"));
    change(document.content);
    writeFileSync(file, JSON.stringify(document, null, 2));
  }

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), "agency-own-"));
    for (const file of listProjectFiles("**/*", "!content/{pages,history,media}/**", "!content/site.json")) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(inProject(file), join(copy, file));
    }
    copySampleContent(join(copy, "content"));
    cpSync(inProject(".env.example"), join(copy, ".env.example"));
    symlinkSync(inProject("node_modules"), join(copy, "node_modules"));
    cpSync(inProject("dist/cli"), join(copy, "dist/cli"), { recursive: true });
    // `npx agency` finds the command of the copy.
    mkdirSync(join(copy, "bin"));
    writeFileSync(join(copy, "bin/npx"), '#!/bin/sh\nshift\nexec node "$(dirname "$0")/../dist/cli/bin.js" "$@"\n', {
      mode: 0o755,
    });

    edit("site.json", (site) => Object.assign(site, { phone: "(218) 555-0199" }));
    edit("pages/home.json", ({ team }) => Object.assign(team.members[0] ?? {}, { name: "Ngozi Okoro" }));
    const title = "Zzyzx boats of Ngozi Okoro";
    edit("pages/personal.json", ({ coverage }) => coverage.items.push({ id: "boat", title, url: "/personal/boat" }));
    writeFileSync(join(copy, "boat.json"), JSON.stringify({ pages: { "personal/boat": page(title) } }));
    const imported = await runInCopy("npx agency import boat.json --create && rm boat.json");
    expect(imported.code, imported.output).toBe(0);
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test("the checks of spelling and format pass", async () => {
    const { scripts } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8"));
    for (const name of ["lint:spelling", "lint"]) {
      const { code, output } = await runInCopy(`PATH=node_modules/.bin:$PATH; ${scripts[name]}`);
      expect(code, output).toBe(0);
    }
  }, 300_000);

  test("the steps of the workflow about content pass, and the built site has the change", async () => {
    const workflow = readFileSync(join(copy, ".github/workflows/deploy.yml"), "utf8");
    const job = /^ {2}content:\n([\s\S]*?)\n {2}\w/m.exec(workflow)?.[1] ?? "";
    const steps = [...job.matchAll(/^ +- run: (.+)$/gm)].map(([, step = ""]) => step);
    expect(steps).toEqual(["npm ci", "npx agency validate", "npx agency lint", "npm run build:site"]);
    for (const step of steps.filter((each) => each !== "npm ci")) {
      const { code, output } = await runInCopy(step);
      expect(code, `${step}: ${output}`).toBe(0);
    }
    expect(readFileSync(join(copy, "dist/client/index.html"), "utf8")).toMatch(/Ngozi Okoro[\s\S]*\(218\) 555-0199/);
    expect(readFileSync(join(copy, "dist/client/personal/boat.html"), "utf8")).toContain("Zzyzx boats");
  }, 300_000);

  test("the tests that read content pass", async () => {
    const { code, output } = await runInCopy(
      `node_modules/.bin/vitest run -c tests/vitest.config.ts ${TESTS.join(" ")}`,
    );
    expect(code, output).toBe(0);
  }, 600_000);
});
