import {
  Component,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useController } from "react-hook-form";
import { FACT_SOURCES, listReferences } from "#content/facts/facts.ts";
import type { Pointer } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { LeafDefinition, LeafKind } from "#site/admin/fields/field-definition.ts";
import { fieldLabelOf } from "#site/admin/fields/field-labels.ts";
import { LinkPicker } from "#site/admin/form-controls/link-picker.tsx";
import { PhotoControl } from "#site/admin/form-controls/photo-control.tsx";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Options } from "../../ui/controls/form-field.tsx";
import { useEditor } from "../state/editor-context.ts";
import { toFormPath } from "../state/form-values.ts";
import { FieldRow } from "./field-row.tsx";

/** The kinds of controls whose texts may quote facts. */
const QUOTING: ReadonlySet<LeafKind> = new Set(["text", "multiline"]);

type LeafFieldProps = { definition: LeafDefinition; pointer: Pointer; isLabelHidden: boolean };

export function LeafField({ definition, pointer, isLabelHidden }: LeafFieldProps) {
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
function RichTextControl({ definition, ...props }: LeafControlProps) {
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

  override render() {
    const { textBox, children } = this.props;
    return this.state.hasFailed ? textBox : children;
  }
}

interface InsertFactProps {
  /** The name of the field, for the button's accessible name. */
  label: string;
  /** Called with a reference such as `{site.phone}`. */
  onInsert(reference: string): void;
}

/** A menu of the facts that texts can quote, with their present values. */
function InsertFact({ label, onInsert }: InsertFactProps) {
  const { facts } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus within the menu
    <div
      className={isOpen ? "insert-fact open" : "insert-fact"}
      ref={box}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        look="quiet"
        text="Insert a Fact"
        about={` into ${label}`}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ul className="fact-menu" id={menuId} ref={focusFirst}>
          {[...facts].map(([name, { title, text }]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onInsert(`{${name}}`);
                }}
              >
                {text}
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector("button")?.focus();
}

/**
 * Replaces the selection of a text box, and moves the caret behind the inserted text.
 * @returns the new text, or undefined if there is no such text box
 */
function insertAtCaret(id: string, inserted: string): string | undefined {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return undefined;
  box.focus();
  box.setRangeText(inserted, box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length, "end");
  return box.value;
}

/** The facts that a text quotes, with their present values. */
function QuotedFacts({ text }: { text: string }) {
  const { facts } = useEditor();
  const names = [...new Set(listReferences(text))];
  if (names.length === 0) return null;
  return (
    <ul className="quoted-facts">
      {names.map((name) => (
        <li key={name} className={facts.has(name) ? undefined : "unknown"}>
          <code>{`{${name}}`}</code> {facts.has(name) ? `shows as ${facts.get(name)?.text}` : "is not a fact we know"}
        </li>
      ))}
    </ul>
  );
}

/** The attributes of the text boxes by the kind of field. */
const INPUTS: Partial<Record<LeafKind, ComponentProps<"input">>> = {
  date: { type: "date" },
  email: { type: "email" },
  phone: { type: "tel" },
  number: { inputMode: "numeric" },
};

/** A text of one line, or a whole number. A text that is no number is kept, so that the check can report it. */
function LineControl({ definition: { kind }, value, onChange, ...attributes }: LeafControlProps<number | string>) {
  const isNumber = (text: string) => kind === "number" && /^\d{1,15}$/.test(text);
  return (
    <input
      {...attributes}
      type="text"
      autoComplete="off"
      {...INPUTS[kind]}
      value={value ?? ""}
      onChange={({ target }) => onChange(isNumber(target.value) ? Number(target.value) : target.value)}
    />
  );
}

/** A text box that grows with its text. */
function TextBoxControl({ definition: _, value, onChange, ...attributes }: LeafControlProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => growWithText(box.current));

  return (
    <textarea
      {...attributes}
      ref={box}
      className="growing"
      rows={2}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Sets the height of a text box in browsers without `field-sizing`. */
function growWithText(box: HTMLTextAreaElement | null): void {
  if (box === null || CSS.supports("field-sizing", "content")) return;
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + 2}px`;
}

function CheckboxControl({ definition: _, value, onChange, ...attributes }: LeafControlProps<boolean>) {
  return (
    <input
      {...attributes}
      type="checkbox"
      checked={value ?? false}
      onChange={({ target }) => onChange(target.checked || undefined)}
    />
  );
}

/** One of the values that the schema allows. A value that it does not allow stays until another is chosen. */
function ChoiceControl({ definition, value = "", onChange, ...attributes }: LeafControlProps) {
  const { options = [] } = definition;
  const { options: words = {} } = fieldLabelOf(definition.path);
  return (
    <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose one</option>
      <Options
        of={[...new Set([...options, value])].filter(Boolean).map((option) => [option, words[option] ?? option])}
      />
    </select>
  );
}

type LeafControlProps<Value = string> = ControlProps<Value> & { definition: LeafDefinition };
