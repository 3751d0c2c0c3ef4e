import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks } from "./check-links.ts";

/** Requests that the server has received, as `METHOD path`. */
const requests: string[] = [];
let origin = "";

const server = createServer(({ method, url = "" }, response) => {
  requests.push(`${method} ${url}`);
  const [, status = ""] = /^\/(\d+)/.exec(url) ?? [];
  if (url === "/moved") response.writeHead(302, { Location: "/200" });
  else response.writeHead(url === "/no-head" && method === "HEAD" ? 405 : Number(status || 200));
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test("accepts a page, a redirect to one, and a page that refuses HEAD", async () => {
  const addresses = ["/200", "/moved", "/no-head", "/200"].map((path) => origin + path);
  expect(await checkLinks(addresses)).toEqual(new Map());
  expect(requests).toEqual(expect.arrayContaining(["HEAD /moved", "HEAD /no-head", "GET /no-head"]));
  expect(requests).not.toContain("GET /200");
});

test.each([
  ["404", true],
  ["410", true],
  ["403", false],
  ["429", false],
  ["503", false],
])("takes status %s for a dead link: %s", async (status, isDead) => {
  const address = `${origin}/${status}`;
  expect(await checkLinks([address])).toEqual(
    new Map([[address, { isDead, reason: `it answers with status ${status}` }]]),
  );
});

const failing = (error: unknown) => {
  let count = 0;
  const request = () => {
    count += 1;
    return Promise.reject(error);
  };
  return { request, count: () => count };
};

test.each([
  ["ENOTFOUND", true, "its host does not exist (ENOTFOUND)"],
  ["ECONNREFUSED", true, "its server refuses connections (ECONNREFUSED)"],
  ["CERT_HAS_EXPIRED", true, "its certificate or encryption is not valid (CERT_HAS_EXPIRED)"],
  ["ECONNRESET", false, "the request failed (ECONNRESET)"],
])("tries once more after %s", async (code, isDead, reason) => {
  const { request, count } = failing(new TypeError("fetch failed", { cause: { code } }));
  expect(await checkLinks(["https://acme.example.com"], request)).toEqual(
    new Map([["https://acme.example.com", { isDead, reason }]]),
  );
  expect(count()).toBe(2);
});

test("does not take a slow website for a dead one", async () => {
  const { request } = failing(new DOMException("Too slow", "TimeoutError"));
  const problems = await checkLinks(["https://acme.example.com"], request);
  expect([...problems.values()]).toEqual([{ isDead: false, reason: "it does not answer within 10 seconds" }]);
});

test("requests at most four addresses at once", async () => {
  let [running, most] = [0, 0];
  const request = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return new Response();
  };
  await checkLinks(
    Array.from({ length: 12 }, (_, index) => `https://acme.example.com/${index}`),
    request,
  );
  expect(most).toBe(4);
});
