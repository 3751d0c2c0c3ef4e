/** Runs every command over content, names and arguments with control characters. None may reach the terminal. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleWorkspace } from "#tests/support/cli/sample-workspace.ts";
import { page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();

const HOSTILE = "\u001b[31m\u001b]0;X\u0007\u001b[2J\r\u007f\u009b\u202e\u2066\ufeff\u2028";
const FILE = "x\u001b[31m\u202e.json";
const UNSAFE = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI color sequences contain the escape character.
const STYLE = /\u001b\[\d+m/g;

const COMMANDS: string[][] = [
  ["import", "hostile.json", "--dry-run"],
  ["import", "unknown.json", "--dry-run"],
  ["import", FILE, "--page", "about"],
  ["import", `missing${HOSTILE}`],
  ["import", "hostile.json", "--page", `nope${HOSTILE}`],
  ["import", "hostile.json", `--${HOSTILE}`],
  ["import", "hostile.json", "--mode", HOSTILE],
  ["validate"],
  ["validate", "unknown.json", FILE],
  ["lint"],
  ["inspect", "unknown.json"],
  ["inspect", FILE],
  ["convert", "hostile.json", "--to", HOSTILE],
  ["convert", "hostile.json", "--to", "site-export"],
  ["convert", "hostile.json", "--to", "tokens"],
  ["export"],
  ["export", "--page", HOSTILE],
  ["export", "--out", `out${HOSTILE}.json`],
  ["diff", "1"],
  ["diff", "hostile.json"],
  ["history"],
  ["history", HOSTILE],
  ["show", "3"],
  ["show", HOSTILE],
  ["rollback", "1", "--dry-run"],
  ["outbox", "show", HOSTILE],
  ["explain", HOSTILE],
  ["serve", "--out", HOSTILE],
  [HOSTILE],
  ["--content", HOSTILE, "history"],
  ["-C", HOSTILE, "history"],
];

test.each(["pretty", "json", "github", "sarif"].flatMap((format) => COMMANDS.map((argv) => [format, argv] as const)))(
  "--format %s %j prints no control character",
  async (format, argv) => {
    const { cwd, cli } = workspace;
    const about = { ...page(`About ${HOSTILE}`), faq: { items: [{ question: HOSTILE, answer: `x${HOSTILE}` }] } };
    writeFileSync(join(cwd, "hostile.json"), JSON.stringify({ pages: { about } }));
    writeFileSync(
      join(cwd, "unknown.json"),
      JSON.stringify({ pages: { about: { [HOSTILE]: 1, hero: { title: [1] } } } }),
    );
    writeFileSync(join(cwd, FILE), `{"HERO_TITLE": \u001b[31m\u009b\u202e oops`);
    await cli(["import", "hostile.json", "-m", `note ${HOSTILE}\nsecond line`], { env: { USER: `ann${HOSTILE}` } });

    const { stdout, stderr } = await cli([...argv, "--format", format], { isTTY: true, env: { DEBUG: "1" } });
    expect(stdout + stderr).not.toBe("");
    expect((stdout + stderr).replace(STYLE, "")).not.toMatch(UNSAFE);
    if (format === "json") expect(JSON.parse(stdout)).toEqual(expect.any(Object));
  },
);
