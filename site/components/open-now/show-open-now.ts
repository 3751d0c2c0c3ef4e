const UPDATE_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * Returns the text of a time, from `statusTimeline`. Empty if the page is too old to know it.
 * @internal exported for tests
 */
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

/** Shows whether the office is open, and keeps the text up to date. */
export function showOpenNow(): void {
  const timeline = document.querySelector<HTMLElement>("[data-status]")?.dataset.status;
  if (timeline === undefined) return;
  let shown: string;
  const update = () => {
    const status = statusAt(timeline, Date.now());
    if (status === shown) return;
    shown = status;
    document.documentElement.dataset.office = status;
    for (const element of document.querySelectorAll(".open-now")) element.textContent = status;
  };
  update();
  setInterval(update, UPDATE_INTERVAL_MS);
}
