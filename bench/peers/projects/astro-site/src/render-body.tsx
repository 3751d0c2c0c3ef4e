import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MediaContext } from "#site/components/media-image/media-image.tsx";
import { PageShell } from "#site/components/page-shell/page-shell.tsx";
import { SceneFamilyContext } from "#site/illustrations/drawing.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";
import { carrySubject } from "#site/rendering/carry-subject.ts";
import { joinMarkup } from "#site/shared-markup/markup.ts";
import { type PlacedIsland, PlacedIslands, splitAtIslands } from "./island-place.tsx";

/** Renders the body of a page to its static parts and its islands. */
export function renderBody(Page: ComponentType<PageModel>, page: PageModel) {
  const islands: PlacedIsland[] = [];
  const html = renderToStaticMarkup(
    <PlacedIslands value={islands}>
      <MediaContext value={page.media}>
        <SceneFamilyContext value={page.theme.scene}>
          <PageShell page={page}>
            <Page {...page} />
          </PageShell>
        </SceneFamilyContext>
      </MediaContext>
    </PlacedIslands>,
  );
  const parts = splitAtIslands(joinMarkup(carrySubject([html], page)));
  return parts.map((part, index) => ({ part, island: islands[index] }));
}
