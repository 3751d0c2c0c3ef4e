import type { ComponentType } from "react";
import type { LeafKind } from "#site/admin/fields/field-definition.ts";
import { LinkPicker } from "#site/admin/form-controls/link/link-picker.tsx";
import { PhotoControl } from "#site/admin/form-controls/photo/photo-control.tsx";
import { CheckboxControl, ChoiceControl } from "./choice-controls.tsx";
import type { LeafControlProps } from "./control-props.ts";
import { hasMarkup, RichTextControl } from "./rich-text-control.tsx";
import { LineControl, NumberControl, TextBoxControl } from "./text-controls.tsx";

/** The control of each kind of field. Large controls are loaded lazily. */
export const CONTROLS: Readonly<Record<LeafKind, ComponentType<LeafControlProps<never>>>> = {
  text: LineControl,
  multiline: TextBoxControl,
  rich: RichTextControl,
  link: LinkPicker,
  media: PhotoControl,
  date: LineControl,
  email: LineControl,
  phone: LineControl,
  number: NumberControl,
  checkbox: CheckboxControl,
  choice: ChoiceControl,
};

/** Returns the kind of control for a value: a text without markup needs no editor for formatted text. */
export function controlKindOf(kind: LeafKind, value: unknown): LeafKind {
  return kind === "rich" && !hasMarkup(value) ? "multiline" : kind;
}
