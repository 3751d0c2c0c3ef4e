import { type ReactNode, type RefObject, useEffect } from "react";

interface FocusHeadingProps {
  /** The element of the section. */
  section: RefObject<HTMLElement | null>;
  /** True if the user came to the section from another one. */
  isArrival: boolean;
}

/** Gives the focus to the heading of a section that was opened, unless the navigation or the section itself has it. */
export function FocusHeading({ section, isArrival }: FocusHeadingProps): ReactNode {
  useEffect(() => {
    const { activeElement } = document;
    if (!isArrival || section.current?.contains(activeElement) || activeElement?.matches(".section-nav nav a")) return;
    const headings = section.current?.querySelectorAll("h2") ?? [];
    const heading = [...headings].find((candidate) => candidate.checkVisibility());
    if (heading === undefined) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isArrival, section]);

  return null;
}
