import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import { builtPages, SITE_DIR } from "#tests/support/browser/built-pages.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";

test("every page is served compressed and unchanged", async ({ request }) => {
  const pages = new Map(builtPages().map(({ route, html }) => [route, html]));
  for (const route of [...ROUTES, MISSING_ROUTE]) {
    for (const encoding of ["br", "gzip"]) {
      const response = await request.get(route, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers()["content-encoding"], route).toBe(encoding);
      expect(await response.text(), route).toBe(pages.get(route === MISSING_ROUTE ? "/404" : route));
    }
  }
});

test("a copy of the site is served compressed, and a missing compressed file is reported at the start", async ({
  request,
}, testInfo) => {
  const copy = testInfo.outputPath("copy");
  cpSync(SITE_DIR, copy, { recursive: true });
  rmSync(join(copy, "about.html.br"));
  const server = startCli(["serve", "--port", "0", "--out", copy], { env: serverFolders(testInfo.outputPath()) });
  let log = "";
  server.stderr.on("data", (chunk) => {
    log += chunk;
  });
  try {
    const url = await firstLine(server);
    const response = await request.get(url, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers()["content-encoding"]).toBe("br");
    await expect.poll(() => log).toContain("uncompressed files: run `agency compress`");
    expect(log).toContain("/about.html");
  } finally {
    await end(server);
  }
});

test("the _headers file sets the headers that the server sends over HTTPS", async ({ request }) => {
  const server = startCli(["serve", "--port", "0"], { env: { PUBLIC_URL: "https://www.example.com" } });
  try {
    const url = await firstLine(server);
    const paths = ["", "contact", "robots.txt", "manifest.webmanifest", findScript("index.html")];
    for (const path of paths) {
      const sent = (await request.get(url + path)).headers();
      const configured = configuredHeaders(`/${path}`);
      expect(configured["content-security-policy"]).toBeDefined();
      // The _headers file has one policy for all pages, including the admin.
      const policy = configured["content-security-policy"]?.replace(` ${adminSources()}`, "");
      expect(sent, path).toMatchObject({ ...configured, "content-security-policy": policy });
    }
  } finally {
    await end(server);
  }
});

/** Returns the policy sources that only the admin needs. */
function adminSources(): string {
  const { adminStyles } = JSON.parse(readFileSync(join(SITE_DIR, "../inlined.json"), "utf8"));
  return adminStyles.map((digest: string) => `'sha256-${digest}'`).join(" ");
}

/** Returns the path of a script that a page loads. */
function findScript(name: string): string {
  const [, path = ""] = /src="\/(assets\/[^"]+)"/.exec(readFileSync(join(SITE_DIR, name), "utf8")) ?? [];
  return path;
}

/** Reads the headers of a path from the matching blocks of `_headers`, with names in lower case. */
function configuredHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of readFileSync(join(SITE_DIR, "_headers"), "utf8").split("\n\n")) {
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
