import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPageWriter } from "./page-writer.ts";

const encode = (text: string) => new TextEncoder().encode(text);

test("writes new and changed pages, and leaves the file of an unchanged page alone", async () => {
  const out = temporaryFolder();
  for (const name of ["about", "terms", "short"]) {
    writeFileSync(join(out, `${name}.html`), `<p>${name}</p>`);
    utimesSync(join(out, `${name}.html`), 1, 1);
  }
  const writer = createPageWriter({ out });
  await writer.write("/", encode("<p>home</p>"));
  await writer.write("/farm/barns", encode("<p>barns</p>"));
  await writer.write("/about", encode("<p>about</p>"));
  await writer.write("/terms", encode("<p>TERMS</p>"));
  await writer.write("/short", encode("<p>a longer text</p>"));
  expect(await writer.finish()).toEqual(["/", "/farm/barns", "/terms", "/short"]);
  expect(readFileSync(join(out, "index.html"), "utf8")).toBe("<p>home</p>");
  expect(readFileSync(join(out, "farm/barns.html"), "utf8")).toBe("<p>barns</p>");
  expect(readFileSync(join(out, "terms.html"), "utf8")).toBe("<p>TERMS</p>");
  expect(readFileSync(join(out, "short.html"), "utf8")).toBe("<p>a longer text</p>");
  expect(statSync(join(out, "about.html")).mtimeMs).toBe(1000);
  expect(readdirSync(out).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("writes pages that differ from the site to another folder", async () => {
  const out = temporaryFolder();
  const stagingFolder = join(out, ".staging");
  mkdirSync(stagingFolder);
  writeFileSync(join(out, "about.html"), "<p>about</p>");
  writeFileSync(join(out, "terms.html"), "<p>terms</p>");
  const writer = createPageWriter({ out, stagingFolder });
  await Promise.all([writer.write("/about", encode("<p>ABOUT</p>")), writer.write("/terms", encode("<p>terms</p>"))]);
  expect(await writer.finish()).toEqual(["/about"]);
  expect(readdirSync(stagingFolder)).toEqual(["about.html"]);
  expect(readFileSync(join(out, "about.html"), "utf8")).toBe("<p>about</p>");
});

test("removes the temporary file of a page that cannot be put in place", async () => {
  const out = temporaryFolder();
  mkdirSync(join(out, "about.html"));
  await expect(createPageWriter({ out }).write("/about", encode("<p>about</p>"))).rejects.toThrow("EISDIR");
  expect(readdirSync(out)).toEqual(["about.html"]);
});
