import { type ReactNode, useId, useState } from "react";
import { THEME_ROLES } from "#content/theme/color-pairs.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { THEME } from "#schemas/page-ids.ts";
import { DocumentEditor } from "../form/document-editor.tsx";
import type { FormSection } from "../form/form-sections.ts";
import type { ControlOverrides } from "../form/state/editor-context.ts";
import type { SectionProps } from "../navigation/address.ts";
import { usePageNames } from "../page-index/shared-page-list.ts";
import { PreviewPane, type PreviewProps } from "../preview/preview-pane.tsx";
import { ColorControl } from "./color-control.tsx";
import { FontControl } from "./font-control.tsx";
import { NameControl } from "./name-control.tsx";
import { usePreviewPages } from "./preview-pages.ts";

const SECTIONS: readonly FormSection[] = [
  { label: "Logo", keys: ["logo"] },
  { label: "Colors", keys: ["colors"] },
  { label: "Colors of the lines of business", keys: ["tints"] },
  { label: "Font and shapes", keys: ["font", "scale", "radius"] },
  { label: "Illustrations", keys: ["scene"] },
];

const CONTROLS: ControlOverrides = {
  ...Object.fromEntries(THEME_ROLES.map((role) => [`/colors/${role}`, ColorControl])),
  "/tints/*/color": ColorControl,
  "/font": FontControl,
  "/logo/showsName": NameControl,
};

export function AppearanceSection(props: SectionProps): ReactNode {
  return (
    <section className="appearance" aria-labelledby="appearance-title">
      <header className="section-bar">
        <h2 id="appearance-title">Appearance</h2>
        <p>Pages, emails, icons and shared links all get this look.</p>
      </header>
      <DocumentEditor {...props} document={THEME} formSections={SECTIONS} controls={CONTROLS} Preview={ThemePreview} />
    </section>
  );
}

/** The preview of one of five pages, which differ most from each other. */
function ThemePreview(props: PreviewProps): ReactNode {
  const [chosen, setChosen] = useState<PageId>("home");
  const id = useId();
  const pages = usePreviewPages();
  const nameOf = usePageNames();
  return (
    <div className="theme-preview">
      <div className="theme-page">
        <label htmlFor={id}>Page</label>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {pages.map((page) => (
            <option key={page} value={page}>
              {nameOf(page)}
            </option>
          ))}
        </select>
      </div>
      <PreviewPane key={chosen} {...props} page={chosen} changed={[]} focusedField={undefined} />
    </div>
  );
}
