import type { ComponentProps } from "react";
import { FormField } from "./form-field.tsx";

type TextFieldProps = Omit<ComponentProps<typeof FormField>, "children"> & ComponentProps<"input">;

/** A text box with its label, hint and error message. */
export function TextField({ label, hint, error, isUnused, ...input }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} isUnused={isUnused ?? false}>
      {(attributes) => <input {...attributes} {...input} />}
    </FormField>
  );
}
