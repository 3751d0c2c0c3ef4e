import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { builtPages, SITE_DIR } from "#tests/support/browser/built-pages.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";

test("every page goes out compressed, and as it was built", async ({ request }) => {
  const pages = new Map(builtPages().map(({ route, html }) => [route, html]));
  for (const route of [...ROUTES, MISSING_ROUTE]) {
    for (const encoding of ["br", "gzip"]) {
      const response = await request.get(route, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers()["content-encoding"], route).toBe(encoding);
      expect(await response.text(), route).toBe(pages.get(route === MISSING_ROUTE ? "/404" : route));
    }
  }
});

test("hosts of static files are told to send what this server sends over https", async ({ request }) => {
  const server = startCli(["serve", "--port", "0"], { env: { PUBLIC_URL: "https://www.example.com" } });
  try {
    const url = await firstLine(server);
    const addresses = ["", "contact", "robots.txt", "manifest.webmanifest", assetIn("index.html")];
    for (const address of addresses) {
      const sent = (await request.get(url + address)).headers();
      const told = toldTo(`/${address}`);
      expect(told["content-security-policy"]).toBeDefined();
      // Elsewhere one policy is for all pages, the admin's among them.
      const policy = told["content-security-policy"]?.replace(` ${adminSources()}`, "");
      expect(sent, address).toMatchObject({ ...told, "content-security-policy": policy });
    }
  } finally {
    await end(server);
  }
});

/** What the policy names of the page of the admin. */
function adminSources(): string {
  const { adminStyles } = JSON.parse(readFileSync(join(SITE_DIR, "../inlined.json"), "utf8"));
  return adminStyles.map((digest: string) => `'sha256-${digest}'`).join(" ");
}

/** The address of a file that a page loads. */
function assetIn(name: string): string {
  const [, address = ""] = /src="\/(assets\/[^"]+)"/.exec(readFileSync(join(SITE_DIR, name), "utf8")) ?? [];
  return address;
}

/** What `_headers` says of an address: by every block that matches, each name in lower case. */
function toldTo(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of readFileSync(join(SITE_DIR, "_headers"), "utf8").split("\n\n")) {
    const [pattern = "", ...lines] = block.trimEnd().split("\n");
    if (!address.startsWith(pattern.replace(/\*$/, ""))) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      expect(headers).not.toHaveProperty(name.toLowerCase());
      headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}
