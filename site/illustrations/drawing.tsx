import type { ReactNode } from "react";
import { shared } from "#site/shared-markup/shared.tsx";
import { withSchemeColors } from "./drawing-colors.ts";
import type { SceneName } from "./scene-for-page.ts";

/** Texts of the SVG files by path. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(["./{seal,footer-night}.svg", "./scenes/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

interface DrawingProps {
  /** Path in this folder, without `.svg`. */
  name: "seal" | "footer-night" | `scenes/${SceneName}`;
  className?: string;
}

/** Decorative drawing, as an element of the page: its colors are custom properties. */
export const Drawing = shared(DrawingInPlace, ({ name }) => [FILES, name]);

/** Scene that fills its container. */
export function Scene({ name }: { name: SceneName }): ReactNode {
  return <Drawing name={`scenes/${name}`} className="scene" />;
}

function DrawingInPlace({ name, className }: DrawingProps): ReactNode {
  const svg = withSchemeColors(FILES[`./${name}.svg`] ?? "");
  const [, root = "", content = ""] = /<svg xmlns="[^"]*"([^>]*)>(.*)<\/svg>/.exec(svg) ?? [];
  const attributes = Object.fromEntries([...root.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return (
    <svg
      className={className}
      {...attributes}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of this project
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
