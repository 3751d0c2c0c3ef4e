import { describe, expect, test } from "vitest";
import type { InlinePolicy } from "#schemas/page-policy.ts";
import { hostHeaders } from "./host-headers.ts";
import { securityHeaders } from "./security-headers.ts";

const policy: InlinePolicy = { styles: ["c3R5bGU=", "b3RoZXI="], scripts: ["c2NyaXB0"] };
const http = securityHeaders({ policy, isHttps: false });
const https = securityHeaders({ policy, isHttps: true });

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

  test.each(Object.entries({ ...http, ...https }))("of a %s has nothing unsafe in it", (_, headers) => {
    expect(headers["Content-Security-Policy"]).not.toMatch(/unsafe|nonce|\*/);
  });

  test("of data lets nothing in", () => {
    expect(https.json["Content-Security-Policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

test("every answer has the same other headers", () => {
  for (const { document, json } of [http, https]) {
    const { "Content-Security-Policy": _, ...others } = document;
    expect(json).toMatchObject(others);
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

test("only where visitors come over https are they kept there", () => {
  expect(JSON.stringify(http)).not.toMatch(/Strict-Transport|upgrade-insecure/);
  for (const headers of [https.document, https.json]) {
    expect(headers["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
  }
  expect(directivesOf(https.document["Content-Security-Policy"])).toHaveProperty("upgrade-insecure-requests");
});

describe("the file for hosts", () => {
  const blocks = hostHeaders(policy)
    .split("\n\n")
    .map((block) => {
      const [pattern = "", ...lines] = block.trimEnd().split("\n");
      return { pattern, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))) };
    });

  test("says of everything what this server says over https", () => {
    expect(blocks[0]).toEqual({ pattern: "/*", headers: https.document });
  });

  test("says how long what never changes may be kept", () => {
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    expect(blocks.slice(1)).toEqual([
      { pattern: "/assets/*", headers },
      { pattern: "/media/*", headers },
    ]);
  });

  test("tells no host a header twice for one address", () => {
    for (const { headers } of blocks.slice(1)) expect(https.document).not.toHaveProperty(Object.keys(headers));
  });
});
