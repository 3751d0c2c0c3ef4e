import { describe, expect, test } from "vitest";
import type { InlineHashes } from "./csp.ts";
import { netlifyHeaders } from "./netlify-headers.ts";
import { securityHeaders } from "./security-headers.ts";

const inlineHashes: InlineHashes = {
  styles: ["c3R5bGU=", "b3RoZXI="],
  scripts: ["c2NyaXB0"],
  adminStyles: ["YWRtaW4="],
};
const http = securityHeaders({ inlineHashes, isHttps: false });
const https = securityHeaders({ inlineHashes, isHttps: true });

/** Parses a policy into the sources of each directive. https://www.w3.org/TR/CSP3/#parse-serialized-policy */
function parsePolicy(csp = ""): Record<string, string[]> {
  return Object.fromEntries(
    csp.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe("Content-Security-Policy", () => {
  test("allows a page only its own files, the maps and inline code with a known hash", () => {
    expect(parsePolicy(http.document["Content-Security-Policy"])).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", "'sha256-c2NyaXB0'"],
      "style-src": ["'self'", "'sha256-c3R5bGU='", "'sha256-b3RoZXI='"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "frame-src": ["https://www.openstreetmap.org", "https://www.google.com"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
    });
  });

  test("allows the admin page no inline scripts and no embedded sites", () => {
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
    });
  });

  test.each(Object.entries({ ...http, ...https }))("contains no unsafe source for a %s response", (_, headers) => {
    expect(headers["Content-Security-Policy"]).not.toMatch(/unsafe|nonce|\*/);
  });

  test("allows API responses nothing", () => {
    expect(https.json["Content-Security-Policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

test("sends the same other headers with every response", () => {
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

test("excludes only the admin page from search engines", () => {
  expect(https.admin["X-Robots-Tag"]).toBe("noindex, nofollow");
  expect(https.document).not.toHaveProperty("X-Robots-Tag");
});

test("forces HTTPS only if visitors already use it", () => {
  expect(JSON.stringify(http)).not.toMatch(/Strict-Transport|upgrade-insecure/);
  for (const headers of [https.document, https.admin, https.json]) {
    expect(headers["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
  }
  expect(parsePolicy(https.document["Content-Security-Policy"])).toHaveProperty("upgrade-insecure-requests");
});

describe("_headers file", () => {
  const blocks = netlifyHeaders(inlineHashes)
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.trimEnd().split("\n");
      return { pattern, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))) };
    });

  test("sends the headers of this server over HTTPS and also allows the inline styles of the admin page", () => {
    const { "Content-Security-Policy": csp, ...others } = https.document;
    const { "Content-Security-Policy": hosted, ...hostedOthers } = blocks[0]?.headers ?? {};
    expect([blocks[0]?.pattern, hostedOthers]).toEqual(["/*", others]);
    const { "style-src": styles = [], ...directives } = parsePolicy(csp);
    expect(parsePolicy(hosted)).toEqual({ ...directives, "style-src": [...styles, "'sha256-YWRtaW4='"] });
  });

  test("excludes the admin page from search engines", () => {
    expect(blocks[1]).toEqual({ pattern: "/admin", headers: { "X-Robots-Tag": "noindex, nofollow" } });
  });

  test("lets browsers keep content-hashed files for a year", () => {
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    expect(blocks.slice(2)).toEqual([
      { pattern: "/assets/*", headers },
      { pattern: "/media/*", headers },
    ]);
  });

  test("lists no header in two blocks that match the same path", () => {
    for (const { headers } of blocks.slice(1)) {
      for (const name of Object.keys(headers)) expect(https.document).not.toHaveProperty(name);
    }
  });
});
