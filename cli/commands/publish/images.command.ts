import type { DeclareCommand } from "#cli/options/command-declaration.ts";
import { outFolderOption } from "#cli/options/shared-options.ts";

export const declareImages: DeclareCommand = (parent, lazyAction) =>
  parent
    .command("images")
    .description("Generate the images of the site: photos, previews for shared links, and icons")
    .addOption(outFolderOption())
    .action(lazyAction(async () => (await import("./images.ts")).imagesCommand));
