import type { Page } from "playwright/test";

/** Lists the words of the main heading that a line break divides without a hyphen. */
export function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const heading = document.querySelector("h1") ?? document.body;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`broken: ${word}`);
      }
    }
    return broken;
  });
}
