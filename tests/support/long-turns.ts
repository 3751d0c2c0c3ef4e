import { onTestFinished, vi } from "vitest";

/** Makes every pause of a long list let other work run, as if each item took a second. */
export function makeTurnsLong(): void {
  let nowMs = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    nowMs += 1000;
    return nowMs;
  });
  onTestFinished(() => clock.mockRestore());
}
