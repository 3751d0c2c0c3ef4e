/**
 * Runs a bundled Netlify function as a server, in a process that has only the files of the bundle. Prints its URL. Requests
 * may go to any path, because routing is the job of Netlify.
 *
 * Usage: node function-server.mjs <file of the function>
 */
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const { default: handle } = await import(pathToFileURL(process.argv[2] ?? "").href);

const server = createServer(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const hasBody = !["GET", "HEAD"].includes(incoming.method ?? "");
  const request = new Request(new URL(incoming.url ?? "/", `http://${incoming.headers.host}`), {
    method: incoming.method ?? "GET",
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    body: hasBody ? Buffer.concat(chunks) : null,
  });
  /** @type {Promise<unknown>[]} */
  const background = [];
  const context = { ip: "203.0.113.7", waitUntil: (/** @type {Promise<unknown>} */ task) => background.push(task) };
  const response = (await handle(request, context)) ?? new Response(null, { status: 204 });
  await Promise.all(background);
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
