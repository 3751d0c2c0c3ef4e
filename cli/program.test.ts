import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Collected, type RunOptions, runProgram, start } from "#tests/support/cli/memory-io.ts";
import { filesIn, leaveWriter, page } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createProgram, run } from "./program.ts";

const site = {
  name: "Test Agency",
  phone: "(515) 555-0142",
  email: "info@example.com",
  address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
};
const trucking = page("Trucking");

/** Files as a user has them; `content` is a store with two revisions. */
const INPUTS = {
  "export.json": { site, pages: { about: page("About"), "commercial/trucking": trucking } },
  "same.json": { pages: { about: page("About") } },
  "tokens.json": { HERO_TITLE: "Wheels" },
  "unknown-token.json": { HERO_TITLE: "Wheels", HERO_TITEL: "Weels" },
  "string.json": { contact: JSON.stringify(page("Contact")) },
  "new-slug.json": { pages: { "commercial/truckin": trucking } },
  "half-bad.json": { pages: { about: page("Us"), "commercial/trucking": { hero: { title: 7 } } } },
  "inputs/one.json": { pages: { terms: page("Terms") } },
  "inputs/two.json": { pages: { privacy: page("Privacy") } },
};

let fixture: string;

beforeAll(async () => {
  fixture = mkdtempSync(join(tmpdir(), "agency-cli-"));
  mkdirSync(join(fixture, "inputs"));
  for (const [name, value] of Object.entries(INPUTS)) writeFileSync(join(fixture, name), JSON.stringify(value));
  writeFileSync(join(fixture, "broken.json"), '{\n  "HERO_TITLE": "x"\n  "CTA_TITLE": "y"\n}\n');
  for (const args of [
    ["export.json", "-m", "First"],
    ["tokens.json", "--page", "commercial/trucking"],
  ]) {
    const env = { CONTENT_DIR: "content", USER: "ann" };
    const { exitCode, stderr } = await runProgram(["import", ...args], { cwd: fixture, env });
    expect(exitCode, stderr).toBe(0);
  }
});
afterAll(() => rmSync(fixture, { recursive: true, force: true }));

let cwd: string;

beforeEach(() => {
  cwd = temporaryFolder();
  cpSync(fixture, cwd, { recursive: true });
});

const content = () => join(cwd, "content");
const cli = (argv: readonly string[], options: Partial<RunOptions> = {}) =>
  runProgram(argv, { cwd, ...options, env: { CONTENT_DIR: "content", USER: "ann", ...options.env } });

interface Expected {
  exitCode: number;
  stdout?: RegExp | "";
  stderr?: RegExp | "";
  input?: string;
  /** Whether the store stays as it is: true where this is missing. */
  isUnchanged?: false;
}

const HASH = /^scrypt\.15\.8\.3\.[\w-]{22}\.[\w-]{43}\n$/;

const NO_STACK = /\n\s+at /;

