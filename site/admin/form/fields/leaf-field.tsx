import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useController } from "react-hook-form";
import { FACT_SOURCES } from "#content/facts/facts.ts";
import type { Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { LeafDefinition, LeafKind } from "#site/admin/fields/field-definition.ts";
import { LinkPicker } from "#site/admin/form-controls/link-picker.tsx";
import { PhotoControl } from "#site/admin/form-controls/photo-control.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useEditor } from "../state/editor-context.ts";
import { toFormPath } from "../state/form-values.ts";
import { CheckboxControl, ChoiceControl, type LeafControlProps, LineControl, TextBoxControl } from "./controls.tsx";
import { FieldRow } from "./field-row.tsx";
import { InsertFact, insertAtCaret, QuotedFacts } from "./insert-fact.tsx";

/** The kinds of controls whose texts may quote facts. */
const QUOTING: ReadonlySet<LeafKind> = new Set(["text", "multiline"]);

interface LeafFieldProps {
  definition: LeafDefinition;
  pointer: Pointer;
  isLabelHidden: boolean;
}

export function LeafField({ definition, pointer, isLabelHidden }: LeafFieldProps): ReactNode {
  const { document, root } = useEditor();
  const { field, fieldState } = useController({ name: toFormPath(root, pointer) });
  const [isEdited, setEdited] = useState(false);
  // A text without markup needs no editor for formatted text.
  const isPlain = definition.kind === "rich" && !hasMarkup(field.value);
  const [kind, setKind] = useState<LeafKind>(isPlain ? "multiline" : definition.kind);
  const Control = (CONTROLS[kind] ?? LineControl) as ComponentType<LeafControlProps<unknown>>;
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
            <Button
              look="quiet"
              text="Add Formatting"
              about={` to ${definition.label}`}
              onClick={() => setKind(definition.kind)}
            />
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

/** The controls of the kinds of fields that are not written in one line. Large controls are loaded lazily. */
const CONTROLS: Readonly<Partial<Record<LeafKind, ComponentType<LeafControlProps<never>>>>> = {
  multiline: TextBoxControl,
  rich: RichTextControl,
  link: LinkPicker,
  media: PhotoControl,
  checkbox: CheckboxControl,
  choice: ChoiceControl,
};

/** Loaded with the first text that has markup, because few texts have any. */
const RichTextField = lazy(() => import("../rich-text/rich-text-field.tsx"));

/** An editor for formatted text, or a text box with the markup until its code has loaded. */
function RichTextControl({ definition, ...props }: LeafControlProps): ReactNode {
  const { facts } = useEditor();
  // A text without markup gets this control when the user asks for formatting, so the editor takes the focus.
  const [isFocused] = useState(() => !hasMarkup(props.value));
  const textBox = <TextBoxControl {...props} definition={definition} />;
  return (
    <TextBoxFallback textBox={textBox}>
      <Suspense fallback={textBox}>
        <RichTextField {...props} facts={facts} isFocused={isFocused} />
      </Suspense>
    </TextBoxFallback>
  );
}

/** Returns whether a text has HTML, which a text box would show as tags. */
function hasMarkup(value: unknown): boolean {
  return typeof value === "string" && value.includes("<");
}

/** Shows the text box if the code of the editor cannot be loaded. */
class TextBoxFallback extends Component<{ textBox: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { textBox, children } = this.props;
    return this.state.hasFailed ? textBox : children;
  }
}
