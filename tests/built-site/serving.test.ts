/** Answers of the server for the built site: pages, status codes, compression and security headers. */

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { collectFacts } from "#content/facts/facts.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { SITE } from "#schemas/page-ids.ts";
import { readInlineHashes } from "#site/publishing/inline-hashes.ts";
import { getAttribute } from "#site/rendering/html-tree.ts";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import { sendRequest } from "#tests/support/api/raw-http.ts";
import { type BuiltPage, builtPages, textContent } from "#tests/support/browser/built-pages.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { inProject } from "#tests/support/project.ts";
import { readSampleDocument, SAMPLE_SITE } from "#tests/support/sample-agency.ts";

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

const pages = new Map(builtPages().map((page) => [page.route, page]));
const folder = mkdtempSync(join(tmpdir(), "agency-serving-"));
const copy = join(folder, "copy");
let server: ReturnType<typeof startCli>;
let url: string;
let log = "";

/** Serves a copy of the site in which one compressed file is missing. */
beforeAll(async () => {
  cpSync(SAMPLE_SITE, copy, { recursive: true });
  rmSync(join(copy, "about.html.br"));
  const env = { ...serverFolders(folder), PUBLIC_URL: "https://www.example.com" };
  server = startCli(["serve", "--port", "0", "--out", copy], { env });
  server.stderr.on("data", (chunk) => {
    log += chunk;
  });
  url = await firstLine(server);
});

afterAll(async () => {
  expect(await end(server)).toBe(0);
  rmSync(folder, { recursive: true });
});

test("the server says in one line that its content is a sample", async () => {
  await vi.waitFor(() => expect(log).toMatch(/^The site shows sample content\. .*$/m), { timeout: 30_000 });
});

test("every page is served compressed and unchanged, with its headline", async () => {
  const facts = collectFacts(readSampleDocument(SITE) as unknown as Site);
  for (const route of ROUTES) {
    for (const encoding of ["br", "gzip"] as const) {
      if (route === "/about" && encoding === "br") continue;
      const { status, headers, body } = await sendRequest(url, route, { headers: { "Accept-Encoding": encoding } });
      expect([status, headers["content-encoding"]], route).toEqual([200, encoding]);
      expect(DECODERS[encoding](body).toString(), route).toBe(pages.get(route)?.html);
    }
    const { hero } = readSampleDocument(route === "/" ? "home" : route.slice(1)) as unknown as PageContent;
    expect(readHeadlines(pages.get(route)), route).toEqual([resolveText(hero.title, "scalar", facts)]);
  }
});

function readHeadlines(page: BuiltPage | undefined): string[] {
  return (page?.elements ?? []).filter(({ tagName }) => tagName === "h1").map(textContent);
}

test("a missing compressed file is reported at the start", async () => {
  await vi.waitFor(() => expect(log).toContain("uncompressed files: run `agency compress`"), { timeout: 15_000 });
  expect(log).toContain("/about.html");
});

test("unknown paths have status 404 and a page that leads back", async () => {
  for (const path of [MISSING_ROUTE, "/commercial/nothing-here", "/farm/best-providers"]) {
    const { status, body } = await sendRequest(url, path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toBe(pages.get("/404")?.html);
  }
  expect(readHeadlines(pages.get("/404"))).toEqual(["Page Not Found"]);
  const links = (pages.get("/404")?.elements ?? []).filter(({ tagName }) => tagName === "a");
  const targets = links.map((link) => [textContent(link), getAttribute(link, "href")]);
  expect(targets).toContainEqual(["Return to Homepage", "/"]);
  expect(targets).toContainEqual(["Contact Us", "/contact"]);
});

test("every icon and share picture of a page exists", async () => {
  const elements = pages.get("/commercial/trucking")?.elements ?? [];
  const hrefs = elements
    .filter((element) => /\b(?:icon|apple-touch-icon|manifest)\b/.test(getAttribute(element, "rel") ?? ""))
    .map((element) => getAttribute(element, "href") ?? "");
  expect(hrefs).toHaveLength(4);
  const sharePicture = elements.find((element) => getAttribute(element, "property") === "og:image");
  const picture = new URL((sharePicture && getAttribute(sharePicture, "content")) ?? "").pathname;
  const manifest = JSON.parse((await sendRequest(url, "/manifest.webmanifest")).body.toString());
  for (const path of [...hrefs, picture, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect((await sendRequest(url, path)).status, path).toBe(200);
  }
});

test("the policy lists every inline style and script of every page, and allows nothing unsafe", async () => {
  const unlisted: string[] = [];
  for (const { route, elements } of pages.values()) {
    const { headers } = await sendRequest(url, route === "/404" ? MISSING_ROUTE : route);
    const policy = String(headers["content-security-policy"]);
    expect(policy, route).toMatch(/^default-src 'none'; .*script-src 'self'/);
    expect(policy, route).not.toContain("unsafe-");
    for (const element of elements) {
      const { tagName, attrs } = element;
      for (const { name, value } of attrs) {
        if (name === "style" || name.startsWith("on") || /^\s*javascript:/i.test(value)) {
          unlisted.push(`${route} <${tagName} ${name}="${value}">`);
        }
      }
      const isData =
        getAttribute(element, "type") === "application/ld+json" || getAttribute(element, "src") !== undefined;
      if (tagName !== "style" && (tagName !== "script" || isData)) continue;
      const text = textContent(element);
      const digest = createHash("sha256").update(text).digest("base64");
      if (!policy.includes(`'sha256-${digest}'`)) unlisted.push(`${route} <${tagName}> ${text.slice(0, 60)}`);
    }
  }
  expect(unlisted).toEqual([]);
});

test("the _headers file sets the headers that the server sends over HTTPS", async () => {
  for (const path of ["/", "/contact", "/robots.txt", "/manifest.webmanifest", findScript("/")]) {
    const { headers } = await sendRequest(url, path);
    const { "content-security-policy": policy = "", ...configured } = configuredHeaders(path);
    expect(headers, path).toMatchObject(configured);
    const { "style-src": sentStyles = [], ...sent } = directivesOf(String(headers["content-security-policy"]));
    // The _headers file has one policy for all pages, including the admin and those with other styles of the content.
    const { "style-src": styles = [], ...others } = directivesOf(policy.replace(` ${await adminSources()}`, ""));
    expect(sent, path).toEqual(others);
    expect(styles, path).toEqual(expect.arrayContaining(sentStyles));
    expect(styles.length - sentStyles.length, path).toBeLessThanOrEqual(CONTENT_STYLES);
  }
});

/** Style elements that depend on the content: the theme, and the lines of business. */
const CONTENT_STYLES = 2;

/** Returns the sources of each directive of a policy. */
function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
}

/** Returns the policy sources that only the admin needs. */
async function adminSources(): Promise<string> {
  const { adminStyles } = await readInlineHashes(inProject());
  return adminStyles.map((digest: string) => `'sha256-${digest}'`).join(" ");
}

/** Returns the path of a script that a page loads. */
function findScript(route: string): string {
  const [, path = ""] = /src="(\/assets\/[^"]+)"/.exec(pages.get(route)?.html ?? "") ?? [];
  return path;
}

/** Reads the headers of a path from the matching blocks of `_headers`, with names in lower case. */
function configuredHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of readFileSync(join(SAMPLE_SITE, "_headers"), "utf8").split("\n\n")) {
    const [pattern = "", ...lines] = block.trimEnd().split("\n");
    if (!path.startsWith(pattern.replace(/\*$/, ""))) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      expect(headers).not.toHaveProperty(name.toLowerCase());
      headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}
