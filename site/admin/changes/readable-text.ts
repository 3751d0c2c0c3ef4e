/** Matches the tags that content may have. Other tags stay as they are, so that nothing hides. */
const TAG = /<(\/?)(a|strong|em|b|i|br|p|ul|ol|li)(?:\s+href="([^"<>]*)")?\s*\/?>/gi;

/** The text that takes the place of an opening and of a closing tag. */
const REPLACEMENTS: Readonly<Record<string, [opening: string, closing: string]>> = {
  br: ["\n", ""],
  p: ["", "\n"],
  ul: ["\n", ""],
  ol: ["\n", ""],
  li: ["• ", "\n"],
};

/**
 * Returns a text with markup as people read it: without tags, with a line for each paragraph and the targets of links.
 * @internal exported for tests
 */
export function readableText(html: string): string {
  let target = "";
  return html
    .replace(TAG, (_, slash: string, name: string, href: string | undefined) => {
      const isClosing = slash !== "";
      if (name.toLowerCase() !== "a") return REPLACEMENTS[name.toLowerCase()]?.[isClosing ? 1 : 0] ?? "";
      const shown = isClosing && target !== "" ? ` (${target})` : "";
      target = isClosing ? "" : (href ?? "");
      return shown;
    })
    .trimEnd();
}

/** Returns both texts as people read them, or unchanged if only their markup differs. */
export function readableTexts(before: string, after: string): [string, string] {
  const readable: [string, string] = [readableText(before), readableText(after)];
  return readable[0] === readable[1] ? [before, after] : readable;
}
