import { fieldLabel } from "../fields/field-labels.ts";

/** The id of a claim in parentheses, which follows the value of the claim. */
const CLAIM_ID = / \(claim\.[\w-]+\)/g;

/** A field in backticks, such as `licensedStates`. */
const FIELD = /`([a-z]\w*(?:\.[a-z]\w*)*)`/g;

/** The document of Business Info, with the verb that follows it. */
const SETTINGS = /\bthe site settings(?: (have|list)\b)?/gi;

const SINGULAR: Readonly<Record<string, string>> = { have: " has", list: " lists" };

/** Returns a message about content in the words of the forms: without ids of claims, and with the labels of the fields. */
export function plainMessage(message: string): string {
  return message
    .replace(CLAIM_ID, "")
    .replace(FIELD, (_, path: string) => `“${fieldLabel(path.split("."))}”`)
    .replace(SETTINGS, (_, verb?: string) => `Business Info${SINGULAR[verb ?? ""] ?? ""}`);
}
