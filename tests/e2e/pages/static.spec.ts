import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
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
