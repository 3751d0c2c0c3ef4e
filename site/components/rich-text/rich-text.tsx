import type { ReactNode } from "react";
import { cleanHtml } from "#content/documents/clean-html.ts";

const BLOCK = /<(?:p|ul|ol)\b/i;

interface RichTextProps {
  text: string | undefined;
  /** Newlines end a paragraph by default. */
  newlines?: "paragraphs" | "breaks";
}

/** Text from the content, which may contain simple markup. All markup is sanitized. Renders nothing without text. */
export function RichText({ text, newlines = "paragraphs" }: RichTextProps) {
  if (text === undefined || text.trim() === "") return null;
  if (isPlain(text) && !text.includes("\n")) return <p>{text}</p>;
  if (BLOCK.test(text)) return <Html as="div" html={text} />;
  if (newlines === "breaks" && isPlain(text)) return <p>{breakLines(text)}</p>;
  if (newlines === "breaks") return <Html as="p" html={text.replaceAll("\n", "<br>")} />;
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => (isPlain(line) ? <p key={line}>{line}</p> : <Html key={line} as="p" html={line} />));
}

export function TextList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function breakLines(text: string): ReactNode {
  const end = text.indexOf("\n");
  if (end < 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <br />
      {breakLines(text.slice(end + 1))}
    </>
  );
}

function Html({ as: Element, html }: { as: "p" | "div"; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component is the only one that renders HTML from the content, and it is sanitized here
  return <Element dangerouslySetInnerHTML={{ __html: cleanHtml(html).html }} />;
}

/** Returns true for text without markup and character references, which React can escape on its own. */
function isPlain(text: string): boolean {
  return !text.includes("<") && !text.includes("&");
}
