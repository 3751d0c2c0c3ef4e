import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forRun } from "#tests/support/full-run.ts";
import { resolvePath } from "./resolve-path.ts";

describe("the canonical path", () => {
  test.each([
    ["/", "index.html"],
    ["/farm", "farm.html"],
    ["/commercial/trucking", "commercial/trucking.html"],
    ["/v1.5/notes", "v1.5/notes.html"],
    ["/%66arm", "farm.html"],
    ["/caf%C3%A9%20au%20lait", "café au lait.html"],
    ["/100%25", "100%.html"],
    ["/a%252f..", "a%2f.."],
    ["/robots.txt", "robots.txt"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
    ["/assets/a-b_c.js", "assets/a-b_c.js"],
    ["/reindex", "reindex.html"],
    ["/indexes", "indexes.html"],
  ])("%s resolves to %s", (pathname, file) => {
    expect(resolvePath(pathname)).toMatchObject({ file, isCanonical: true });
  });
});

describe("the redundant path", () => {
  test.each([
    ["/farm/", "/farm", "farm.html"],
    ["/farm.html", "/farm", "farm.html"],
    ["/farm.html/", "/farm", "farm.html"],
    ["/farm/index", "/farm", "farm.html"],
    ["/farm/index.html", "/farm", "farm.html"],
    ["/farm/index/", "/farm", "farm.html"],
    ["/index", "/", "index.html"],
    ["/index.html", "/", "index.html"],
    ["/index.html/", "/", "index.html"],
    ["/f%61rm%2Ehtml", "/farm", "farm.html"],
    ["/robots.txt/", "/robots.txt", "robots.txt"],
  ])("%s leads to %s", (pathname, path, file) => {
    expect(resolvePath(pathname)).toEqual({ path, file, isCanonical: false });
  });
});

describe("the path of no file", () => {
  test.each([
    "//",
    "//evil.example",
    "//evil.example/",
    "///evil.example/index.html",
    "/farm//",
    "/a//b",
    "/\\evil.example/",
    "/%5Cevil.example",
    "/%2fevil.example/",
    "/farm%2Findex.html",
    "/.",
    "/..",
    "/../",
    "/../secret",
    "/farm/../../secret",
    "/..%2f..%2fsecret",
    "/%2e%2e/secret",
    "/%2E%2E%2Fsecret",
    "/..%5csecret",
    "/.env",
    "/.well-known",
    "/.well-known/",
    "/.well-known//security.txt",
    "/.well-known/.env",
    "/.well-known/../secret",
    "/.well-known-files/a",
    "/a/.well-known/security.txt",
    "/.vite/manifest.json",
    "/assets/.hidden",
    "/.html",
    "/farm.html.br",
    "/farm.html.gz",
    "/farm.html.4711.tmp",
    "/farm.html.br/",
    "/farm.html.br.html",
    "/farm.html.html",
  ])("%s resolves to 404", (pathname) => {
    expect(resolvePath(pathname)).toBe(404);
  });
});

describe("the malformed path", () => {
  test.each(["/%", "/%zz", "/%c3", "/%ff%fe", "/%ed%a0%80", "/a%00b", "/farm%00.html", "/a%0d%0aLocation:x", "/%7f"])(
    "%s resolves to 400",
    (pathname) => {
      expect(resolvePath(pathname)).toBe(400);
    },
  );
});

test("any path resolves to a file inside the folder, and to a path on this site", () => {
  const parts = [
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2f",
    "%5C",
    "%2e",
    "%00",
    "%",
    "%25",
    "index",
    ".html",
    ".br",
    "a",
    ":",
    "?",
  ];
  const pathname = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: "binary" })));
  fc.assert(
    fc.property(pathname, (segments) => {
      const resolved = resolvePath(`/${segments.join("")}`);
      if (typeof resolved === "number") return;
      expect(resolved.file).not.toMatch(/\\|\p{Cc}|^\/|\.(?:br|gz|tmp)$/u);
      for (const segment of resolved.file.split("/")) expect(segment).not.toMatch(/^(?:\.|$)/);
      expect(resolved.path).toMatch(/^\/(?:[^/]|$)/);
    }),
    { numRuns: forRun(5000, 300) },
  );
});
