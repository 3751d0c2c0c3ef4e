import { createContext, useContext } from "react";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import type { SceneName } from "#site/page-model/page-model.ts";
import { shared } from "#site/shared-markup/shared.tsx";
import { withSchemeColors } from "./drawing-colors.ts";

/** Texts of the SVG files by path. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(["./ring.svg", "./scenes/*/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

interface DrawingProps {
  /** Path in this folder, without `.svg`. */
  name: "ring" | `scenes/${Exclude<ResolvedTheme["scene"], "photos" | "none">}/${AnyScene}`;
  className?: string;
}

/** Decorative drawing, as an element of the page: its colors are custom properties. */
export const Drawing = shared(DrawingInPlace, ({ name }) => [FILES, name]);

/** Family of drawings of the page. "photos" and "none" have none. */
export const SceneFamilyContext = createContext<ResolvedTheme["scene"]>("none");

type AnyScene = SceneName | "footer-night";

/** Scene that fills its container, in the family of the theme. A family without this scene shows its horizon. */
export function Scene({ name, className = "scene" }: { name: AnyScene; className?: string }) {
  const family = useContext(SceneFamilyContext);
  if (family === "photos" || family === "none") return null;
  const own = Object.hasOwn(FILES, `./scenes/${family}/${name}.svg`) ? name : "horizon";
  return <Drawing name={`scenes/${family}/${own}`} className={className} />;
}

function DrawingInPlace({ name, className }: DrawingProps) {
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
