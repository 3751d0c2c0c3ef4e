// Preload that shifts the system clock of a process by the milliseconds in the file CLOCK_FILE, which may change at any time.
import { readFileSync } from "node:fs";

const RealDate = Date;
const REREAD_MS = 20;

let shiftMs = 0;
let readAtMs = Number.NEGATIVE_INFINITY;

function now() {
  if (performance.now() - readAtMs > REREAD_MS) {
    shiftMs = Number(readFileSync(process.env.CLOCK_FILE, "utf8"));
    readAtMs = performance.now();
  }
  return RealDate.now() + shiftMs;
}

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }

  static now() {
    return now();
  }
};
