import { canBeReplyTo } from "../quotes/mail/quote-mail.ts";
import type { RequestEntry } from "../quotes/outbox/outbox.ts";
import { createMemoryRateLimit } from "./rate-limits.ts";

const PER_ADDRESS = { maxActions: 3, windowSeconds: 24 * 3600, counting: "deny" } as const;
const TOTAL = { maxActions: 100, windowSeconds: 3600, counting: "deny" } as const;

/**
 * Creates the limit on acknowledgments, without which anyone could use the form to fill the mailbox of someone else.
 * @returns a function that counts an acknowledgment, and returns whether it may be sent
 */
export function createAcknowledgmentLimit(createRateLimit = createMemoryRateLimit) {
  const perAddress = createRateLimit("acknowledgments-address", PER_ADDRESS);
  const total = createRateLimit("acknowledgments", TOTAL);
  return async ({ request, quarantineReason }: RequestEntry): Promise<boolean> => {
    const address = request.email.toLowerCase();
    if (quarantineReason !== undefined || !canBeReplyTo(address)) return false;
    return (await perAddress(toMailbox(address))).isAllowed && (await total("")).isAllowed;
  };
}

/**
 * Returns the address of the mailbox that an address belongs to: without its tag, as in `ann+quotes@example.com`, and for
 * Gmail also without dots (https://support.google.com/mail/answer/7436150).
 */
function toMailbox(address: string): string {
  const untagged = address.replace(/(?<=.)\+[^@]*/, "");
  const [, gmailName] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(untagged) ?? [];
  return gmailName === undefined ? untagged : `${gmailName.replaceAll(".", "")}@gmail.com`;
}
