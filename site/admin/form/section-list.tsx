import { memo, useId, useState } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useFormContext, useWatch } from "react-hook-form";
import { formatCount } from "#content/documents/format-number.ts";
import { replaceReferences } from "#content/facts/facts.ts";
import { describeHours } from "#content/facts/office-hours.ts";
import type { WeekHours } from "#schemas/generated/site.ts";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import { type DocumentId, FIXED_PAGES } from "#schemas/page-ids.ts";
import { definitionOf, type FieldDefinition, type GroupDefinition } from "#site/admin/fields/field-definition.ts";
import { Button } from "../ui/controls/button.tsx";
import type { FormValues } from "./document/use-document-form.ts";
import { Fields } from "./fields/field-view.tsx";
import { UndoNotice } from "./fields/undo-notice.tsx";
import { type ControlOverrides, toggle, useEditor, useOpen } from "./state/editor-context.ts";
import { useErrorCount } from "./state/findings.ts";
import { toFormValue } from "./state/form-values.ts";

/** A part of a form that opens and closes: one or several fields at the top of the document. */
export interface FormSection {
  /** The keys of the fields at the top of the document. */
  keys: readonly string[];
  label: string;
}

/** The key that comes last on the form of a page, because visitors do not see it there. */
const LAST = "meta";

/** Returns the sections of a document: those of a page in the order in which visitors see them. */
export function formSectionsOf(document: DocumentId): readonly FormSection[] {
  // The order of these pages is fixed.
  const omitted = FIXED_PAGES.has(document) ? "layout" : "";
  const fields = definitionOf(document).fields.filter(({ key, place }) => place !== "hidden" && key !== omitted);
  const ordered = [...fields.filter(({ key }) => key !== LAST), ...fields.filter(({ key }) => key === LAST)];
  return ordered.map(({ key, label }) => ({ keys: [key], label }));
}

/** Adds a section with blank fields, unless the document has it. As long as they are blank, nothing has changed. */
export function addSection(
  { getValues, setValue }: Pick<UseFormReturn<FormValues>, "getValues" | "setValue">,
  { fields }: GroupDefinition,
  key: string,
): void {
  const field = fields.find((candidate) => candidate.key === key);
  if (field !== undefined && getValues(key) === null) setValue(key, toFormValue(field, undefined));
}

interface SectionListProps {
  sections: readonly FormSection[];
  /** The keys at the top of the document that have a value, in one text with spaces between them. */
  present: string;
}

/** The sections that a document has, and a menu that adds the others. */
export const SectionList = memo(function SectionList({ sections, present }: SectionListProps) {
  const { root, controls, open, announce } = useEditor();
  const form = useFormContext();
  const { getValues, setValue } = form;
  const [removed, setRemoved] = useState<{ key: string; text: string; onUndo(): void }>();
  const keys = new Set(present.split(" "));
  const isPresent = (section: FormSection) =>
    section.keys.some((key) => {
      const field = root.fields.find((candidate) => candidate.key === key);
      return keys.has(key) || !isGroup(field, controls) || field.isRequired;
    });

  function remove({ label, keys: [key = ""] }: FormSection): void {
    const value: JsonObject = getValues(key);
    setValue(key, null);
    setRemoved({
      key,
      text: `Removed the section “${label}”.`,
      onUndo() {
        setValue(key, value);
        setRemoved(undefined);
        announce(`Restored the section ${label}.`);
      },
    });
  }

  function add(label: string): void {
    const key = sections.find((section) => section.label === label)?.keys[0] ?? "";
    setRemoved(undefined);
    addSection(form, root, key);
    toggle(open, [`/${key}`], true);
    announce(`Added the section ${label}.`);
  }

  const missing = sections.filter((section) => !isPresent(section));
  return (
    <div className="form-sections">
      {sections.filter(isPresent).map((section) => (
        <SectionView key={section.label} section={section} onRemove={() => remove(section)} />
      ))}
      {removed && !keys.has(removed.key) && (
        <UndoNotice text={removed.text} onUndo={removed.onUndo} removal={removed} />
      )}
      {missing.length > 0 && <AddSection labels={missing.map(({ label }) => label)} onAdd={add} />}
    </div>
  );
});

/** Returns whether a field is a group that the form shows field by field. */
function isGroup(field: FieldDefinition | undefined, controls: ControlOverrides): field is GroupDefinition {
  return field?.kind === "group" && !(`/${field.key}` in controls);
}

/** The name of a section, which opens its fields. */
function SectionView({ section: { keys, label }, onRemove }: { section: FormSection; onRemove(): void }) {
  const { root, controls } = useEditor();
  const pointers = keys.map((key) => `/${key}`);
  const [isOpen, setOpen] = useOpen(...pointers);
  const errors = useErrorCount(...pointers);
  const fields = root.fields.filter(({ key }) => keys.includes(key));
  const [first, ...others] = fields;
  const group = others.length === 0 && isGroup(first, controls) ? first : undefined;
  return (
    <details
      className="form-section"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        flushSync(() => setOpen(currentTarget.open));
        // At the lower edge, the section would open out of view.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary>
        <h3>{label}</h3>
        {!isOpen && <SectionSummary keys={keys} />}
        {errors > 0 && <strong className="status error">{formatCount(errors, "problem")}</strong>}
      </summary>
      {isOpen && (
        <div className="section-body">
          <Fields definition={group ?? { ...root, fields }} pointer={group ? `/${group.key}` : ""} />
          {group?.isRequired === false && (
            <Button look="quiet" className="remove" text="Remove Section" about={` ${label}`} onClick={onRemove} />
          )}
        </div>
      )}
    </details>
  );
}

/** The headline or the first value of a closed section, by which people find it. */
function SectionSummary({ keys }: Pick<FormSection, "keys">) {
  const { facts } = useEditor();
  const text = useWatch({ name: keys }).map(summarize).find(Boolean);
  return text && <span className="section-summary">{replaceReferences(text, facts)}</span>;
}

/** Returns the words by which people recognize a value. */
function summarize(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return value.length === 0 ? "" : formatCount(value.length, "item");
  if (!isObject(value)) return typeof value === "string" ? value : "";
  const { title, days, display, text, street } = value;
  const hours = isObject(days) ? describeHours(days as WeekHours).display : display;
  return String(title || hours || text || street || "");
}

/** A menu of the sections that the document does not have. */
function AddSection({ labels, onAdd }: { labels: readonly string[]; onAdd(label: string): void }) {
  const [chosen, setChosen] = useState("");
  const id = useId();
  const label = labels.includes(chosen) ? chosen : labels[0];
  return (
    <div className="field add-section">
      <label htmlFor={id}>More sections</label>
      <div className="add-choice">
        <select id={id} value={label} onChange={({ target }) => setChosen(target.value)}>
          {labels.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Button look="secondary" text="Add Section" onClick={() => label !== undefined && onAdd(label)} />
      </div>
    </div>
  );
}
