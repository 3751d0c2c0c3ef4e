import type { PageContextServer } from "vike/types";
import { type ResolvedTheme, resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { MediaIndex } from "#site/page-model/media.ts";

export interface AdminData {
  site: Site;
  theme: ResolvedTheme;
  media: MediaIndex | undefined;
}

export async function data({ reader }: PageContextServer): Promise<AdminData> {
  return { site: await reader.site(), theme: resolveTheme(await reader.theme()), media: reader.media };
}
