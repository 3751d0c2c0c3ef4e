/**
 * The parts of parse5 that the importer uses, for the check worker: its build puts this module in the place of the package.
 * The parser is a third of the worker, and neither plain texts nor the markup that the importer stores need it.
 */
import type * as parse5 from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

type Parser = Pick<typeof parse5, "parseFragment" | "serialize">;

let parser: Parser | undefined;

/** Error for a text that needs the parser before it is loaded. */
class HtmlParserNeeded extends Error {}

function loadedParser(): Parser {
  if (parser === undefined) throw new HtmlParserNeeded();
  return parser;
}

/** Runs a function, and loads the parser and runs it again if it needs the parser. */
export async function withHtmlParser<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (cause) {
    if (!(cause instanceof HtmlParserNeeded)) throw cause;
    parser = await import("parse5");
    return run();
  }
}

/** @internal used in the place of parse5 */
export const parseFragment = ((...args: [string]) => loadedParser().parseFragment(...args)) as Parser["parseFragment"];

/** @internal used in the place of parse5 */
export const serialize: Parser["serialize"] = (node) => loadedParser().serialize(node);

/** @internal used in the place of parse5 */
export const defaultTreeAdapter: Pick<typeof parse5.defaultTreeAdapter, "isElementNode" | "isTextNode"> = {
  isElementNode: (node) => "tagName" in node,
  isTextNode: (node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === "#text",
};
