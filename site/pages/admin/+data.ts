import type { PageContextServer } from "vike/types";
import { resolveTheme } from "#content/theme/resolve-theme.ts";

export type AdminData = Awaited<ReturnType<typeof data>>;

export async function data({ reader }: PageContextServer) {
  return { site: await reader.site(), theme: resolveTheme(await reader.theme()), media: reader.media };
}
