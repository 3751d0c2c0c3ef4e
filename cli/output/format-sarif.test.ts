import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { diagnose } from "#schemas/diagnostics.ts";
import { inProject } from "#tests/support/project.ts";
import { buildSarif } from "./format-sarif.ts";

const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync(inProject("tests/fixtures/sarif-schema-2.1.0.json"), "utf8"));
const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

const location = { file: "my site/a.json", line: 2, column: 3, pointer: "/pages/about" };
const DIAGNOSTICS = [
  diagnose("json/duplicate-key", "One.", { ...location, related: [{ ...location, line: 1, message: "First." }] }),
  diagnose("content/unknown-key", "Two.", { page: "about" }),
  diagnose("store/locked", "Three."),
  diagnose("json/duplicate-key", "Four.", { file: "b.json" }),
];

const run = { version: "1.2.3", exitCode: 1, toRepositoryPath: (file: string) => `sub/${file}` };

test("a SARIF log is valid with and without results", async () => {
  for (const shown of [DIAGNOSTICS, []]) {
    expect(validate(await buildSarif({ shown, omitted: 3 }, run)), JSON.stringify(validate.errors)).toBe(true);
  }
  expect(validate({ version: "2.1.0" })).toBe(false);
});

test("a SARIF log names rules, levels, and encoded relative locations", async () => {
  const [log] = (await buildSarif({ shown: DIAGNOSTICS, omitted: 3 }, run)).runs;
  expect(log?.tool.driver.rules.map(({ id }) => id)).toEqual([
    "json/duplicate-key",
    "content/unknown-key",
    "store/locked",
  ]);
  expect(log?.properties).toEqual({ omittedDiagnostics: 3 });
  expect(log?.results).toMatchObject([
    {
      ruleId: "json/duplicate-key",
      ruleIndex: 0,
      level: "error",
      message: { text: "One." },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "sub/my%20site/a.json" },
            region: { startLine: 2, startColumn: 3 },
          },
          logicalLocations: [{ fullyQualifiedName: "/pages/about" }],
        },
      ],
      relatedLocations: [{ physicalLocation: { region: { startLine: 1 } }, message: { text: "First." } }],
    },
    { level: "warning", ruleIndex: 1, locations: [{ logicalLocations: [{ fullyQualifiedName: "about" }] }] },
    { ruleId: "store/locked", locations: [] },
    { ruleIndex: 0, locations: [{ physicalLocation: { artifactLocation: { uri: "sub/b.json" } } }] },
  ]);
});

test("a SARIF log explains lint rules", async () => {
  const shown = [{ code: "link/broken", severity: "error", message: "M." } as const];
  const [rule] = (await buildSarif({ shown, omitted: 0 }, run)).runs[0]?.tool.driver.rules ?? [];
  expect(rule).toEqual({
    id: "link/broken",
    shortDescription: { text: "A link leads to a page that does not exist." },
    fullDescription: { text: "Visitors who follow the link see “Page Not Found”." },
    help: { text: expect.stringMatching(/^Correct the link\./) },
    defaultConfiguration: { level: "error" },
  });
});

test("a fingerprint does not depend on the line", async () => {
  const fingerprints = [2, 9].map(async (line) => {
    const shown = [diagnose("json/duplicate-key", "One.", { ...location, line })];
    return (await buildSarif({ shown, omitted: 0 }, run)).runs[0]?.results[0]?.partialFingerprints;
  });
  expect(await fingerprints[0]).toEqual(await fingerprints[1]);
});
