import type { LeafDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/control.ts";

/** Properties of the control of a field with one value. */
export interface LeafControlProps<Value = string> extends ControlProps<Value> {
  definition: LeafDefinition;
}
