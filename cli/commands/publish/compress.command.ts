import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { outFolderOption } from "#cli/options/shared-options.ts";

export const declareCompress: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("compress")
    .description("Write a Brotli and a gzip version of each file of the site")
    .addOption(outFolderOption())
    .action(lazyAction(async () => (await import("./compress.ts")).compressCommand));
