import { existsSync, readFileSync } from "node:fs";
import { htmlPath } from "./routes.ts";

/** Names of bundled files, whose hashes differ between builds that look the same. */
const HASHED_FILE = /\.[\w-]{8}\.(?=js|css|woff2)/g;

/** Lists the pages whose text or look differs between two folders of the same site. A page of one folder only is left out. */
export function comparePages(before: string, after: string, paths: readonly string[]) {
  const differing = (select: (html: string) => string) =>
    paths.filter((path) => {
      const files = [before, after].map((folder) => htmlPath(folder, path));
      if (!files.every((file) => existsSync(file))) return false;
      const [a, b] = files.map((file) => select(readFileSync(file, "utf8")));
      return a !== b;
    });
  const text = new Set(differing(visibleText));
  return { text: [...text], look: differing(markup).filter((path) => !text.has(path)) };
}

function markup(html: string): string {
  return html.replace(HASHED_FILE, ".").replace(/<script\b.*?<\/script>/gs, "");
}

function visibleText(html: string): string {
  const body = html.replace(/<(script|style|head)\b.*?<\/\1>/gs, "");
  return body.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}
