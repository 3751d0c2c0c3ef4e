import { clientKey } from "#api/http/client-address.ts";
import type { AuditEntry, AuditEvent, AuditLog } from "./audit-log.ts";

/** Time in which equal refusals become one line. */
const WINDOW_MS = 60_000;
/** Number of networks that each get a line in a window. The others share one. */
const MAX_NETWORKS = 50;

const REFUSALS: ReadonlySet<AuditEvent> = new Set(["sign-in-failed", "sign-in-refused"]);

/** Refusals in a window. `firstLine` resolves when the first of them has its line. */
type Refusals = { entry: AuditEntry; unwritten: number; firstLine: Promise<void> };

/**
 * Keeps floods of refused sign-ins from filling the log. The first refusal of a network in a minute is written at once.
 * The others are counted, and one line at the end of the minute has their number.
 * @param onError called if the line at the end of a minute cannot be written
 */
export function limitRefusals(log: AuditLog, onError: (error: unknown) => void) {
  let refusals = new Map<string, Refusals>();
  let timer: NodeJS.Timeout | undefined;

  async function endWindow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const ended = refusals;
    refusals = new Map();
    for (const { entry, unwritten } of ended.values()) {
      if (unwritten > 0) await log.write({ ...entry, count: unwritten }).catch(onError);
    }
  }

  return {
    async write(entry: AuditEntry): Promise<void> {
      if (!REFUSALS.has(entry.event)) return log.write(entry);
      timer ??= setTimeout(() => void endWindow(), WINDOW_MS).unref();
      const ownKey = [entry.event, clientKey(entry.address ?? ""), entry.account].join(" ");
      const isSeparate = refusals.has(ownKey) || refusals.size < MAX_NETWORKS;
      const key = isSeparate ? ownKey : OTHERS;
      const counted = isSeparate ? entry : { ...entry, address: undefined, account: undefined };
      const known = refusals.get(key);
      if (known !== undefined) {
        known.entry = counted;
        known.unwritten += 1;
        return known.firstLine;
      }
      const started = refusals;
      const firstLine = log.write(counted).catch((error) => {
        started.delete(key);
        throw error;
      });
      started.set(key, { entry: counted, unwritten: 0, firstLine });
      return firstLine;
    },
    check: () => log.check(),
    /** Writes what the present window has counted. Lines that cannot be written are passed to `onError`. */
    close: endWindow,
  };
}

/** Key of all networks above the maximum. */
const OTHERS = "";
