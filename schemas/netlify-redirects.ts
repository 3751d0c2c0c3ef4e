/**
 * The file `_redirects`, which Netlify, Cloudflare Pages and `agency serve` read. A page with the old path wins over a
 * redirect on all of them.
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
import type { Redirects } from "./generated/site.ts";
import { GONE, isRedirectPath, isRedirectTarget } from "./redirects.ts";

/** Rule for a retired page without a replacement: the Not Found page with the status 410. */
const GONE_RULE = "/404.html 410";
const MOVED = "301";

/** Returns the text of the file, or undefined for an empty table. */
export function formatRedirects(redirects: Redirects): string | undefined {
  const lines = Object.entries(redirects).map(([from, target]) =>
    target === GONE ? `${from} ${GONE_RULE}\n` : `${from} ${target} ${MOVED}\n`,
  );
  return lines.length === 0 ? undefined : lines.join("");
}

/** Returns the targets by old path. Lines that `formatRedirects` cannot have written are left out. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [from = "", target = "", status = ""] = line.split(" ");
    if (!isRedirectPath(from)) continue;
    if (`${target} ${status}` === GONE_RULE) redirects.set(from, GONE);
    else if (status === MOVED && isRedirectTarget(target)) redirects.set(from, target);
  }
  return redirects;
}
