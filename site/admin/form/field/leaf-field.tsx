import { type ComponentType, type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { FACT_SOURCES } from "#content/facts/facts.ts";
import type { Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { LeafDefinition, LeafKind } from "#site/admin/fields/field-definition.ts";
import { useEditor } from "../context/editor-context.ts";
import type { LeafControlProps } from "../controls/control-props.ts";
import { CONTROLS, controlKindOf } from "../controls/control-table.ts";
import { toFormPath } from "../values/field-path.ts";
import { FieldRow } from "./field-row.tsx";
import { InsertFact, insertAtCaret } from "./insert-fact.tsx";
import { QuotedFacts } from "./quoted-facts.tsx";

/** The kinds of controls whose texts may quote facts. */
const QUOTING: ReadonlySet<LeafKind> = new Set(["text", "multiline"]);

interface LeafFieldProps {
  definition: LeafDefinition;
  pointer: Pointer;
  isLabelHidden: boolean;
}

/** A field with one value. */
export function LeafField({ definition, pointer, isLabelHidden }: LeafFieldProps): ReactNode {
  const { document, root } = useEditor();
  const { field, fieldState } = useController({ name: toFormPath(root, pointer) });
  const [isEdited, setEdited] = useState(false);
  const [kind, setKind] = useState(() => controlKindOf(definition.kind, field.value));
  const Control = CONTROLS[kind] as ComponentType<LeafControlProps<unknown>>;
  const mayQuote = QUOTING.has(kind) && !(document === SITE && FACT_SOURCES.has(definition.path[0] ?? ""));

  function change(value: unknown): void {
    setEdited(true);
    field.onChange(value ?? null);
  }

  function insertFact(id: string, reference: string): void {
    const text = insertAtCaret(id, reference);
    if (text !== undefined) change(text);
  }

  return (
    <FieldRow
      definition={definition}
      pointer={pointer}
      value={field.value}
      isTouched={isEdited || fieldState.isTouched}
      isLabelHidden={isLabelHidden}
      tools={(id) => (
        <>
          {mayQuote && <InsertFact label={definition.label} onInsert={(reference) => insertFact(id, reference)} />}
          {kind !== definition.kind && (
            <button className="button quiet" type="button" onClick={() => setKind(definition.kind)}>
              Add Formatting<span className="visually-hidden"> to {definition.label}</span>
            </button>
          )}
        </>
      )}
      below={mayQuote && <QuotedFacts text={String(field.value ?? "")} />}
    >
      {(attributes) => (
        <Control
          {...attributes}
          definition={definition}
          name={pointer}
          value={field.value ?? undefined}
          onChange={change}
          onBlur={field.onBlur}
        />
      )}
    </FieldRow>
  );
}
