import { describe, expect, test } from "vitest";
import type { InlineHashes } from "./csp.ts";
import { netlifyHeaders } from "./netlify-headers.ts";
import { securityHeaders } from "./security-headers.ts";

const policy: InlineHashes = {
  styles: ["c3R5bGU=", "b3RoZXI="],
  scripts: ["c2NyaXB0"],
  adminStyles: ["YWRtaW4="],
};
const http = securityHeaders({ inlineHashes: policy, isHttps: false });
const https = securityHeaders({ inlineHashes: policy, isHttps: true });

/** The sources of each directive, as https://www.w3.org/TR/CSP3/#parse-serialized-policy reads them. */
function directivesOf(csp = ""): Record<string, string[]> {
  return Object.fromEntries(
    csp.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe("the policy of a page", () => {
  test("lets in the site's own files, the maps, and what is inlined by its digest; nothing else", () => {
    expect(directivesOf(http.document["Content-Security-Policy"])).toEqual({
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

  test("of the admin runs no script but files of its own, and frames nothing that has an address", () => {
    expect(directivesOf(http.admin["Content-Security-Policy"])).toEqual({
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

  test.each(Object.entries({ ...http, ...https }))("of a %s has nothing unsafe in it", (_, headers) => {
    expect(headers["Content-Security-Policy"]).not.toMatch(/unsafe|nonce|\*/);
  });

  test("of data lets nothing in", () => {
    expect(https.json["Content-Security-Policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

test("every answer has the same other headers", () => {
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

test("no search engine is to list the admin, and each to list the pages", () => {
  expect(https.admin["X-Robots-Tag"]).toBe("noindex, nofollow");
  expect(https.document).not.toHaveProperty("X-Robots-Tag");
});

test("only where visitors come over https are they kept there", () => {
  expect(JSON.stringify(http)).not.toMatch(/Strict-Transport|upgrade-insecure/);
  for (const headers of [https.document, https.admin, https.json]) {
    expect(headers["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
  }
  expect(directivesOf(https.document["Content-Security-Policy"])).toHaveProperty("upgrade-insecure-requests");
});

describe("the file for hosts", () => {
  const blocks = netlifyHeaders(policy)
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.trimEnd().split("\n");
      return { pattern, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))) };
    });

  test("says of everything what this server says over https, and lets in what the admin has inside", () => {
    const { "Content-Security-Policy": csp, ...others } = https.document;
    const { "Content-Security-Policy": hosted, ...hostedOthers } = blocks[0]?.headers ?? {};
    expect([blocks[0]?.pattern, hostedOthers]).toEqual(["/*", others]);
    const { "style-src": styles = [], ...directives } = directivesOf(csp);
    expect(directivesOf(hosted)).toEqual({ ...directives, "style-src": [...styles, "'sha256-YWRtaW4='"] });
  });

  test("says that no search engine is to list the admin", () => {
    expect(blocks[1]).toEqual({ pattern: "/admin", headers: { "X-Robots-Tag": "noindex, nofollow" } });
  });

  test("says how long what never changes may be kept", () => {
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    expect(blocks.slice(2)).toEqual([
      { pattern: "/assets/*", headers },
      { pattern: "/media/*", headers },
    ]);
  });

  test("tells no host a header twice for one address", () => {
    for (const { headers } of blocks.slice(1)) {
      for (const name of Object.keys(headers)) expect(https.document).not.toHaveProperty(name);
    }
  });
});
