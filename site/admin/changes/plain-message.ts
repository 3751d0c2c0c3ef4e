import { nameVersions } from "../ui/name-versions.ts";
import { fieldName } from "./field-name.ts";

/** The id of a claim in parentheses, which follows the value of the claim. */
const CLAIM_ID = / \(claim\.[\w-]+\)/g;

/** A field in backticks, such as `licensedStates` or `faq.items.1.answer`. */
const FIELD = /`([a-z]\w*(?:\.\w+)*)`/g;

/** A message of the importer about a text that is empty. */
const EMPTY = / must (?:not be empty\. Enter some text|[^"]*, but got "")\.$/;

/** The document of Business Info, with the verb that follows it. */
const SETTINGS = /\bthe site settings(?: (have|list)\b)?/gi;

const SINGULAR: Readonly<Record<string, string>> = { have: " has", list: " lists" };

/** Returns a message about content in the words of the forms: without ids of claims, and with the labels of the fields. */
export function plainMessage(message: string): string {
  const named = message
    .replace(CLAIM_ID, "")
    .replace(FIELD, (_, path: string, offset: number) => {
      const name = fieldName(`/${path.replaceAll(".", "/")}`).at(-1) ?? "";
      return offset === 0 ? name : `“${name}”`;
    })
    .replace(EMPTY, " is empty.")
    .replace(SETTINGS, (_, verb?: string) => `Business Info${SINGULAR[verb ?? ""] ?? ""}`);
  return nameVersions(named);
}
