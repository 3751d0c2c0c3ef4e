import type { PageModel } from "#site/page-model/page-model.ts";
import type { PageSlotName } from "#site/slots/slots.ts";

/** Names of the landmarks of slots that are outside of the main part of the page. */
const LANDMARKS: Partial<Record<PageSlotName, string>> = { "header-note": "Announcement", "footer-extra": "More" };

/** A part that an agency adds to a page. */
export function Slot({ name, page }: { name: PageSlotName; page: PageModel }) {
  const { path, content, line, site, overrides } = page;
  const added = overrides?.slots[name]?.({ site, page: { path, title: content.hero.title, line: line?.id } });
  if (!added) return null;
  const label = LANDMARKS[name];
  const Element = label === undefined ? "div" : "aside";
  return (
    <Element className={`slot slot-${name}`} aria-label={label}>
      {added}
    </Element>
  );
}
