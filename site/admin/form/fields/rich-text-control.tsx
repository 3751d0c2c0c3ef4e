import { Component, lazy, type ReactNode, Suspense, useState } from "react";
import { useEditor } from "../state/editor-context.ts";
import { type LeafControlProps, TextBoxControl } from "./controls.tsx";

/** Loaded with the first text that has markup, because few texts have any. */
const RichTextField = lazy(() => import("../rich-text/rich-text-field.tsx"));

/** An editor for formatted text, or a text box with the markup until its code has loaded. */
export function RichTextControl({ definition, ...props }: LeafControlProps): ReactNode {
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
export function hasMarkup(value: unknown): boolean {
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
