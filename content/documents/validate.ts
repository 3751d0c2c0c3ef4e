/** Checks the content of a document against its schema. */
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { validatePageContent, validateSiteContent } from "#schemas/generated/validators.js";
import { isObject, type JsonObject, type JsonValue, type Pointer, segments, typeName } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

/** What the schema has against a document's content. */
export interface Violation {
  code: DiagnosticCode;
  /** Of the value, or of the object that lacks one. */
  pointer: Pointer;
  message: string;
}

/** What compiled validators report: the part of Ajv's ErrorObject that is read here. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}

export function validate(page: DocumentId, content: JsonObject): Violation[] {
  const validator = page === SITE ? validateSiteContent : validatePageContent;
  return validator(content) ? [] : (validator.errors ?? []).map((error) => toViolation(error, content));
}

/** A schema error in words: `hero.title is a number; a string belongs there.` */
export function toViolation({ keyword, instancePath, params, message }: SchemaError, root: JsonObject): Violation {
  const name = segments(instancePath).join(".") || "the content";
  switch (keyword) {
    case "required": {
      const missing = String(params.missingProperty);
      const full = instancePath === "" ? missing : `${name}.${missing}`;
      return { code: "content/required", pointer: instancePath, message: `${full} is missing.` };
    }
    case "type": {
      const has = typeName(valueAt(root, instancePath));
      const wanted = [params.type].flat().join(" or ");
      return {
        code: "content/type",
        pointer: instancePath,
        message: `${name} is ${has}; ${/^[aeiou]/.test(wanted) ? "an" : "a"} ${wanted} belongs there.`,
      };
    }
    case "minLength":
      return { code: "content/value", pointer: instancePath, message: `${name} is empty.` };
    case "enum":
    case "const": {
      const allowed = [params.allowedValues ?? params.allowedValue].flat().join(", ");
      return { code: "content/value", pointer: instancePath, message: `${name} must be one of: ${allowed}.` };
    }
    case "additionalProperties":
      return {
        code: "content/value",
        pointer: instancePath,
        message: `${String(params.additionalProperty)} does not belong into ${name}.`,
      };
    case "pattern": {
      const value = JSON.stringify(valueAt(root, instancePath));
      const shown = value.length > 60 ? `${value.slice(0, 59)}…"` : value;
      return {
        code: "content/value",
        pointer: instancePath,
        message: `${name} is ${shown}; ${PATTERNS[String(params.pattern)] ?? "that is not in the right form"}.`,
      };
    }
    default:
      return { code: "content/value", pointer: instancePath, message: `${name} ${message ?? "is not allowed"}.` };
  }
}

/** The patterns of the schemas, in words. */
const PATTERNS: Readonly<Record<string, string>> = {
  "^(?:/(?![/\\\\])|#|https?://|mailto:|tel:)": "an address begins with /, #, http://, https://, mailto: or tel:",
  "^\\d{2}/\\d{2}/\\d{4}$": "a date is written MM/DD/YYYY",
  "^[A-Z]{2}$": "a state is written with its two capitals",
};

function valueAt(root: JsonObject, pointer: Pointer): JsonValue | undefined {
  return segments(pointer).reduce<JsonValue | undefined>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined),
    root,
  );
}
