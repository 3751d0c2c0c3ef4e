/** The agency in `examples/agencies`, whose content alone makes the site another one. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { beforeAll, describe, expect, test } from "vitest";
import { acknowledgmentMail } from "#api/quotes/mail/acknowledgment-mail.ts";
import { quoteMail } from "#api/quotes/mail/quote-mail.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { linesOf } from "#schemas/lines.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { loadPage } from "#site/page-model/page-model.ts";
import { openGraphContent } from "#site/seo/open-graph/open-graph-page.ts";
import { runCli } from "./support/cli/cli-process.ts";
import { testEntry } from "./support/mail/sample-mail.ts";
import { inProject } from "./support/project.ts";

const CONTENT = inProject("examples/agencies/harbor-and-pine/content");

/** Words that belong to the sample agency only. */
const LEFTOVER = /prairie|lantern|maple fork|\biowa\b|medicare|\bfarms?\b|515[)\s-]+555/i;

let out = "";

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), "agency-"));
  const { exitCode } = await runCli(["prerender", "--content", CONTENT, "--out", out]);
  expect(exitCode).toBe(0);
  return () => rmSync(out, { recursive: true });
});

/** Returns the files of the site with a name that matches. */
function listFiles(pattern: string): string[] {
  const files = fastGlob.sync(pattern, { cwd: out });
  expect(files).not.toEqual([]);
  return files;
}

/** Returns the scripts that the pages load, at once or for a part of them that needs one, with those that these import. */
function publicScripts(): string[] {
  const pages = listFiles("**/*.html").filter((file) => file !== "admin.html");
  const html = pages.map((file) => readFileSync(join(out, file), "utf8")).join("");
  const islands = new Set([...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => name));
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(inProject(join("dist/client", file)), "utf8");
    const lazy = [...code.matchAll(/["']?([\w-]+)["']?:async\(\)=>.*?import\([`"']([^`"']+)/g)];
    const imported = [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]([./\w-]+\.js)["'`]/g)].map(
      ([, address = ""]) => address,
    );
    const used = lazy.flatMap(([, name, address = ""]) => (islands.has(name) ? [address] : []));
    for (const address of [...imported, ...used]) visit(join(file, "..", address));
  };
  for (const [, file = ""] of html.matchAll(/"\/(assets\/[\w./-]+\.js)"/g)) visit(file);
  return [...found];
}

describe("nothing of the sample agency is left", () => {
  test("in pages, listings and icons", () => {
    const files = listFiles("**/*.{html,txt,xml,svg,webmanifest}").filter((file) => !file.startsWith("licenses/"));
    expect(files).toEqual(
      expect.arrayContaining(["index.html", "admin.html", "life.html", "careers.html", "llms.txt"]),
    );
    expect(files.filter((file) => LEFTOVER.test(readFileSync(join(out, file), "utf8")))).toEqual([]);
  });

  test("in the scripts of pages", () => {
    const files = publicScripts();
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => LEFTOVER.test(readFileSync(inProject(join("dist/client", file)), "utf8")))).toEqual(
      [],
    );
  });

  test("in the texts of pictures for shared links", async () => {
    const reader = await (await openFileStore({ dir: CONTENT })).reader();
    const pages = await Promise.all((await reader.pages()).map((id) => loadPage(reader, pathOf(id))));
    const texts = pages.map((page) => page && openGraphContent(page));
    expect(texts).toContainEqual(expect.objectContaining({ agency: "Harbor & Pine Insurance" }));
    expect(texts.filter((text) => LEFTOVER.test(JSON.stringify(text)))).toEqual([]);
  });

  test("in emails", async () => {
    const reader = await (await openFileStore({ dir: CONTENT })).reader();
    const [site, theme] = [await reader.site(), resolveTheme(await reader.theme())];
    const mails = linesOf(site).flatMap(({ id }) => {
      const entry = testEntry({ insuranceType: id, message: "", phone: "(218) 555-0186" });
      const addresses = { from: "a@harbor.example", to: ["b@harbor.example"] };
      return [
        quoteMail(entry, { site, theme, ...addresses, timeZone: "America/Chicago" }),
        acknowledgmentMail(entry, {
          content: { site, theme, subjects: [], kinds: [] },
          from: addresses.from,
          preparation: [],
          now: new Date(),
          replyTo: site.email,
        }),
      ];
    });
    expect(mails).toHaveLength(6);
    expect(mails.filter(({ subject, text, html = "" }) => LEFTOVER.test(subject + text + html))).toEqual([]);
  });
});

test("passes lint before publication, but for its samples and its reserved address", async () => {
  const { stdout } = await runCli(["lint", "--production", "--format", "json", "--content", CONTENT]);
  const codes = (JSON.parse(stdout).diagnostics as { code: string }[]).map(({ code }) => code);
  expect([...new Set(codes)].sort()).toEqual(["production/address", "production/sample"]);
});
