import type { Fact } from "./layout.ts";

/** Columns of a line of ours: RFC 5322, section 2.1.1, leaves room for 78. */
const TEXT_WIDTH = 76;

/** Facts, one a line, with their values below each other. */
export function factLines(facts: readonly Fact[]): string {
  const column = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts.map(({ label, value }) => hanging(label.padEnd(column), value)).join("\n");
}

/** Text that begins after `start` and stays to the right of it. */
export function hanging(start: string, text: string): string {
  return start + wrap(text, TEXT_WIDTH - start.length).replaceAll("\n", `\n${" ".repeat(start.length)}`);
}

/** Text in lines that are no longer than `width`, but for longer words. */
export function wrap(text: string, width = TEXT_WIDTH): string {
  let column = 0;
  const words = text.split(" ").map((word) => {
    const before = column === 0 ? "" : column + 1 + word.length > width ? "\n" : " ";
    column = (before === " " ? column + 1 : 0) + word.length;
    return before + word;
  });
  return words.join("");
}
