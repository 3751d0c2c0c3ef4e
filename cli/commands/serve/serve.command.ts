import { Option } from "commander";
import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { parsePort } from "#cli/options/parse-option.ts";
import { outFolderOption } from "#cli/options/shared-options.ts";

export const declareServe: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("serve")
    .description("Serve the built site and its API, and deliver quote requests")
    .addOption(new Option("--port <n>", "Port, or 0 for a free one (default: PORT, or 3000)").argParser(parsePort))
    .addOption(outFolderOption())
    .option("--prerender", "First publish the content that changed since the last run, such as that of a volume")
    .action(lazyAction(async () => (await import("./serve.ts")).serveCommand));
