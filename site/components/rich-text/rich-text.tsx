import { Fragment, type ReactNode } from "react";
import { cleanHtml } from "#content/documents/clean-html.ts";

const BLOCK = /<(?:p|ul|ol)\b/i;

interface RichTextProps {
  text: string | undefined;
  /** Newlines end a paragraph by default. */
  newlines?: "paragraphs" | "breaks";
}

/** Text from the content, which may contain simple markup. All markup is sanitized. Renders nothing without text. */
export function RichText({ text, newlines = "paragraphs" }: RichTextProps): ReactNode {
  if (text === undefined || text.trim() === "") return null;
  if (isPlain(text) && !text.includes("\n")) return <p>{text}</p>;
  if (BLOCK.test(text)) return <Html as="div" html={text} />;
  if (newlines === "breaks") return <Lines text={text} />;
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line) => (isPlain(line) ? <p key={line}>{line}</p> : <Html key={line} as="p" html={line} />));
}

function Lines({ text }: { text: string }): ReactNode {
  if (!isPlain(text)) return <Html as="p" html={text.replaceAll("\n", "<br>")} />;
  const [first, ...rest] = text.split("\n");
  return (
    <p>
      {first}
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and their order never changes
        <Fragment key={index}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  );
}

function Html({ as: Element, html }: { as: "p" | "div"; html: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this component is the only one that renders HTML from the content, and it is sanitized here
  return <Element dangerouslySetInnerHTML={{ __html: cleanHtml(html).html }} />;
}

/** Returns true for text without markup and character references, which React can escape on its own. */
function isPlain(text: string): boolean {
  return !text.includes("<") && !text.includes("&");
}
