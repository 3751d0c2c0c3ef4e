import { useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { createPatch, mergePatch } from "#content/documents/merge-patch.ts";
import { isObject, isSame, type JsonObject, type JsonValue } from "#schemas/json.ts";
import { type DocumentId, SITE, THEME } from "#schemas/page-ids.ts";
import { RequestError } from "#site/admin/api/request.ts";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { toContent, toFormValues } from "../state/form-values.ts";
import type { DocumentVersion } from "./load-document.ts";

/** The values of a form as its library types them: they are JSON. */
export type FormValues = Record<string, unknown>;

export interface DocumentForm {
  form: UseFormReturn<FormValues>;
  /** The version that the changes are made to. */
  base: DocumentVersion;
  /** The JSON Merge Patch (RFC 7396) of the changed fields. */
  patch: JsonObject;
  /** The keys at the top of the document that have a value, in one text. */
  present: string;
  /** Returns the base with the changes, also those that are not rendered yet. */
  content(): JsonObject;
  /** Replaces the base and the content. */
  replace(base: DocumentVersion, content: JsonObject): void;
}

/** Connects a form to a document. */
export function useDocumentForm(id: DocumentId, initial: DocumentVersion, patch: JsonObject): DocumentForm {
  const definition = definitionOf(id);
  const base = useRef(initial);
  const form = useForm<FormValues>({
    defaultValues: toFormValues(definition, mergePatch(initial.content, patch)),
  });
  const { getValues, setValue, subscribe } = form;
  const content = useCallback(() => toContent(definition, getValues() as JsonObject), [definition, getValues]);
  const read = useCallback(() => {
    const present = Object.entries(getValues()).filter(([, value]) => value !== null && value !== undefined);
    return {
      base: base.current,
      patch: createPatch(base.current.content, content()),
      present: present.map(([key]) => key).join(" "),
    };
  }, [content, getValues]);
  const [state, setState] = useState(read);

  useEffect(() => subscribe({ formState: { values: true }, callback: () => setState(read()) }), [subscribe, read]);

  const replace = useCallback(
    (next: DocumentVersion, nextContent: JsonObject) => {
      base.current = next;
      applyValues(setValue, getValues() as JsonObject, toFormValues(definition, nextContent));
      setState(read());
    },
    [definition, getValues, setValue, read],
  );

  return { form, ...state, content, replace };
}

/**
 * Returns the text that imports the changes from a version to new content. A page that is not stored is sent as a whole.
 */
export function toPatchText(
  id: DocumentId,
  base: DocumentVersion,
  content: JsonObject,
  others: Readonly<Record<DocumentId, JsonObject>> = {},
): string {
  const patch = createPatch(base.exists ? base.content : {}, content);
  const { [SITE]: site, [THEME]: theme, ...pages } = { ...others, ...base.others, [id]: patch };
  return JSON.stringify({ site, theme, ...(Object.keys(pages).length > 0 && { pages }) });
}

/** Lets a form go on beside the saved change that it continued, if an error says that others have changed or ended that. */
export function detachProposal(
  error: unknown,
  { base, content, replace }: Pick<DocumentForm, "base" | "content" | "replace">,
): void {
  const isChanged = error instanceof RequestError && error.code === "proposal-changed";
  if (isChanged) replace({ ...base, proposal: undefined }, content());
}

/**
 * Gives a form other values. Fields that stay the same keep their focus and their selection, which a reset of the form
 * would not do.
 * @internal exported for tests
 */
export function applyValues(
  setValue: (name: string, value: JsonValue) => void,
  before: JsonObject,
  after: JsonObject,
  path = "",
): void {
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    const name = path === "" ? key : `${path}.${key}`;
    // Otherwise, a value of the old object would stay behind.
    const hasAllKeys = isObject(old) && isObject(value) && Object.keys(old).every((part) => Object.hasOwn(value, part));
    if (hasAllKeys) applyValues(setValue, old, value, name);
    else if (!isSame(old, value)) setValue(name, value);
  }
}
