/** Runs `agency mcp` as an agent does: as a process, with the real client of the Model Context Protocol. */
import { type CallToolResult, Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, test } from "vitest";
import { countTokens, dataOf } from "./support/api/agent-client.ts";
import { BIN } from "./support/cli/cli-process.ts";
import { createSampleWorkspace } from "./support/cli/sample-workspace.ts";

const workspace = createSampleWorkspace();

async function openAgent(mode: "auto" | "legacy" = "auto") {
  const env = { PATH: process.env.PATH ?? "", CONTENT_DIR: "content", USER: "ann", SMTP_URL: "" };
  const args = [BIN, "mcp"];
  const transport = new StdioClientTransport({ command: process.execPath, args, env, cwd: workspace.cwd });
  const client = new Client({ name: "Claude", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  const call = async (name: string, given: Record<string, unknown> = {}) =>
    dataOf((await client.callTool({ name, arguments: given })) as CallToolResult);
  return { client, call };
}

test.each(["auto", "legacy"] as const)(
  "an agent reads, checks and proposes over the standard streams, in mode %s",
  async (mode) => {
    const { client, call } = await openAgent(mode);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(8);
    expect(countTokens(tools)).toBeLessThanOrEqual(2500);
    expect((await call("site_overview")).name).toBe("Test Agency");
    const { revision, content } = await call("read_page", { page: "commercial/trucking" });
    expect(content.hero.title).toBe("Wheels");
    const changes = [{ page: "commercial/trucking", field: "hero/title", value: "Trucks" }];
    expect(await call("check_change", { base: revision, changes })).toMatchObject({ isAccepted: true });
    const { proposal } = await call("propose_change", { base: revision, changes, note: "Plain words" });
    expect(await call("list_proposals")).toMatchObject({
      proposals: [{ proposal, state: "open", note: "Plain words" }],
    });
    expect((await call("read_history")).revisions).toHaveLength(2);
    await client.close();
    const again = await openAgent();
    expect((await again.call("withdraw_proposal", { proposal })).state).toBe("withdrawn");
    await again.client.close();
    const { stdout } = await workspace.cli(["audit", "list"]);
    expect(stdout.match(/"event":"proposal-(?:saved|withdrawn)"/g)).toHaveLength(4);
  },
);
