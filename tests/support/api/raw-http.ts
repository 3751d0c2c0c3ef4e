/** HTTP as tests speak it: nothing is normalized, decompressed or followed. */
import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export async function ask(
  url: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const sent = request(url, { path, method, headers, agent: false }).end();
  const [answer]: [IncomingMessage] = await (once(sent, "response") as Promise<[IncomingMessage]>);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

export async function connected(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Sends a text and answers all that comes back until the other side hangs up. */
export async function exchange(url: string, sent: string): Promise<string> {
  const socket = await connected(url);
  socket.write(sent, "latin1");
  return text(socket);
}
