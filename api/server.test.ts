import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ServerOptions, startServer } from "./server.ts";

/** More than the buffers between a server and a reader that does not read. */
const LARGE = 32 * 1024 * 1024;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "agency-serve-"));
  writeFileSync(join(dir, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(dir, "large.bin"), Buffer.alloc(LARGE));
  mkdirSync(join(dir, "media"));
  writeFileSync(join(dir, "media/barn-12345678-320.avif"), "");
});
afterAll(() => rmSync(dir, { recursive: true }));

const start = (options: Partial<ServerOptions> = {}) => startServer({ dir, host: "127.0.0.1", port: 0, ...options });

async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** The answer to a request, none of its body read yet. */
async function answerOf(url: string): Promise<IncomingMessage> {
  const [answer] = await once(get(url), "response");
  return answer;
}

test.each([
  ["", "text/html;charset=utf-8", "no-cache"],
  ["media/barn-12345678-320.avif", "image/avif", "public, max-age=31536000, immutable"],
])("/%s has its type, and may be kept as long as it stays what it is", async (path, type, caching) => {
  const server = await start();
  const { headers } = await fetch(server.url + path);
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([type, caching]);
  await server.close();
});

test("text goes out compressed, and a part of a file as its bytes", async () => {
  const text = "<p>Barns and bins.</p>".repeat(500);
  writeFileSync(join(dir, "barns.html"), text);
  const server = await start();
  const whole = await fetch(`${server.url}barns`, { headers: { "Accept-Encoding": "br, gzip" } });
  expect([whole.headers.get("content-encoding"), whole.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
  expect(await whole.text()).toBe(text);
  const part = await fetch(`${server.url}barns`, { headers: { "Accept-Encoding": "br", Range: "bytes=3-7" } });
  expect([part.status, part.headers.get("content-encoding"), await part.text()]).toEqual([206, null, "Barns"]);
  await server.close();
});

describe("a server that closes", () => {
  test("does not wait for connections that never asked for anything", async () => {
    const server = await start({ graceMs: 2 ** 31 - 1 });
    const unused = await connected(server.url);
    // Answered, so that the server has seen the connection before it, too.
    expect((await fetch(server.url)).status).toBe(200);
    const ended = once(unused, "close");
    await server.close();
    await ended;
  });

  test("answers what was asked before, whole", async () => {
    const server = await start({ graceMs: 2 ** 31 - 1 });
    const answer = await answerOf(`${server.url}large.bin`);
    const closed = server.close();
    expect(await buffer(answer)).toHaveLength(LARGE);
    await closed;
  });

  test("cuts off who does not read the answer in time", async () => {
    const server = await start({ graceMs: 50 });
    const answer = await answerOf(`${server.url}large.bin`);
    await server.close();
    await expect(buffer(answer)).rejects.toMatchObject({ code: "ECONNRESET" });
  });

  test("takes nobody in any more", async () => {
    const server = await start();
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });
});
