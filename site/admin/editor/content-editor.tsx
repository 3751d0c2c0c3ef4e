import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { JsonEditor, JsonEditorHandle } from "./json-editor.tsx";
import { PlainEditor } from "./plain-editor.tsx";

type ContentEditorProps = ComponentProps<typeof JsonEditor> & { ref: Ref<JsonEditorHandle> };

/**
 * A text area that the JSON editor replaces. Its code is loaded when the text area comes into the window, by scrolling,
 * with the keyboard or by a search in the page. Typed text and focus carry over.
 */
export function ContentEditor({ onChange, ref, ...props }: ContentEditorProps): ReactNode {
  const [LoadedEditor, setLoadedEditor] = useState<typeof JsonEditor>();
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
      edit: (edit) => editor.current?.edit(edit),
      focus: () => editor.current?.focus(),
      goTo: (position) => editor.current?.goTo(position),
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

  const load = useCallback(() => {
    const show = (loaded: typeof JsonEditor) => {
      hadFocus.current = box.current?.contains(document.activeElement) ?? false;
      // A synchronous update, so that no key press is lost in between.
      flushSync(() => setLoadedEditor(() => loaded));
    };
    // If the code cannot be loaded, the text area stays.
    import("./json-editor.tsx").then(
      (loaded) => show(loaded.JsonEditor),
      () => show(PlainEditor),
    );
  }, []);
  useFirstView(box, load);

  useEffect(() => {
    if (LoadedEditor === undefined) return;
    if (text.current !== "") editor.current?.replace(text.current);
    if (hadFocus.current) editor.current?.focus();
  }, [LoadedEditor]);

  const Editor = LoadedEditor ?? PlainEditor;
  return (
    <div className="content-editor" aria-busy={LoadedEditor === undefined} ref={box}>
      <Editor {...props} ref={editor} onChange={onType} />
    </div>
  );
}

/** Calls a function once, when an element first comes into the window. */
function useFirstView(element: RefObject<HTMLElement | null>, onView: () => void): void {
  const onFirstView = useEffectEvent(onView);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onFirstView();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
