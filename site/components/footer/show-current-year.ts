import { localTimeAt } from "#content/facts/time-zone.ts";

/** Shows the present year at the office in place of the year in which the page was built. */
export function showCurrentYear(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-year-in]")) {
    element.textContent = localTimeAt(new Date(), element.dataset.yearIn ?? "").slice(0, 4);
  }
}
