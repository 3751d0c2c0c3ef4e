import { formatCount } from "#content/documents/format-number.ts";
import type { Readiness } from "../api/client.ts";

export interface ServerNotice {
  text: string;
  /** The list of Quote Requests in which people can act on it. */
  requests?: "waiting" | "failed" | "quarantined";
}

const ASK = "Ask the person who runs the server to run agency doctor.";
const HOUR_SECONDS = 60 * 60;

/** Says in plain words what needs attention on the server. */
export function describeReadiness(readiness: Readiness): readonly ServerNotice[] {
  const { store, outbox, accounts, audit, queue = {}, oldestWaitingSeconds = 0 } = readiness;
  const { failed = 0, held = 0 } = queue;
  const waitingHours = Math.floor(oldestWaitingSeconds / HOUR_SECONDS);
  const decide = `Decide what to do with ${held === 1 ? "it" : "them"}.`;
  const notices: [isProblem: boolean, text: string, requests?: ServerNotice["requests"]][] = [
    [store === "failed", `The content cannot be read. ${ASK}`],
    [outbox === "failed", `New quote requests cannot be saved. ${ASK}`],
    [accounts === "failed", `The accounts cannot be read, so nobody can sign in. ${ASK}`],
    [audit === "failed", `The audit log cannot be written, so nobody can sign in or publish. ${ASK}`],
    [failed > 0, `${formatCount(failed, "quote request")} could not be emailed.`, "failed"],
    [held > 0, `${formatCount(held, "quote request")} may be spam. ${decide}`, "quarantined"],
    [waitingHours > 0, `A quote request has waited ${formatCount(waitingHours, "hour")} to be emailed.`, "waiting"],
  ];
  return notices.flatMap(([isProblem, text, requests]) => (isProblem ? [{ text, ...(requests && { requests }) }] : []));
}
