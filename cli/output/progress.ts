/** A progress bar for what takes over a second, on a terminal only. */
const APPEARS_AFTER_MS = 1000;
const REDRAW_EVERY_MS = 80;
const WIDTH = 30;

export interface Progress {
  update(done: number, of: number): void;
  /** Takes the bar off the screen. */
  end(): void;
}

export function createProgress(
  label: string,
  stream: NodeJS.WritableStream & { isTTY?: boolean },
  { isSilent = false, now = Date.now }: { isSilent?: boolean; now?: () => number } = {},
): Progress {
  const start = now();
  let drawn = 0;
  return {
    update(done, of) {
      const time = now();
      if (isSilent || stream.isTTY !== true || time - start < APPEARS_AFTER_MS) return;
      if (time - drawn < REDRAW_EVERY_MS && done < of) return;
      drawn = time;
      const filled = of === 0 ? WIDTH : Math.floor((done / of) * WIDTH);
      const percent = of === 0 ? 100 : Math.floor((done / of) * 100);
      stream.write(`\r\u001b[2K${label} ${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${percent} % ${done}/${of}`);
    },
    end() {
      if (drawn > 0) stream.write("\r\u001b[2K");
      drawn = 0;
    },
  };
}
