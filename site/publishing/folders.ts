import { join } from "node:path";
import type { ContentPlace } from "#content/media-store/content-place.ts";

export interface SiteFolders extends ContentPlace {
  /** The project, with the built code in `dist`. */
  root: string;
  /** The static site. */
  out: string;
}

/** Returns the folder that the site's code is bundled into. Its pages go there too, unless `--out` names another folder. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

/** Returns the folder of the files that content refers to by name, such as photos. */
export function mediaFolder(contentDir: string): string {
  return join(contentDir, "media");
}

/** Returns the folder for generated images and facts about media files. It can be deleted at any time. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/agency-media");
}
