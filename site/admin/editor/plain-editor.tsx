import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from "react";
import type { JsonEditor } from "./json-editor.tsx";

/** A text area with the interface of the JSON editor, used until that one has loaded. */
export function PlainEditor({ labelledBy, describedBy, onChange, ref }: ComponentProps<typeof JsonEditor>): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      text: () => area.current?.value ?? "",
      replace(text) {
        if (area.current !== null) area.current.value = text;
      },
      edit({ from, to, insert }) {
        area.current?.setRangeText(insert, from, to);
        onChange(area.current?.value ?? "");
      },
      focus: () => area.current?.focus(),
      goTo({ line, column }) {
        if (area.current === null) return;
        const lines = area.current.value.split("\n").slice(0, line - 1);
        const offset = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
        area.current.focus();
        area.current.setSelectionRange(offset, offset);
      },
    }),
    [onChange],
  );

  return (
    <textarea
      className="plain-editor"
      ref={area}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
