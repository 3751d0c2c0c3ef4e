import { officeStatus } from "./office-status.ts";

const UPDATE_INTERVAL_MS = 10_000;

/** Shows whether the office is open, and keeps the text up to date. */
export function showOpenNow(): void {
  const text = document.querySelector<HTMLElement>("[data-schedule]")?.dataset.schedule;
  if (text === undefined) return;
  const schedule = JSON.parse(text);
  let shown: string;
  const update = () => {
    const status = officeStatus(schedule, new Date());
    if (status === shown) return;
    shown = status;
    document.documentElement.dataset.office = status;
    for (const element of document.querySelectorAll(".open-now")) element.textContent = status;
  };
  update();
  setInterval(update, UPDATE_INTERVAL_MS);
}
