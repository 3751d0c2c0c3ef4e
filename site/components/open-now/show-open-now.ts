const UPDATE_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/** Returns the text of a time, empty if the page is too old to know it. @internal exported for tests */
export function statusAt(timeline: string, nowMs: number): string {
  let status = "";
  let fromMs = 0;
  for (const [, minutes, text = ""] of timeline.matchAll(/(\d+)\|([^|]*)/g)) {
    fromMs += Number(minutes) * MINUTE_MS;
    if (fromMs > nowMs) break;
    status = text;
  }
  return status;
}

/** Shows whether each office is open, and keeps the texts up to date. The header has the states of the main office. */
export function showOpenNow(): void {
  const main = document.querySelector<HTMLElement>("[data-status]");
  if (main === null) return;
  const update = () => {
    const now = Date.now();
    document.documentElement.dataset.office = statusAt(main.dataset.status ?? "", now);
    for (const element of document.querySelectorAll(".open-now")) {
      const office = element.closest<HTMLElement>("[data-status]") ?? main;
      const status = statusAt(office.dataset.status ?? "", now);
      if (element.textContent !== status) element.textContent = status;
    }
  };
  update();
  setInterval(update, UPDATE_INTERVAL_MS);
}
