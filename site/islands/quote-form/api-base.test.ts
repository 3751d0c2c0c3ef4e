import { expect, test } from "vitest";
import { apiBase } from "./send-quote-request.ts";

test.each([
  "localhost",
  "prairie.localhost",
  "127.0.0.1",
  "127.8.9.10",
  "192.168.1.20",
  "203.0.113.7",
  "[::1]",
  "[2001:db8::1]",
  "3f2a-00-abc.picard.replit.dev",
  "prairie-lantern.agency.repl.co",
])("calls the server's own API on %s", (hostname) => {
  expect(apiBase(hostname)).toBe("/api");
});

test.each([
  "www.prairielantern.example.com",
  "prairielantern.netlify.app",
  "localhost.example.com",
  "notlocalhost",
  "127.0.0.1.example.com",
  "replit.dev.example.com",
  "",
])("calls Netlify Functions on %j", (hostname) => {
  expect(apiBase(hostname)).toBe("/.netlify/functions");
});