const TABLE: [argv: string, expected: Expected][] = [
  ["import same.json", { exitCode: 0, stdout: /about +unchanged +1\n\nNothing to do/, stderr: "" }],
  [
    "import tokens.json --page about",
    { exitCode: 0, stdout: /about +updated +3 +1\n\nImported 1 page/, stderr: /Next: agency/, isUnchanged: false },
  ],
  ["import tokens.json --page about --dry-run", { exitCode: 0, stdout: /Would import 1 page/, stderr: /--dry-run/ }],
  ["import tokens.json --page /about --mode replace", { exitCode: 1, stderr: /content\/required/ }],
  ["import tokens.json", { exitCode: 1, stdout: /Nothing was imported/, stderr: /page\/missing/ }],
  ["import - --page about", { exitCode: 0, input: '{"HERO_TITLE":"In"}', stdout: /updated/, isUnchanged: false }],
  ["import - --page about", { exitCode: 1, input: "", stderr: /stdin:1:1 error stdin is empty/ }],
  ["import string.json", { exitCode: 0, stdout: /contact +created +3/, isUnchanged: false }],
  ["import inputs/*.json", { exitCode: 0, stdout: /2 created/, isUnchanged: false }],
  ["import inputs", { exitCode: 0, stdout: /2 created/, isUnchanged: false }],
  ["import inputs/one.json inputs/o*.json", { exitCode: 0, stdout: /1 created/, isUnchanged: false }],
  ["import new-slug.json", { exitCode: 1, stderr: /Did you mean commercial\/trucking\?/ }],
  ["import new-slug.json --create", { exitCode: 0, stdout: /truckin +created/, isUnchanged: false }],
  ["import half-bad.json", { exitCode: 1, stdout: /about +skipped/, stderr: /content\/type/ }],
  ["import half-bad.json --partial", { exitCode: 1, stdout: /about +updated +3/, isUnchanged: false }],
  [
    "import unknown-token.json --page about",
    { exitCode: 0, stdout: /updated/, stderr: /warning .*Did you mean HERO_TITLE/, isUnchanged: false },
  ],
  ["import unknown-token.json --page about --strict", { exitCode: 1, stderr: /error .*HERO_TITEL/ }],
  ["import tokens.json --page about --if-revision 1", { exitCode: 4, stdout: "", stderr: /store\/revision-conflict/ }],
  ["import tokens.json --page about --if-revision 2", { exitCode: 0, stdout: /updated/, isUnchanged: false }],
  ["import tokens.json --if-revision two", { exitCode: 2, stderr: /whole number/ }],
  ["import broken.json --page about", { exitCode: 1, stderr: /broken\.json:3:3 error .*\n.*\n {2}> 3 \|/ }],
  ["import missing.json", { exitCode: 2, stdout: "", stderr: /missing\.json names no file/ }],
  ["import", { exitCode: 2, stderr: /missing required argument/ }],
  ["import export.json --mode both", { exitCode: 2, stderr: /Allowed choices are merge, replace/ }],

  ["validate", { exitCode: 0, stdout: /Checked 3 files: 0 errors/, stderr: "" }],
  ["validate export.json content/site.json", { exitCode: 0, stdout: /Checked 2 files/ }],
  ["validate broken.json --page about", { exitCode: 1, stdout: /broken\.json:3:3/, stderr: "" }],
  ["validate unknown-token.json --page about", { exitCode: 0, stdout: /0 errors, 1 warning/ }],
  ["validate unknown-token.json --page about --strict", { exitCode: 1, stdout: /1 error/ }],
  ["validate tokens.json --page about --mode replace", { exitCode: 1, stdout: /content\/required/ }],
  ["validate new-slug.json", { exitCode: 1 }],
  ["validate new-slug.json --create", { exitCode: 0 }],
  ["validate - --page about", { exitCode: 0, input: '{"HERO_TITLE":"In"}', stdout: /Checked 1 file:/ }],
  ["validate missing.json", { exitCode: 2 }],

  ["lint", { exitCode: 0, stdout: /content\/pages\/about\.json:\d+:\d+ warning [\s\S]*: 0 errors, /, stderr: "" }],
  ["lint --production", { exitCode: 1, stdout: /production\/address/, stderr: "" }],
  ["lint about", { exitCode: 2, stderr: /too many arguments/ }],

  ["inspect export.json", { exitCode: 0, stdout: /export\.json is site-export: .*\n[\s\S]*trucking/ }],
  ["inspect tokens.json --page about", { exitCode: 0, stdout: /is tokens: [\s\S]*about +1 +1 +0/ }],
  ["inspect -", { exitCode: 0, input: JSON.stringify(INPUTS["string.json"]), stdout: /stdin is string/ }],
  ["inspect broken.json", { exitCode: 1, stderr: /json\/syntax/ }],
  ["inspect missing.json", { exitCode: 2 }],

  ["convert tokens.json --page about --to site-export", { exitCode: 0, stdout: /"pages": \{\s+"about"/ }],
  ["convert export.json --to tokens", { exitCode: 1, stdout: "", stderr: /convert\/lossy/ }],
  ["convert export.json --to tokens --lossy", { exitCode: 0, stdout: /^\{/ }],
  ["convert string.json --to nested-tokens --out out.json", { exitCode: 0, stdout: /Wrote out\.json/ }],
  ["convert export.json --to xml", { exitCode: 2, stderr: /no format xml/ }],
  ["convert export.json", { exitCode: 2, stderr: /required option '--to/ }],
  ["convert broken.json --to string", { exitCode: 1, stderr: /json\/syntax/ }],

  ["export", { exitCode: 0, stdout: /^\{[\s\S]*"Wheels"[\s\S]*\}\n$/, stderr: "" }],
  ["export --revision 1", { exitCode: 0, stdout: /"Trucking"/ }],
  ["export --revision 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["export --page about --to tokens", { exitCode: 0, stdout: /"HERO_TITLE": "About"/ }],
  ["export --page about trucking --to nested-tokens", { exitCode: 0, stdout: /"commercial\/trucking"/ }],
  ["export --page nope", { exitCode: 2, stderr: /page\/unknown/ }],
  ["export --to tokens", { exitCode: 1, stderr: /convert\/lossy/ }],
  ["export --to tokens --page about commercial/trucking --lossy", { exitCode: 0 }],
  ["export --out out.json", { exitCode: 0, stdout: /Wrote out\.json/ }],

  ["diff", { exitCode: 0, stdout: /^No differences\.\n$/ }],
  ["diff 1 2", { exitCode: 0, stdout: /- Trucking\n {4}\+ Wheels/ }],
  ["diff 1 --exit-code", { exitCode: 3, stdout: /hero\.title/ }],
  ["diff 2 --exit-code", { exitCode: 0 }],
  ["diff export.json --exit-code", { exitCode: 3, stdout: /- Wheels\n {4}\+ Trucking/ }],
  ["diff tokens.json --page about", { exitCode: 0, stdout: /\+ Wheels/ }],
  ["diff broken.json --exit-code", { exitCode: 1 }],
  ["diff 9", { exitCode: 2 }],

  ["history", { exitCode: 0, stdout: /2 .*ann .*tokens\.json[\s\S]*1 .*First/, stderr: "" }],
  ["history about", { exitCode: 0, stdout: /^(?![\s\S]*tokens\.json)[\s\S]*First/ }],
  ["history terms", { exitCode: 0, stdout: /^No revisions\.\n$/ }],
  ["history nope", { exitCode: 2, stderr: /page\/unknown/ }],

  ["show 2", { exitCode: 0, stdout: /Revision 2 .* by ann, from tokens\.json \(tokens\)[\s\S]*\+ Wheels/ }],
  ["show 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["show two", { exitCode: 2 }],

  ["rollback 1", { exitCode: 0, stdout: /Restored 1 page to revision 1, as revision 3/, isUnchanged: false }],
  ["rollback 1 --dry-run", { exitCode: 0, stdout: /Would restore 1 page/ }],
  ["rollback 0 --page about", { exitCode: 0, stdout: /about +removed/, isUnchanged: false }],
  ["rollback 2", { exitCode: 0, stdout: /Nothing to restore/ }],
  ["rollback 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["rollback 1 --page nope", { exitCode: 2 }],

  ["prerender --shard 4/3", { exitCode: 2, stderr: /It must be i\/n/ }],
  ["admin hash", { exitCode: 0, input: "correct horse battery staple\n", stdout: HASH, stderr: /^Set it .*=scrypt/ }],
  ["admin hash", { exitCode: 0, input: "twelve chars\r\nother\r\n", stdout: HASH }],
  ["admin hash", { exitCode: 2, input: "elevenchars\n", stdout: "", stderr: /at least 12 characters/ }],
  ["admin hash", { exitCode: 2, input: "", stdout: "", stderr: /at least 12 characters/ }],
  ["outbox list --state lost", { exitCode: 2, stderr: /Allowed choices are new, sent, failed, held/ }],
  ["serve --port 65536", { exitCode: 2, stderr: /at most 65535/ }],
  ["serve --out missing", { exitCode: 2, stderr: /site\/not-built/ }],

  ["schema", { exitCode: 0, stdout: /generated files are current/ }],
  ["schema --check", { exitCode: 0 }],
  ["explain", { exitCode: 0, stdout: /json\/duplicate-key +error/ }],
  ["explain json/duplicate-key", { exitCode: 0, stdout: /^json\/duplicate-key \(error\)\n/ }],
  ["explain json/duplicate", { exitCode: 2, stderr: /Did you mean json\/duplicate-key\?/ }],

  ["", { exitCode: 2, stderr: /Usage: agency/ }],
  ["improt export.json", { exitCode: 2, stdout: "", stderr: /unknown command 'improt'\n\(Did you mean import\?\)/ }],
  ["import export.json --dryrun", { exitCode: 2, stderr: /unknown option '--dryrun'\n\(Did you mean --dry-run\?\)/ }],
  ["--format xml history", { exitCode: 2, stderr: /Allowed choices are pretty, json/ }],
  ["--help", { exitCode: 0, stdout: /Usage: agency/, stderr: "" }],
  ["--version", { exitCode: 0, stdout: /^\d+\.\d+\.\d+\n$/, stderr: "" }],
];

describe("agency", () => {
  test.each(TABLE)("%s", async (argv, { exitCode, stdout, stderr, input, isUnchanged = true }) => {
    const before = filesIn(content());
    const ran = await cli(argv.split(" ").filter(Boolean), input === undefined ? {} : { input });
    expect(ran.exitCode, ran.stdout + ran.stderr).toBe(exitCode);
    for (const [text, expected] of [
      [ran.stdout, stdout],
      [ran.stderr, stderr],
    ] as const) {
      if (expected === "") expect(text).toBe("");
      else if (expected !== undefined) expect(text).toMatch(expected);
    }
    expect(ran.stdout + ran.stderr).not.toMatch(NO_STACK);
    expect(isEqual(filesIn(content()), before)).toBe(isUnchanged);
  });

  test.each(TABLE.filter(([argv]) => !/^(?:--|$|improt)|--format|--dryrun/.test(argv)))(
    "%s --format json",
    async (argv, { exitCode, input }) => {
      const ran = await cli([...argv.split(" "), "--format", "json"], input === undefined ? {} : { input });
      expect(ran.exitCode, ran.stdout + ran.stderr).toBe(exitCode);
      if (ran.stdout === "") expect(ran.stderr).toMatch(/^error: /);
      else {
        expect(ran.stderr).toBe("");
        expect(JSON.parse(ran.stdout)).toEqual(expect.any(Object));
      }
    },
  );
});

function isEqual(a: Record<string, string>, b: Record<string, string>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

describe("--format json", () => {
  const json = async (...argv: string[]) => JSON.parse((await cli([...argv, "--format", "json"])).stdout);

  test("of an import is the result that the API gives", async () => {
    expect(await json("import", "half-bad.json", "--partial")).toEqual({
      success: true,
      message: expect.any(String),
      format: "site-export",
      why: expect.any(String),
      revision: 3,
      imported: [
        {
          page: "about",
          status: "updated",
          version: 3,
          changes: expect.arrayContaining([{ pointer: "/hero/title", before: "About", after: "Us" }]),
        },
        { page: "commercial/trucking", status: expect.stringMatching(/^error: .+/) },
      ],
      diagnostics: [
        {
          code: "content/type",
          severity: "error",
          message: expect.any(String),
          page: "commercial/trucking",
          file: "half-bad.json",
          line: 1,
          column: expect.any(Number),
          pointer: "/pages/commercial~1trucking/hero/title",
        },
      ],
    });
  });

  test("of a refusal has the same shape", async () => {
    expect(await json("import", "tokens.json", "--page", "about", "--if-revision", "1")).toMatchObject({
      success: false,
      message: "The store is at revision 2, but revision 1 was expected.",
      diagnostics: [{ code: "store/revision-conflict", severity: "error" }],
    });
  });

  test("of a rollback has the shape of an import", async () => {
    expect(await json("rollback", "1", "-m", "Back")).toMatchObject({
      success: true,
      revision: 3,
      imported: [{ page: "commercial/trucking", status: "updated", version: 3 }],
      diagnostics: [],
    });
    expect(await json("history")).toMatchObject({ revisions: [{ message: "Back", by: "ann" }, {}, {}] });
  });
});

describe("an export", () => {
  test("imports as what is there, to the byte", async () => {
    const { stdout } = await cli(["export"]);
    const again = await cli(["import", "-"], { input: stdout });
    expect(again.stdout).toMatch(/Nothing to do: 3 pages unchanged/);
    await cli(["export", "--out", "deep/out.json"]);
    expect(readFileSync(join(cwd, "deep/out.json"), "utf8")).toBe(stdout);
  });
});

describe("the store's folder", () => {
  const revisionsIn = async (argv: string[], env: Record<string, string> = {}) => {
    const { stdout } = await runProgram([...argv, "history", "--format", "json"], { cwd: tmpdir(), env });
    return JSON.parse(stdout).revisions.length;
  };

  test("is --content, or CONTENT_DIR, from where -C says", async () => {
    expect(await revisionsIn(["--content", content()])).toBe(2);
    expect(await revisionsIn(["-C", cwd, "--content", "content"])).toBe(2);
    expect(await revisionsIn(["-C", cwd], { CONTENT_DIR: "content" })).toBe(2);
    expect(await revisionsIn(["--content", content()], { CONTENT_DIR: "/nowhere" })).toBe(2);
    expect(await revisionsIn(["-C", cwd, "--content", "inputs"])).toBe(0);
  });

  test("-C is where paths start, too", async () => {
    const { exitCode, stdout } = await runProgram(["-C", cwd, "inspect", "export.json"], { cwd: tmpdir() });
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("is site-export")]);
  });
});

describe("a store that cannot be written", () => {
  const importing = () => cli(["import", "tokens.json", "--page", "farm/tractor-truck", "--create"], {});

  test("because somebody else does ends with 4", async () => {
    leaveWriter(content(), { host: "elsewhere", pid: 9 });
    const { exitCode, stderr } = await cli(["import", "tokens.json", "--page", "about"]);
    expect([exitCode, stderr]).toEqual([4, expect.stringMatching(/^error Process 9 on elsewhere .*store\/locked/)]);
  });

  test("because a file is in the way ends with 5, and without a stack trace", async () => {
    writeFileSync(join(content(), "pages/farm"), "");
    writeFileSync(
      join(cwd, "tokens.json"),
      JSON.stringify({ META_TITLE: "T", META_DESCRIPTION: "T", HERO_TITLE: "T" }),
    );
    const before = filesIn(content());
    const { exitCode, stderr } = await importing();
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining("store/io")]);
    expect(stderr).not.toMatch(NO_STACK);
    expect(filesIn(content())).toEqual(before);
    const debugged = await cli(["import", "tokens.json", "--page", "farm/tractor-truck"], { env: { DEBUG: "1" } });
    expect(debugged.stderr).toMatch(NO_STACK);
  });

  test("because a file in it is broken ends with 1", async () => {
    writeFileSync(join(content(), "pages/about.json"), "{");
    const { exitCode, stderr } = await cli(["import", "tokens.json", "--page", "about"]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("store/invalid")]);
    const mended = await cli(["rollback", "2", "--page", "about"]);
    expect([mended.exitCode, mended.stdout]).toEqual([0, expect.stringContaining("Restored 1 page")]);
  });
});

describe("an interruption", () => {
  test("before the commit ends with 130 and leaves the content", async () => {
    const before = filesIn(content());
    const ran = await cli(["import", "tokens.json", "--page", "about"], { signal: AbortSignal.abort() });
    expect(ran).toEqual({ exitCode: 130, stdout: "", stderr: "Interrupted; nothing was committed.\n" });
    expect(filesIn(content())).toEqual(before);
  });

  test("ends the wait for standard input", async () => {
    const interruption = new AbortController();
    const ended = cli(["import", "-"], { input: null, signal: interruption.signal });
    interruption.abort();
    expect((await ended).exitCode).toBe(130);
  });
});

describe("what is written", () => {
  test("--quiet keeps results and errors alone", async () => {
    const warned = await cli(["--quiet", "import", "unknown-token.json", "--page", "about"]);
    expect(warned).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("Imported"), stderr: "" });
    const failed = await cli(["-q", "import", "broken.json", "--page", "about"]);
    expect(failed.stderr).toMatch(/^broken\.json:3:3 error/);
    expect(failed.stderr).not.toContain("Mend the input");
  });

  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what colors are
  const COLOR = /\u001b\[/;

  test.each([
    ["a terminal", true, {}, [], true],
    ["no terminal", false, {}, [], false],
    ["no terminal, and FORCE_COLOR", false, { FORCE_COLOR: "1" }, [], true],
    ["a terminal, and NO_COLOR", true, { NO_COLOR: "1" }, [], false],
    ["a terminal, and an empty NO_COLOR", true, { NO_COLOR: "" }, [], true],
    ["a terminal, and --no-color", true, {}, ["--no-color"], false],
    ["a terminal that is dumb", true, { TERM: "dumb" }, [], false],
  ])("on %s is in color as it should be", async (_, isTTY, env: Record<string, string>, argv, isColored) => {
    const ran = await cli([...argv, "diff", "1"], { isTTY, env });
    expect(COLOR.test(ran.stdout)).toBe(isColored);
  });
});

describe("help", () => {
  /** The flags of the commands: people have them in scripts. */
  const FLAGS: Record<string, string[]> = {
    import: ["--page", "--mode", "--create", "--dry-run", "--partial", "--strict", "--if-revision", "--message"],
    validate: ["--page", "--mode", "--create", "--strict", "--watch"],
    lint: ["--production"],
    inspect: ["--page"],
    convert: ["--to", "--page", "--out", "--lossy"],
    export: ["--to", "--page", "--revision", "--out", "--lossy"],
    diff: ["--page", "--exit-code"],
    history: [],
    show: [],
    rollback: ["--page", "--dry-run", "--message"],
    build: [],
    prerender: ["--changed", "--shard", "--out"],
    images: ["--out"],
    compress: ["--out"],
    serve: ["--port", "--out"],
    admin: [],
    outbox: [],
    schema: ["--check", "--write"],
    explain: [],
  };

  test.each(Object.entries(FLAGS))("for %s mentions each flag", async (command, flags) => {
    const { exitCode, stdout, stderr } = await cli(["help", command]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`Usage: agency ${command}`);
    for (const flag of flags) expect(stdout).toMatch(new RegExp(`^ +(?:-\\w, )?${flag}(?: |$)`, "m"));
    expect((await cli([command, "--help"])).stdout).toBe(stdout);
  });

  test("exists for every command, and describes every argument and option", () => {
    const io = { stdin: process.stdin, stdout: new Collected(), stderr: new Collected(), env: {}, cwd };
    const { commands } = createProgram(io, () => undefined);
    expect(commands.map((command) => command.name())).toEqual(expect.arrayContaining(Object.keys(FLAGS)));
    for (const command of commands.flatMap((each) => [each, ...each.commands])) {
      expect(command.description(), command.name()).not.toBe("");
      const parts = [...command.options, ...command.registeredArguments];
      for (const part of parts) expect(part.description, `${command.name()} ${part.name()}`).not.toBe("");
    }
  });
});

describe("validate --watch", () => {
  test("checks a file at once and whenever it is saved, until it is interrupted", async () => {
    const interruption = new AbortController();
    const { stdout, ended } = start(["validate", "--watch", "tokens.json", "--page", "about"], {
      cwd,
      env: { CONTENT_DIR: "content" },
      signal: interruption.signal,
    });
    await stdout.holds(/^ok tokens\.json\n/);
    writeFileSync(join(cwd, "tokens.json"), '{"HERO_TITLE": 7}');
    await stdout.holds(/content\/type/);
    writeFileSync(join(cwd, "tokens.json"), '{"HERO_TITLE": "Better"}');
    await stdout.holds(/ok tokens\.json\n$/);
    interruption.abort();
    expect(await ended).toBe(0);
  });
});

test("a failure that nobody foresaw ends with 5 and one sentence", async () => {
  const stderr = new Collected();
  const stdout = Object.assign(new Collected(), {
    write() {
      throw new Error("the screen is gone");
    },
  });
  const io = { stdin: process.stdin, stdout, stderr, env: {}, cwd };
  expect(await run(["history", "--content", "content"], io)).toBe(5);
  expect(stderr.text).toMatch(/^error the screen is gone .*command\/failed\n/);
});
