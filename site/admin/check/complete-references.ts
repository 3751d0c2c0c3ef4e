/** Completion and descriptions of references to facts, such as `{site.phone}`, in the texts of an import. */
import { getLocation } from "jsonc-parser";
import { type Fact, type Facts, nameOf, REFERENCE, REFERENCE_START } from "#content/facts/facts.ts";
import type { Completion, Description } from "./complete.ts";

/** Function that reads the present facts. It is called only where a text quotes a fact. */
type ReadFacts = () => Promise<Facts>;

/** The rest of a reference that is being changed. */
const REFERENCE_REST = /^[\w.-]*\}/;
/** The number of characters on each side of an offset in which a reference is looked for. */
const SEARCH_LENGTH = 100;

/** Returns the references that fit at `offset`, or undefined if no reference is being typed there. */
export async function completeReference(
  text: string,
  offset: number,
  readFacts: ReadFacts,
): Promise<Completion[] | undefined> {
  const start = REFERENCE_START.exec(text.slice(Math.max(0, offset - SEARCH_LENGTH), offset))?.[0];
  if (start === undefined || !isInText(text, offset)) return undefined;
  const rest = REFERENCE_REST.exec(text.slice(offset, offset + SEARCH_LENGTH))?.[0] ?? "";
  return [...(await readFacts())].map(([name, fact]) => {
    const insert = `{${name}}`;
    return {
      label: insert,
      kind: "value",
      info: describeFact(fact),
      insert,
      from: offset - start.length,
      to: offset + rest.length,
      caret: insert.length,
    };
  });
}

/** Returns the title and the present value of the fact that the text quotes at `offset`, or undefined if there is none. */
export async function describeFactReference(
  text: string,
  offset: number,
  readFacts: ReadFacts,
): Promise<Description | undefined> {
  const start = Math.max(0, offset - SEARCH_LENGTH);
  for (const { 0: reference, index } of text.slice(start, offset + SEARCH_LENGTH).matchAll(REFERENCE)) {
    const from = start + index;
    const to = from + reference.length;
    if (offset < from || offset > to) continue;
    const fact = (await readFacts()).get(nameOf(reference));
    return fact && { text: describeFact(fact), from, to };
  }
  return undefined;
}

function describeFact({ title, text }: Fact): string {
  return `${title}: ${text}`;
}

/** Returns true within a string that is a value. */
function isInText(text: string, offset: number): boolean {
  const { isAtPropertyKey, previousNode } = getLocation(text, offset);
  return !isAtPropertyKey && previousNode?.type === "string" && offset > previousNode.offset;
}
