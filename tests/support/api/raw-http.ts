/** HTTP clients for tests that do not normalize, decompress or follow anything. */
import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request on a new connection, and returns the response. */
export async function sendRequest(
  url: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawResponse> {
  const sent = request(url, { path, method, headers, agent: false }).end();
  const [response]: [IncomingMessage] = await (once(sent, "response") as Promise<[IncomingMessage]>);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Sends text, and returns everything that the server sends until it closes the connection. */
export async function exchange(url: string, sent: string): Promise<string> {
  const socket = await openConnection(url);
  socket.write(sent, "latin1");
  return text(socket);
}
