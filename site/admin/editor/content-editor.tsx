import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { JsonEditor, JsonEditorHandle } from "./json-editor.tsx";
import { PlainEditor } from "./plain-editor.tsx";

type ContentEditorProps = ComponentProps<typeof JsonEditor> & { ref: Ref<JsonEditorHandle> };

/** The editor, which is loaded for itself. What was typed before it came goes over to it, and so does the focus. */
export function ContentEditor({ onChange, ref, ...props }: ContentEditorProps): ReactNode {
  const [Editor, setEditor] = useState<typeof JsonEditor>();
  const editor = useRef<JsonEditorHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const text = useRef("");
  const hadFocus = useRef(false);

  useImperativeHandle(
    ref,
    () => ({
      text: () => editor.current?.text() ?? "",
      replace(next) {
        text.current = next;
        editor.current?.replace(next);
      },
      focus: () => editor.current?.focus(),
      goTo: (place) => editor.current?.goTo(place),
    }),
    [],
  );

  const onType = useCallback(
    (typed: string) => {
      text.current = typed;
      onChange(typed);
    },
    [onChange],
  );

  useEffect(() => {
    const show = (loaded: typeof JsonEditor) => {
      hadFocus.current = box.current?.contains(document.activeElement) ?? false;
      // At once, so that no key is pressed in between.
      flushSync(() => setEditor(() => loaded));
    };
    // Where it cannot be loaded, the text area stays.
    import("./json-editor.tsx").then(
      (loaded) => show(loaded.JsonEditor),
      () => show(PlainEditor),
    );
  }, []);

  useEffect(() => {
    if (Editor === undefined) return;
    if (text.current !== "") editor.current?.replace(text.current);
    if (hadFocus.current) editor.current?.focus();
  }, [Editor]);

  const Shown = Editor ?? PlainEditor;
  return (
    <div className="content-editor" aria-busy={Editor === undefined} ref={box}>
      <Shown {...props} ref={editor} onChange={onType} />
    </div>
  );
}
