/** Attributes that a field gives to its control. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Properties of a form control: a text box, an editor for formatted text, a choice of photos, office hours. */
export interface ControlProps<Value = string> extends ControlAttributes {
  /** The JSON pointer of the field within its document, such as `/faq/items/2/answer`. */
  name: string;
  /** Undefined if the document does not have the field. */
  value: Value | undefined;
  onChange(value: Value | undefined): void;
  onBlur?: (() => void) | undefined;
}
