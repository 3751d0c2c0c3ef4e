import { describe, expect, test } from "vitest";
import type { InlineHashes } from "./csp.ts";
import { createNetlifyHeaders, createSecurityHeaders } from "./security-headers.ts";

const inlineHashes: InlineHashes = {
  styles: ["c3R5bGU=", "b3RoZXI="],
  scripts: ["c2NyaXB0"],
  adminStyles: ["YWRtaW4="],
};
const http = createSecurityHeaders({ inlineHashes, isHttps: false });
const https = createSecurityHeaders({ inlineHashes, isHttps: true });

/** Returns the sources of each directive, parsed as in https://www.w3.org/TR/CSP3/#parse-serialized-policy */
function parsePolicy(csp = ""): Record<string, string[]> {
  return Object.fromEntries(
    csp.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe("the Content Security Policy", () => {
  test("allows only the site's own files, the maps and hashed inline code on pages", () => {
    expect(parsePolicy(http.document["Content-Security-Policy"])).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", "'sha256-c2NyaXB0'"],
      "style-src": ["'self'", "'sha256-c3R5bGU='", "'sha256-b3RoZXI='"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'", "https://www.openstreetmap.org", "https://www.google.com"],
      "manifest-src": ["'self'"],
      "frame-src": ["https://www.openstreetmap.org", "https://www.google.com"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["agency"],
    });
  });

  test("allows no inline scripts and no framed origins on the admin page", () => {
    expect(parsePolicy(http.admin["Content-Security-Policy"])).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'", "'sha256-YWRtaW4='", "'sha256-c3R5bGU='", "'sha256-b3RoZXI='"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["agency", "ProseMirrorClipboard"],
    });
  });

  test.each(Object.entries({ ...http, ...https }))("has no unsafe source for a %s response", (_, headers) => {
    expect(headers["Content-Security-Policy"]).not.toMatch(/unsafe|nonce|\*/);
  });

  test("allows nothing in JSON responses", () => {
    expect(https.json["Content-Security-Policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

test("all kinds of responses share the other security headers", () => {
  for (const { document, admin, json } of [http, https]) {
    const { "Content-Security-Policy": _, ...others } = document;
    expect(json).toMatchObject(others);
    expect(admin).toMatchObject(others);
    expect(others).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$))+$/),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  }
});

test("search engines may index pages, but not the admin page", () => {
  expect(https.admin["X-Robots-Tag"]).toBe("noindex, nofollow");
  expect(https.document).not.toHaveProperty("X-Robots-Tag");
});

test("HSTS and upgrade-insecure-requests are sent only for sites on HTTPS", () => {
  expect(JSON.stringify(http)).not.toMatch(/Strict-Transport|upgrade-insecure/);
  for (const headers of [https.document, https.admin, https.json]) {
    expect(headers["Strict-Transport-Security"]).toBe("max-age=31536000");
  }
  expect(parsePolicy(https.document["Content-Security-Policy"])).toHaveProperty("upgrade-insecure-requests");
});

test("HSTS includes subdomains only on request, because browsers remember it for a year", () => {
  const { json } = createSecurityHeaders({ inlineHashes, isHttps: true, includesSubdomains: true });
  expect(json["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
});

describe("the _headers file", () => {
  const blocks = createNetlifyHeaders(inlineHashes)
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.trimEnd().split("\n");
      return { pattern, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))) };
    });

  test("sends the server's headers for every path, and allows the admin page's inline styles", () => {
    const { "Content-Security-Policy": csp, ...others } = https.document;
    const { "Content-Security-Policy": hosted, ...hostedOthers } = blocks[0]?.headers ?? {};
    expect([blocks[0]?.pattern, hostedOthers]).toEqual(["/*", others]);
    const { "style-src": styles = [], ...directives } = parsePolicy(csp);
    expect(parsePolicy(hosted)).toEqual({ ...directives, "style-src": [...styles, "'sha256-YWRtaW4='"] });
  });

  test("keeps the admin page out of search engines", () => {
    expect(blocks[1]).toEqual({ pattern: "/admin", headers: { "X-Robots-Tag": "noindex, nofollow" } });
  });

  test("makes hashed files immutable", () => {
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    expect(blocks.slice(2)).toEqual([
      { pattern: "/assets/*", headers },
      { pattern: "/media/*", headers },
    ]);
  });

  test("never sets the same header in two blocks that match one path", () => {
    for (const { headers } of blocks.slice(1)) {
      for (const name of Object.keys(headers)) expect(https.document).not.toHaveProperty(name);
    }
  });
});
