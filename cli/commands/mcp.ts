import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createAgentServer } from "#api/agents/mcp-server.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import type { CommandContext } from "#cli/context/command.ts";
import { recordCommand, withDatabase } from "#cli/context/with-database.ts";
import { readLintContext } from "#cli/inputs/to-import-options.ts";
import { toSingleLine } from "#cli/output/terminal-text.ts";
import { openProposals } from "#cli/wiring/open-proposals.ts";
import { messageWithCauses } from "#content/platform/error-message.ts";

/** Serves an agent until it closes standard input. Standard output has nothing but the protocol. */
export async function mcpCommand(context: CommandContext): Promise<undefined> {
  const { io, contentPlace } = context;
  const store = await context.openStore({ isReadOnly: true });
  const preview = { withBar: async () => undefined, withFields: async () => undefined };
  const tasks = createContentTasks({ store, preview, readLintContext: () => readLintContext(contentPlace) });
  await withDatabase(context, async ({ audit }) => {
    const { proposals, publicUrl } = await openProposals(context, store);
    await new Promise<void>((resolve) => {
      const create = () =>
        createAgentServer({
          ...{ store, tasks, proposals, publicUrl },
          agentOf: (client) => ({
            ...{ name: context.userName(), mayPropose: true },
            agent: { id: null, name: toSingleLine(client).slice(0, 60) },
          }),
          record: (event, run) =>
            recordCommand(context, { audit, event, run, describeResult: (about) => ({ about: [about] }) }),
          onError: (error) => io.stderr.write(`${messageWithCauses(error)}\n`),
        });
      const { close } = serveStdio(create, { onerror: (error) => io.stderr.write(`${error.message}\n`) });
      io.stdin.once("close", resolve).once("end", resolve);
      io.signal?.addEventListener("abort", () => void close().then(resolve));
    });
  });
}
