import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { JsonEditor, JsonEditorHandle } from "./json-editor.tsx";

type ContentEditorProps = ComponentProps<typeof JsonEditor> & { ref: Ref<JsonEditorHandle> };

/** A text area that the JSON editor replaces when its code has loaded. Typed text and focus carry over. */
export function ContentEditor({ ref, ...props }: ContentEditorProps) {
  const [LoadedEditor, setLoadedEditor] = useState<typeof JsonEditor>();
  const editor = useRef<JsonEditorHandle>(null);
  const box = useRef<HTMLDivElement>(null);

  // On every render, because the editor may have been replaced.
  useImperativeHandle(ref, () => editor.current as JsonEditorHandle);

  useEffect(() => {
    const show = (loaded: typeof JsonEditor) => {
      const text = editor.current?.text() ?? "";
      const hadFocus = box.current?.contains(document.activeElement);
      // A synchronous update, so that no key press is lost in between.
      flushSync(() => setLoadedEditor(() => loaded));
      if (text !== "") editor.current?.replace(text);
      if (hadFocus) editor.current?.focus();
    };
    // If the code cannot be loaded, the text area stays.
    import("./json-editor.tsx").then(
      (loaded) => show(loaded.JsonEditor),
      () => show(PlainEditor),
    );
  }, []);

  const Editor = LoadedEditor ?? PlainEditor;
  return (
    <div className="content-editor" aria-busy={LoadedEditor === undefined} ref={box}>
      <Editor {...props} ref={editor} />
    </div>
  );
}

/** A text area with the interface of the JSON editor, used until that one has loaded. */
function PlainEditor({ labelledBy, describedBy, onChange, ref }: ComponentProps<typeof JsonEditor>) {
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
