import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { createSampleWorkspace, INPUTS } from "#tests/support/cli/sample-workspace.ts";
import { forRun } from "#tests/support/full-run.ts";
import { filesIn, page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();

interface Expected {
  exitCode: number;
  stdout?: RegExp | "";
  stderr?: RegExp | "";
  input?: string;
  /** False if the command writes to the store. */
  isUnchanged?: false;
}

const HASH = /^scrypt\.15\.8\.3\.[\w-]{22}\.[\w-]{43}\n$/;
const STACK_LINE = /\n\s+at /;

const TABLE: [argv: string, expected: Expected][] = [
  ["import same.json", { exitCode: 0, stdout: /about +unchanged +1\n\nNothing to do/, stderr: "" }],
  [
    "import tokens.json --page about",
    {
      exitCode: 0,
      stdout: /about +updated +3 +1\n\nImported 1 page/,
      stderr: /^Next: `agency prerender --changed`.*`agency undo 3-\w{12}` takes/,
      isUnchanged: false,
    },
  ],
  ["import tokens.json --page about --dry-run", { exitCode: 0, stdout: /Would import 1 page/, stderr: /--dry-run/ }],
  [
    "import tokens.json --page about --dry-run",
    { exitCode: 0, stdout: /^about\n {2}hero\.title\n {4}- About\n {4}\+ Wheels\n\n {2}Page/ },
  ],
  ["rollback 1 --dry-run", { exitCode: 0, stdout: /^commercial\/trucking\n {2}hero\.title\n {4}- Wheels\n/ }],
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
  ["import half-bad.json", { exitCode: 1, stdout: /trucking +error: .*\n {2}1 page skipped/, stderr: /content\/type/ }],
  ["import half-bad.json --partial", { exitCode: 1, stdout: /about +updated +3/, isUnchanged: false }],
  [
    "import unknown-token.json --page about",
    { exitCode: 0, stdout: /updated/, stderr: /warning .*Did you mean HERO_TITLE/, isUnchanged: false },
  ],
  [
    "import - --page about --fix",
    {
      exitCode: 0,
      input: '{"hero_title":"In"}',
      stdout: /updated/,
      stderr: /warning .*"hero_title" to "HERO_TITLE"/,
      isUnchanged: false,
    },
  ],
  ["import unknown-token.json --page about --strict", { exitCode: 1, stderr: /error .*HERO_TITEL/ }],
  ["import tokens.json --page about --if-revision 1", { exitCode: 4, stdout: "", stderr: /store\/revision-conflict/ }],
  ["import tokens.json --page about --if-revision 2", { exitCode: 0, stdout: /updated/, isUnchanged: false }],
  ["import tokens.json --if-revision two", { exitCode: 2, stderr: /number or the id of a revision/ }],
  [
    "import stale.json",
    { exitCode: 0, stdout: /1 updated, 1 unchanged\. Kept [12] newer changes?\./, isUnchanged: false },
  ],
  [
    "import conflict.json",
    {
      exitCode: 4,
      stdout:
        / {2}commercial\/trucking hero\.title\n {4}base {4}"Trucking"\n {4}theirs {2}"Wheels"\n {4}yours {3}"Lorries"\n/,
      stderr: /content\/conflict[\s\S]*--prefer theirs or --prefer yours/,
    },
  ],
  ["import conflict.json --prefer theirs --dry-run", { exitCode: 0, stdout: /hero\.title settled with theirs/ }],
  ["import conflict.json --prefer yours", { exitCode: 0, stdout: /trucking +updated/, isUnchanged: false }],
  ["import conflict.json --prefer mine", { exitCode: 2, stderr: /Allowed choices are theirs, yours/ }],
  ["import export.json --base 1", { exitCode: 0, stdout: /Nothing to do: 3 pages unchanged\. Kept/ }],
  ["import conflict.json --base two", { exitCode: 2, stderr: /number or the id of a revision/ }],
  ["import unknown-base.json", { exitCode: 1, stderr: /store\/unknown-base/ }],
  ["import unknown-base.json --prefer yours", { exitCode: 0, stdout: /updated/, isUnchanged: false }],
  ["import broken.json --page about", { exitCode: 1, stderr: /broken\.json:3:3 error .*\n.*\n {2}> 3 \|/ }],
  ["import missing.json", { exitCode: 2, stdout: "", stderr: /No file matches missing\.json/ }],
  ["import", { exitCode: 2, stderr: /missing required argument/ }],
  ["import export.json --mode both", { exitCode: 2, stderr: /Allowed choices are merge, replace/ }],

  ["validate", { exitCode: 0, stdout: /Checked 5 files: 0 errors/, stderr: "" }],
  ["validate export.json content/site.json", { exitCode: 0, stdout: /Checked 2 files/ }],
  ["validate broken.json --page about", { exitCode: 1, stdout: /broken\.json:3:3/, stderr: "" }],
  ["validate unknown-token.json --page about", { exitCode: 0, stdout: /0 errors, 1 warning/ }],
  ["validate unknown-token.json --page about --strict", { exitCode: 1, stdout: /1 error/ }],
  ["validate tokens.json --page about --mode replace", { exitCode: 1, stdout: /content\/required/ }],
  ["validate new-slug.json", { exitCode: 1 }],
  ["validate new-slug.json --create", { exitCode: 0 }],
  ["validate - --page about", { exitCode: 0, input: '{"HERO_TITLE":"In"}', stdout: /Checked 1 file:/ }],
  ["validate missing.json", { exitCode: 2 }],
  ["validate - --watch", { exitCode: 2, stderr: /Standard input cannot be watched/ }],
  [
    "validate conflict.json",
    { exitCode: 4, stdout: /content\/conflict[\s\S]*: 1 error/, stderr: /--prefer theirs or --prefer yours/ },
  ],
  ["validate conflict.json --prefer theirs", { exitCode: 0, stdout: /0 errors/, stderr: "" }],
  ["validate unknown-base.json", { exitCode: 1, stdout: /store\/unknown-base/ }],
  ["validate unknown-base.json --prefer yours", { exitCode: 0 }],
  ["validate - --base 1 --page commercial/trucking", { exitCode: 4, input: '{"HERO_TITLE":"In"}' }],

  ["lint", { exitCode: 0, stdout: /content\/site\.json:\d+:\d+ warning [\s\S]*: 0 errors, /, stderr: "" }],
  ["lint --production", { exitCode: 1, stdout: /production\/address/, stderr: "" }],
  ["lint --max-warnings 0", { exitCode: 1, stdout: /: 0 errors, 2 warnings\. At most 0 warnings allowed\.\n$/ }],
  ["lint --max-warnings 999", { exitCode: 0 }],
  ["lint about", { exitCode: 2, stderr: /too many arguments/ }],

  ["inspect export.json", { exitCode: 0, stdout: /export\.json is site-export: .*\n[\s\S]*trucking/ }],
  ["inspect tokens.json --page about", { exitCode: 0, stdout: /is tokens: [\s\S]*about +1 +1 +0/ }],
  ["inspect -", { exitCode: 0, input: JSON.stringify(INPUTS["string.json"]), stdout: /stdin is string/ }],
  ["inspect broken.json", { exitCode: 1, stderr: /json\/syntax/ }],
  ["inspect missing.json", { exitCode: 2 }],

  ["validate - --page about --fix", { exitCode: 0, input: '{"HERO_CTA_URL":"about/"}', stdout: /0 errors, 1 warning/ }],
  [
    "convert - --page about --to site-export --fix",
    { exitCode: 0, input: '{"hero_cta_url":"contact"}', stdout: /"ctaUrl": "\/contact"/ },
  ],
  ["convert tokens.json --page about --to site-export", { exitCode: 0, stdout: /"pages": \{\s+"about"/ }],
  ["convert export.json --to tokens", { exitCode: 1, stdout: "", stderr: /convert\/lossy/ }],
  ["convert export.json --to tokens --lossy", { exitCode: 0, stdout: /^\{/ }],
  ["convert string.json --to nested-tokens --out out.json", { exitCode: 0, stdout: /Wrote out\.json/ }],
  ["convert export.json --to xml", { exitCode: 2, stderr: /no format "xml"/ }],
  ["convert export.json", { exitCode: 2, stderr: /required option '--to/ }],
  ["convert broken.json --to string", { exitCode: 1, stderr: /json\/syntax/ }],

  ["export", { exitCode: 0, stdout: /^\{[\s\S]*"Wheels"[\s\S]*\}\n$/, stderr: "" }],
  ["export --revision 1", { exitCode: 0, stdout: /"Trucking"/ }],
  ["export --revision 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["export --page about --to tokens", { exitCode: 0, stdout: /"HERO_TITLE": "About"/ }],
  ["export --page about commercial/trucking --to nested-tokens", { exitCode: 0, stdout: /"commercial\/trucking"/ }],
  ["export --page nope", { exitCode: 2, stderr: /page\/unknown/ }],
  ["export --page trucking", { exitCode: 2, stderr: /no page "trucking"\. Did you mean commercial\/trucking\?/ }],
  ["export --page abuot", { exitCode: 2, stderr: /no page "abuot"\. Did you mean about\?/ }],
  ["history hom", { exitCode: 2, stderr: /no page "hom"\. Did you mean home\?/ }],
  ["retire about --to / --unlink", { exitCode: 2, stderr: /'--unlink' cannot be used with option '--to <page>'/ }],
  ["export --to tokens", { exitCode: 1, stderr: /cannot represent .*site.*\. Use --page .*convert\/lossy/ }],
  ["export --page site --to tokens", { exitCode: 1, stderr: /cannot represent site\. convert\/lossy/ }],
  ["export --to tokens --page about commercial/trucking --lossy", { exitCode: 0 }],
  ["export --out -", { exitCode: 0, stdout: /^\{/ }],
  ["export --out inputs", { exitCode: 2, stderr: /inputs is a folder\. Add a file name, such as inputs\/site\.json/ }],
  ["export --out out.json", { exitCode: 0, stdout: /Wrote out\.json/ }],

  ["diff", { exitCode: 0, stdout: /^No differences found\.\n$/ }],
  ["diff 1 2", { exitCode: 0, stdout: /- Trucking\n {4}\+ Wheels/ }],
  ["diff 1 --exit-code", { exitCode: 3, stdout: /hero\.title/ }],
  ["diff 2 --exit-code", { exitCode: 0 }],
  ["diff export.json --exit-code", { exitCode: 3, stdout: /- Wheels\n {4}\+ Trucking/ }],
  ["diff stale.json", { exitCode: 0, stdout: /^(?!.*Wheels)[\s\S]*\+ Mine/ }],
  ["diff tokens.json --page about", { exitCode: 0, stdout: /\+ Wheels/ }],
  ["diff tokens.json --page about --mode replace", { exitCode: 1, stdout: "", stderr: /content\/required/ }],
  ["diff export.json --mode replace", { exitCode: 0, stdout: /- Wheels\n {4}\+ Trucking/ }],
  ["diff export.json --base 1", { exitCode: 0, stdout: /^No differences found\.\n$/ }],
  [
    "diff conflict.json",
    {
      exitCode: 4,
      stdout: /^ {2}commercial\/trucking hero\.title\n {4}base .*\n {4}theirs {2}"Wheels"\n {4}yours {3}"Lorries"\n/,
      stderr: /content\/conflict[\s\S]*--prefer theirs or --prefer yours/,
    },
  ],
  [
    "diff conflict.json --prefer yours",
    { exitCode: 0, stdout: /settled with yours[\s\S]*- Wheels\n {4}\+ Lorries/, stderr: "" },
  ],
  ["diff unknown-base.json", { exitCode: 1, stdout: "", stderr: /store\/unknown-base/ }],
  ["diff half-bad.json", { exitCode: 1, stdout: /^about\n[\s\S]*- About\n {4}\+ Us/, stderr: /content\/type/ }],
  ["diff new-slug.json", { exitCode: 1, stderr: /page\/new/ }],
  ["diff new-slug.json --create", { exitCode: 0, stdout: /commercial\/truckin\n/ }],
  ["diff broken.json --exit-code", { exitCode: 1, stdout: "" }],
  ["diff 9", { exitCode: 2 }],
  ["diff 0 2 --page about", { exitCode: 0, stdout: /^about\n(?![\s\S]*trucking)/ }],
  ["diff 1 2 --page about --exit-code", { exitCode: 0, stdout: /^No differences found\.\n$/ }],
  ["diff --page /commercial/trucking", { exitCode: 0, stdout: /^No differences found\.\n$/ }],
  ["diff 1 --page truckin", { exitCode: 2, stdout: "", stderr: /page\/unknown/ }],
  ["diff 1 1 --fix --strict", { exitCode: 2, stdout: "", stderr: /Neither side is a file.*--fix, --strict/ }],
  ["diff --mode replace", { exitCode: 2, stdout: "", stderr: /Neither side is a file.*--mode/ }],
  ["diff - -", { exitCode: 2, stdout: "", stderr: /Only one side can be standard input/ }],

  ["history", { exitCode: 0, stdout: /2 .*ann .*tokens\.json[\s\S]*1 .*First/, stderr: "" }],
  ["history about", { exitCode: 0, stdout: /^(?![\s\S]*tokens\.json)[\s\S]*First/ }],
  ["history terms", { exitCode: 0, stdout: /^No revisions found\.\n$/ }],
  [
    "history --limit 1",
    { exitCode: 0, stdout: /^.*\n {2}2 .*\n$/, stderr: /^Add --before 2 to list older revisions\.\n$/ },
  ],
  ["history --before 2", { exitCode: 0, stdout: /^.*\n {2}1 .*\n$/, stderr: "" }],
  ["history --limit 0", { exitCode: 2, stdout: "", stderr: /at least 1/ }],
  ["history --limit many", { exitCode: 2, stderr: /whole number/ }],
  ["history nope", { exitCode: 2, stderr: /page\/unknown/ }],

  ["show 2", { exitCode: 0, stdout: /Revision 2-\w+ .* by ann, from tokens\.json \(tokens\)[\s\S]*\+ Wheels/ }],
  ["show 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["show two", { exitCode: 2 }],

  ["rollback 1", { exitCode: 0, stdout: /Restored 1 page to revision 1, as revision 3/, isUnchanged: false }],
  ["rollback 1 --dry-run", { exitCode: 0, stdout: /Would restore 1 page/ }],
  ["rollback 0 --page about", { exitCode: 0, stdout: /about +removed/, isUnchanged: false }],
  ["rollback 1 --if-revision 1", { exitCode: 4, stderr: /store\/revision-conflict/ }],
  ["rollback 1 --if-revision 2", { exitCode: 0, stdout: /Restored 1 page/, isUnchanged: false }],
  ["rollback 2", { exitCode: 0, stdout: /Nothing to restore/ }],
  ["rollback 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["rollback 1 --page nope", { exitCode: 2 }],

  [
    "undo 2",
    { exitCode: 0, stdout: /Undid revision 2 on 1 page, as revision 3/, stderr: /agency undo 3-/, isUnchanged: false },
  ],
  ["undo 2 --dry-run", { exitCode: 0, stdout: /Would undo revision 2 on 1 page/, stderr: /--dry-run/ }],
  ["undo 1", { exitCode: 4, stdout: /the whole page[\s\S]*Nothing was changed\. Later/, stderr: /--prefer theirs or/ }],
  ["undo 1 --prefer theirs", { exitCode: 0, stderr: /page\/permanent/, isUnchanged: false }],
  ["undo 9", { exitCode: 2, stderr: /store\/unknown-revision/ }],
  ["undo 0", { exitCode: 2, stderr: /Revision 0 does not exist/ }],
  ["undo", { exitCode: 2, stderr: /missing required argument/ }],
  ["retire personal/umbrella", { exitCode: 1, stdout: /Nothing was changed/, stderr: /page\/linked[\s\S]*--unlink/ }],
  [
    "retire personal/umbrella --to /personal/home -m Merged",
    {
      exitCode: 0,
      stdout: /umbrella leads to \/personal\/home/,
      stderr: /^Next: .*`agency undo 4-\w{12}` takes/,
      isUnchanged: false,
    },
  ],
  ["retire personal/umbrella --unlink", { exitCode: 0, stdout: /410 Gone/, isUnchanged: false }],
  [
    "retire about --to / --dry-run",
    { exitCode: 0, stdout: /about +removed *\n[\s\S]*Would retire about/, stderr: /--dry-run/ },
  ],
  ["retire home", { exitCode: 1, stderr: /page\/permanent/ }],
  ["retire umbrela", { exitCode: 2, stderr: /Did you mean personal\/umbrella\?/ }],
  ["retire about --to nope", { exitCode: 2, stderr: /page\/unknown/ }],
  ["retire about --to about", { exitCode: 2, stderr: /page\/target/ }],
  ["retire about --to http://example.com", { exitCode: 2, stderr: /page\/target/ }],
  ["retire about --to /#nope", { exitCode: 2, stderr: /link\/anchor/ }],
  ["retire about --to / --if-revision 1", { exitCode: 4, stderr: /store\/revision-conflict/ }],
  ["retire", { exitCode: 2, stderr: /missing required argument/ }],
  [
    "move commercial/trucking farm/hauling",
    { exitCode: 0, stdout: /farm\/hauling +created +4[\s\S]*Moved commercial\/trucking/, isUnchanged: false },
  ],
  ["move commercial/trucking farm/hauling --dry-run", { exitCode: 0, stdout: /Would move/ }],
  ["move commercial/trucking commercial/trucking", { exitCode: 2, stderr: /page\/exists/ }],
  ["move commercial/trucking hauling", { exitCode: 0, stdout: /hauling +created +4/, isUnchanged: false }],
  ["move commercial/trucking admin/hauling", { exitCode: 2, stderr: /page\/address/ }],
  ["move commercial/trucking farm/agribusiness", { exitCode: 2, stderr: /page\/exists/ }],
  ["move commercial/trucking", { exitCode: 2, stderr: /missing required argument/ }],

  ["prerender --shard 4/3", { exitCode: 2, stderr: /It must be i\/n/ }],
  ["admin hash", { exitCode: 0, input: "correct horse battery staple\n", stdout: HASH, stderr: /^Add it .*=scrypt/ }],
  ["admin hash", { exitCode: 0, input: "twelve chars\r\nother\r\n", stdout: HASH }],
  ["admin hash", { exitCode: 2, input: "elevenchars\n", stdout: "", stderr: /at least 12 characters/ }],
  ["admin hash", { exitCode: 2, input: "", stdout: "", stderr: /at least 12 characters/ }],
  ["admin hash", { exitCode: 2, input: "password123456\n", stdout: "", stderr: /attackers try it first/ }],
  ["admin list", { exitCode: 0, stdout: /^No accounts\.\n$/ }],
  ["admin add ada --name Ada --role owner", { exitCode: 2, stderr: /email address is not valid/ }],
  ["admin add ada@example.com --role owner", { exitCode: 2, stderr: /required option '--name <name>'/ }],
  ["admin add ada@example.com --name Ada --role admin", { exitCode: 2, stderr: /Allowed choices are editor, owner/ }],
  ["admin remove ada@example.com", { exitCode: 2, stderr: /account\/unknown/ }],
  ["audit verify", { exitCode: 1, stdout: /^There is no audit log\.\n/ }],
  ["audit verify missing.jsonl", { exitCode: 2, stderr: /cannot be read/ }],
  ["outbox list --state lost", { exitCode: 2, stderr: /Allowed choices are new, sent, failed, held/ }],
  ["serve --port 65536", { exitCode: 2, stderr: /at most 65535/ }],
  ["serve --out missing", { exitCode: 2, stderr: /site\/not-built/ }],

  ["schema", { exitCode: 0, stdout: /generated files are current/ }],
  ["schema --check", { exitCode: 0 }],
  ["explain", { exitCode: 0, stdout: /json\/duplicate-key +error/ }],
  ["explain json/duplicate-key", { exitCode: 0, stdout: /^json\/duplicate-key \(error\)\n/ }],
  [
    "explain claim/source",
    { exitCode: 0, stdout: /^claim\/source \(warning\)\n[\s\S]+proof[\s\S]+`asOf`[\s\S]+Source: FTC/ },
  ],
  [
    "explain claim/source --format json",
    { exitCode: 0, stdout: /"code": "claim\/source"[\s\S]+"why": "[\s\S]+"hint": "[\s\S]+"source": "FTC/ },
  ],
  ["explain json/duplicate", { exitCode: 2, stderr: /Did you mean json\/duplicate-key\?/ }],

  ["", { exitCode: 2, stderr: /Usage: agency/ }],
  ["improt export.json", { exitCode: 2, stdout: "", stderr: /unknown command 'improt'\n\(Did you mean import\?\)/ }],
  ["import export.json --dryrun", { exitCode: 2, stderr: /unknown option '--dryrun'\n\(Did you mean --dry-run\?\)/ }],
  ["--format xml history", { exitCode: 2, stderr: /Allowed choices are pretty, json/ }],
  ["--content missing history", { exitCode: 2, stderr: /The folder .*missing does not exist.*command\/no-store/ }],
  ["--content . validate", { exitCode: 2, stderr: /it is not a content store.*command\/no-store/ }],
  ["--content missing validate", { exitCode: 2, stderr: /command\/no-store/ }],
  ["--content tokens.json lint", { exitCode: 2, stderr: /tokens\.json is a file/ }],
  ["--content missing/content import export.json", { exitCode: 2, stderr: /missing does not exist/ }],
  ["--content new import export.json --create", { exitCode: 0, stdout: /2 created|3 created/ }],
  ["-C missing history", { exitCode: 2, stderr: /There is no such folder/ }],
  ["--max-diagnostics few lint", { exitCode: 2, stderr: /whole number/ }],
  ["--help", { exitCode: 0, stdout: /Usage: agency/, stderr: "" }],
  ["--version", { exitCode: 0, stdout: /^\d+\.\d+\.\d+, Node v\d+\.\d+\.\d+\n$/, stderr: "" }],
];

const withJson = TABLE.filter(([argv]) => !/^--(?:help|version|format)/.test(argv));

/** Returns the last case of each command and exit code. */
function lastOfEachKind(cases: typeof TABLE): typeof TABLE {
  return [...new Map(cases.map((each) => [`${each[0].split(" ")[0]} ${each[1].exitCode}`, each])).values()];
}

/** Pages that the links and redirects of some commands lead to. */
const OTHER_PAGES = {
  home: page("Home"),
  "personal/home": page("Homeowners"),
  "personal/umbrella": page("Umbrella"),
  "farm/agribusiness": { ...page("Agribusiness"), hero: { title: "Agribusiness", ctaUrl: "/personal/umbrella" } },
};

function writeOtherPages(argv: string): void {
  if (!/^(?:retire|move) /.test(argv)) return;
  for (const [id, content] of Object.entries(OTHER_PAGES)) {
    const file = join(workspace.contentDir, `pages/${id}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ page: id, content }));
  }
}

describe("agency", () => {
  test.each(TABLE)("%s", async (argv, { exitCode, stdout, stderr, input, isUnchanged = true }) => {
    writeOtherPages(argv);
    const before = filesIn(workspace.contentDir);
    const ended = await workspace.cli(argv.split(" ").filter(Boolean), input === undefined ? {} : { input });
    expect(ended.exitCode, ended.stdout + ended.stderr).toBe(exitCode);
    for (const [text, expected] of [
      [ended.stdout, stdout],
      [ended.stderr, stderr],
    ] as const) {
      if (expected === "") expect(text).toBe("");
      else if (expected !== undefined) expect(text).toMatch(expected);
    }
    expect(ended.stdout + ended.stderr).not.toMatch(STACK_LINE);
    expect(isEqual(filesIn(workspace.contentDir), before)).toBe(isUnchanged);
  });

  test.each(forRun(withJson, lastOfEachKind(withJson)))("%s --format json", async (argv, { exitCode, input }) => {
    writeOtherPages(argv);
    const args = [...argv.split(" ").filter(Boolean), "--format", "json"];
    const ended = await workspace.cli(args, input === undefined ? {} : { input });
    expect(ended.exitCode, ended.stdout + ended.stderr).toBe(exitCode);
    expect(ended.stderr).toBe("");
    const json = JSON.parse(ended.stdout);
    // A document is the whole answer.
    if ("$schema" in json || argv === "explain") return;
    expect(json).toMatchObject({ message: expect.any(String), diagnostics: expect.any(Array), omittedDiagnostics: 0 });
    expect(json.diagnosticCounts).toEqual(expect.any(Object));
    if (!argv.includes("--partial")) expect(json.success).toBe(exitCode === 0 || exitCode === 3);
  });
});

function isEqual(a: Record<string, string>, b: Record<string, string>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

describe("--format json", () => {
  const json = async (...argv: string[]) => JSON.parse((await workspace.cli([...argv, "--format", "json"])).stdout);

  test("prints the import result that the API returns", async () => {
    expect(await json("import", "half-bad.json", "--partial")).toEqual({
      success: true,
      message: expect.any(String),
      format: "site-export",
      why: expect.any(String),
      revision: 3,
      revisionId: expect.stringMatching(/^3-[0-9a-f]{12}$/),
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
          params: { field: "hero.title", rule: "type", problem: expect.any(String) },
          page: "commercial/trucking",
          file: "half-bad.json",
          line: 1,
          column: expect.any(Number),
          pointer: "/pages/commercial~1trucking/hero/title",
        },
      ],
      omittedDiagnostics: 0,
      diagnosticCounts: { "content/type": 1 },
    });
  });

  test("prints an error in the same shape", async () => {
    expect(await json("import", "tokens.json", "--page", "about", "--if-revision", "1")).toMatchObject({
      success: false,
      message: "The store is at revision 2, but revision 1 was expected.",
      diagnostics: [{ code: "store/revision-conflict", severity: "error" }],
    });
  });

  test("prints a usage error in the same shape", async () => {
    const message = "unknown option '--dryrun'\n(Did you mean --dry-run?)";
    expect(await json("import", "tokens.json", "--dryrun")).toEqual({
      success: false,
      message,
      diagnostics: [{ code: "command/usage", severity: "error", message }],
      omittedDiagnostics: 0,
      diagnosticCounts: { "command/usage": 1 },
    });
  });

  test("prints a rollback in the shape of an import", async () => {
    expect(await json("rollback", "1", "-m", "Back")).toMatchObject({
      success: true,
      revision: 3,
      imported: [{ page: "commercial/trucking", status: "updated", version: 3 }],
      diagnostics: [],
    });
    expect(await json("history")).toMatchObject({ revisions: [{ message: "Back", by: "ann" }, {}, {}] });
  });
});

describe("--format json of a check", () => {
  test.each([
    [[], "skipped"],
    [["--partial"], "updated"],
  ])("agency validate predicts the outcome of each page with %j", async (argv, status) => {
    const { stdout } = await workspace.cli(["validate", "half-bad.json", "--format", "json", ...argv]);
    expect(JSON.parse(stdout).files[0].imported).toEqual([
      { page: "about", status },
      { page: "commercial/trucking", status: expect.stringMatching(/^error: /) },
    ]);
  });

  test.each(["validate", "diff"])("agency %s lists the conflicts of a stale input", async (command) => {
    const { stdout } = await workspace.cli([command, "conflict.json", "--format", "json"]);
    const { files: [file] = [], ...result } = JSON.parse(stdout);
    expect((file ?? result).conflicts).toEqual([
      { page: "commercial/trucking", pointer: "/hero/title", base: "Trucking", theirs: "Wheels", yours: "Lorries" },
    ]);
  });
});

describe("output formats for other programs", () => {
  test("--format github prints annotations, and everything else on standard error", async () => {
    const { exitCode, stdout, stderr } = await workspace.cli(["import", "half-bad.json", "--format", "github"], {
      env: { GITHUB_WORKSPACE: join(workspace.cwd, "..") },
    });
    const file = `${basename(workspace.cwd)}/half-bad.json`;
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^::error file=\S+,line=1,col=\d+,title=content\/type::.*\n$/);
    expect(stdout).toContain(`file=${file},`);
    expect(stderr).toMatch(/trucking +error: [\s\S]*Nothing was imported/);
  });

  test.skipIf(sep === "\\").each([
    ["github", "file=a\\b.json,"],
    ["sarif", '"uri": "a%5Cb.json"'],
  ])("--format %s names a file with a backslash as it is", async (format, expected) => {
    writeFileSync(join(workspace.cwd, "a\\b.json"), "{");
    const { stdout } = await workspace.cli(["validate", "a\\b.json", "--format", format]);
    expect(stdout).toContain(expected);
  });

  test("--format sarif prints a log for problems, usage errors, and nothing to report", async () => {
    const results = async (...argv: string[]) => {
      const { stdout } = await workspace.cli([...argv, "--format", "sarif"]);
      return JSON.parse(stdout).runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId);
    };
    expect(await results("validate", "half-bad.json")).toEqual(["content/type"]);
    expect(await results("validate")).toEqual([]);
    expect(await results("improt")).toEqual(["command/usage"]);
  });

  test.each(["github", "sarif"])(
    "a command without problems to report prints text with --format %s",
    async (format) => {
      const { stdout } = await workspace.cli(["history", "--format", format]);
      expect(stdout).toBe((await workspace.cli(["history"])).stdout);
    },
  );
});

describe("--max-diagnostics", () => {
  const keys = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, index]));
  const writeManyProblems = () => {
    const pages = { about: { hero: { ...keys, title: 7 } } };
    writeFileSync(join(workspace.cwd, "many.json"), JSON.stringify({ pages }));
  };

  test("prints errors first and counts the rest by code", async () => {
    writeManyProblems();
    const { stderr } = await workspace.cli(["import", "many.json", "--max-diagnostics", "2"]);
    expect(stderr.match(/content\/[a-z-]+$/gm)).toEqual(["content/type", "content/unknown-key"]);
    expect(stderr).toContain("299 more problems not shown (--max-diagnostics 0 shows all). ");
    expect(stderr).toContain("In all: 300 × content/unknown-key, 1 × content/type.\n");
  });

  test.each([
    [[], 200, 101],
    [["--max-diagnostics", "0"], 301, 0],
  ])("limits JSON with %j to %i problems", async (argv, count, omitted) => {
    writeManyProblems();
    const { stdout } = await workspace.cli(["validate", "many.json", "--format", "json", ...argv]);
    const { diagnostics, files, omittedDiagnostics } = JSON.parse(stdout);
    expect([diagnostics.length, files[0].diagnostics.length, omittedDiagnostics]).toEqual([count, count, omitted]);
  });
});

describe("the table of an import", () => {
  test("lists errors before changed and unchanged pages", async () => {
    const pages = { terms: page("Terms"), about: page("About"), privacy: { hero: { title: 7 } } };
    writeFileSync(join(workspace.cwd, "mixed.json"), JSON.stringify({ pages }));
    const { stdout } = await workspace.cli(["import", "mixed.json", "--partial"]);
    expect(stdout).toMatch(/privacy +error: .*\n {2}terms +created.*\n {2}about +unchanged/);
  });
});

describe("agency export", () => {
  test("writes a file whose import changes nothing, and the same bytes with --out, except for the schema", async () => {
    const { stdout } = await workspace.cli(["export"]);
    const again = await workspace.cli(["import", "-"], { input: stdout });
    expect(again.stdout).toMatch(/Nothing to do: 3 pages unchanged/);
    await workspace.cli(["export", "--out", "deep/out.json"]);
    const withoutSchema = (text: string) => text.replace(/^ {2}"\$schema".*\n/m, "");
    expect(withoutSchema(readFileSync(join(workspace.cwd, "deep/out.json"), "utf8"))).toBe(withoutSchema(stdout));
  });
});

describe.each(["validate", "diff"])("agency %s with an input", (command) => {
  test.each([
    "same.json",
    "stale.json",
    "conflict.json",
    "conflict.json --prefer theirs",
    "conflict.json --base 2",
    "export.json --base 1",
    "unknown-base.json",
    "unknown-base.json --prefer yours",
    "tokens.json",
    "tokens.json --page about --mode replace",
    "unknown-token.json --page about --strict",
    "new-slug.json",
    "new-slug.json --create",
    "half-bad.json",
  ])("ends like the import of %s", async (argv) => {
    const args = argv.split(" ");
    const { exitCode } = await workspace.cli(["import", ...args, "--dry-run"]);
    expect(await workspace.cli([command, ...args])).toMatchObject({ exitCode });
  });
});

describe("agency validate --watch", () => {
  function startWatching(...argv: string[]) {
    const interruption = new AbortController();
    const args = ["validate", "--watch", ...argv];
    return { interruption, ...workspace.startCli(args, { signal: interruption.signal }) };
  }

  test("checks the files of the store, but not its schemas and media", async () => {
    for (const folder of ["media", "set-aside", "schemas", "history/.trash"]) {
      mkdirSync(join(workspace.contentDir, folder), { recursive: true });
      writeFileSync(join(workspace.contentDir, folder, "other.json"), "{");
    }
    const { stdout, ended, interruption } = startWatching();
    await stdout.waitFor(/(?:.*\n){5}/);
    writeFileSync(join(workspace.contentDir, "pages/terms.json"), "{");
    await stdout.waitFor(/terms\.json\n$/);
    interruption.abort();
    await ended;
    expect(stdout.text.match(/^ok .*/gm)?.sort()).toEqual([
      expect.stringMatching(/^ok content\/history\/1-/),
      expect.stringMatching(/^ok content\/history\/2-/),
      "ok content/pages/about.json",
      "ok content/pages/commercial/trucking.json",
      "ok content/site.json",
    ]);
    expect(stdout.text).not.toContain("other.json");
  });

  test("prints annotations with --format github", async () => {
    const { stdout, stderr, ended, interruption } = startWatching("half-bad.json", "--format", "github");
    await stderr.waitFor(/1 error, 0 warnings half-bad\.json\n/);
    interruption.abort();
    await ended;
    expect(stdout.text).toMatch(/^::error file=half-bad\.json,line=1,col=\d+,title=content\/type::.*\n$/);
  });

  test("prints no more problems than --max-diagnostics and --quiet allow", async () => {
    const hero = { title: 7, subtitle: 7, other: 7 };
    writeFileSync(join(workspace.cwd, "bad.json"), JSON.stringify({ pages: { about: { hero } } }));
    const codes = async (...argv: string[]) => {
      const { stdout, ended, interruption } = startWatching("bad.json", ...argv);
      await stdout.waitFor(/ bad\.json\n$/);
      interruption.abort();
      await ended;
      return stdout.text.match(/content\/[a-z-]+$/gm);
    };
    expect(await codes()).toEqual(["content/type", "content/type", "content/unknown-key"]);
    expect(await codes("--quiet")).toEqual(["content/type", "content/type"]);
    expect(await codes("--max-diagnostics", "1")).toEqual(["content/type"]);
  });

  test("rejects --format sarif", async () => {
    const { stdout, ended } = startWatching("tokens.json", "--format", "sarif");
    expect(await ended).toBe(2);
    expect(JSON.parse(stdout.text).runs[0].results).toMatchObject([{ ruleId: "command/usage" }]);
  });

  test("checks a file at the start and after each save, and reports its deletion, until it is interrupted", async () => {
    const { stdout, ended, interruption } = startWatching("tokens.json", "--page", "about");
    const file = join(workspace.cwd, "tokens.json");
    await stdout.waitFor(/^ok tokens\.json\n/);
    writeFileSync(file, '{"HERO_TITLE": 7}');
    await stdout.waitFor(/content\/type/);
    writeFileSync(file, '{"HERO_TITLE": "Better"}');
    await stdout.waitFor(/ok tokens\.json\n$/);
    rmSync(file);
    await stdout.waitFor(/tokens\.json was deleted\.\n$/);
    interruption.abort();
    expect(await ended).toBe(130);
  });

  test("prints one JSON result per line with --format json", async () => {
    const { stdout, ended, interruption } = startWatching("inputs", "--create", "--format", "json");
    await stdout.waitFor(/\n.*\n/);
    rmSync(join(workspace.cwd, "inputs/one.json"));
    await stdout.waitFor(/was deleted/);
    writeFileSync(join(workspace.cwd, "inputs/two.json"), "{");
    await stdout.waitFor(/json\/truncated/);
    interruption.abort();
    expect(await ended).toBe(130);
    const results = stdout.text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(results.map(({ success }) => success)).toEqual([true, true, true, false]);
    expect(results[2]).toMatchObject({ success: true, message: "inputs/one.json was deleted.", files: [] });
    expect(results[3].diagnostics[0]).toMatchObject({ file: "inputs/two.json", line: 1, column: 2 });
  });
});
