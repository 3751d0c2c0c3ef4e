import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { page } from "../store/file-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type EndedProgram, type RunOptions, runProgram, type StartedProgram, startProgram } from "./memory-io.ts";

const site = {
  name: "Test Agency",
  phone: "(515) 555-0142",
  email: "info@example.com",
  offices: [
    {
      id: "main",
      name: "Maple Fork",
      address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
      hours: {},
    },
  ],
  // The one warning of lint in the workspace: the claim has no source.
  claims: [{ id: "carriers", subject: "Carriers", value: "40+", wording: "{value} carriers", asOf: "2026-11-01" }],
  // The sample pages have short titles.
  lint: { severities: { "meta/title-length": "off", "meta/description-length": "off" } },
};
const trucking = page("Trucking");

/** Input files of the workspace, by name. */
export const INPUTS = {
  "export.json": { site, pages: { about: page("About"), "commercial/trucking": trucking } },
  "stale.json": { $revision: "1", pages: { about: page("Mine"), "commercial/trucking": trucking } },
  "conflict.json": { $revision: "1", pages: { "commercial/trucking": page("Lorries") } },
  "unknown-base.json": { $revision: "9", pages: { about: page("Mine") } },
  "same.json": { pages: { about: page("About") } },
  "tokens.json": { HERO_TITLE: "Wheels" },
  "unknown-token.json": { HERO_TITLE: "Wheels", HERO_TITEL: "Weels" },
  "string.json": { contact: JSON.stringify(page("Contact")) },
  "new-slug.json": { pages: { "commercial/truckin": trucking } },
  "half-bad.json": { pages: { about: page("Us"), "commercial/trucking": { hero: { title: 7 } } } },
  "inputs/one.json": { pages: { terms: page("Terms") } },
  "inputs/two.json": { pages: { privacy: page("Privacy") } },
};

const ENV = { CONTENT_DIR: "content", USER: "ann" };

export interface SampleWorkspace {
  /** Folder with the input files and with the store in `content`. */
  readonly cwd: string;
  /** Folder of the store. */
  readonly contentDir: string;
  /** Runs a command in the workspace. */
  cli(argv: readonly string[], options?: Partial<RunOptions>): Promise<EndedProgram>;
  startCli(argv: readonly string[], options?: Partial<RunOptions>): StartedProgram;
}

/** Gives each test of the file its own folder with input files and a store of two revisions. */
export function createSampleWorkspace(): SampleWorkspace {
  let fixture: string;
  let cwd: string;

  beforeAll(async () => {
    fixture = mkdtempSync(join(tmpdir(), "agency-cli-"));
    mkdirSync(join(fixture, "inputs"));
    for (const [name, value] of Object.entries(INPUTS)) writeFileSync(join(fixture, name), JSON.stringify(value));
    writeFileSync(join(fixture, "broken.json"), '{\n  "HERO_TITLE": "x"\n  "CTA_TITLE": "y"\n}\n');
    for (const args of [
      ["export.json", "-m", "First"],
      ["tokens.json", "--page", "commercial/trucking"],
    ]) {
      const { exitCode, stderr } = await runProgram(["import", ...args], { cwd: fixture, env: ENV });
      expect(exitCode, stderr).toBe(0);
    }
  });
  afterAll(() => rmSync(fixture, { recursive: true, force: true }));
  beforeEach(() => {
    cwd = temporaryFolder();
    cpSync(fixture, cwd, { recursive: true });
  });

  const inWorkspace = (options: Partial<RunOptions>) => ({ cwd, ...options, env: { ...ENV, ...options.env } });
  return {
    get cwd() {
      return cwd;
    },
    get contentDir() {
      return join(cwd, "content");
    },
    cli: (argv, options = {}) => runProgram(argv, inWorkspace(options)),
    startCli: (argv, options = {}) => startProgram(argv, inWorkspace(options)),
  };
}
