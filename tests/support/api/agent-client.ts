/** Agents in tests: the real client of the Model Context Protocol, which calls the API in the process of the test. */
import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { ORIGIN, testAdmin } from "./admin-app.ts";

const ADDRESS = "203.0.113.9";

/** Estimates the tokens of a value. JSON and English have more characters per token than this with the usual tokenizers. */
export const countTokens = (value: unknown) => Math.ceil(JSON.stringify(value).length / 3.2);

/** Returns the JSON between the markers of a result. */
// biome-ignore lint/suspicious/noExplicitAny: each test knows what its tool answers
export function dataOf({ content }: Pick<CallToolResult, "content">): any {
  const [, data] = content.map((block) => (block.type === "text" ? block.text : ""));
  return JSON.parse(data?.split("\n")[1] ?? "null");
}

/** Creates an admin, and functions that create tokens and call the API as an agent. */
export async function testAgents(options: Parameters<typeof testAdmin>[0] = {}) {
  const admin = await testAdmin(options);
  const Cookie = await admin.cookie();
  const send = async (method: string, path: string, body?: unknown) =>
    admin.call(path, { method, ...(body !== undefined && { body }), headers: { Cookie } });
  const createToken = async (given: object = {}): Promise<{ id: string; token: string; expiresAt: string }> =>
    (await send("POST", "/agents", { name: "Claude", mayPropose: true, ...given })).json();

  /** Posts a message to /mcp, without the client. */
  const post = (body: unknown, headers: Record<string, string>, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(
      admin.app.request(
        `${ORIGIN}/mcp`,
        {
          method: "POST",
          body: typeof body === "string" ? body : JSON.stringify(body),
          ...init,
          headers: {
            "Content-Type": "application/json",
            Accept: "application/json, text/event-stream",
            ...headers,
          },
        },
        { address: ADDRESS },
      ),
    );

  async function connect(token: string, mode: "auto" | "legacy" = "auto") {
    const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
      fetch: async (url, init) => admin.app.request(String(url), init, { address: ADDRESS }),
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    });
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    await client.connect(transport);
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
      return { isError: result.isError === true, data: dataOf(result), content: result.content };
    };
    return { client, call };
  }

  return { ...admin, Cookie, send, createToken, post, connect };
}
