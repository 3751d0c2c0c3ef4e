/** Requests the links to other websites, for `agency lint --online`. */
import type { LinkProblem } from "#content/lint/model/lint-site.ts";
import { mapConcurrent } from "#content/platform/event-loop.ts";

const AT_ONCE = 4;
const TIMEOUT_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Failures that every visitor would meet, by the code of Node. Others may pass. */
const FAILURES: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ENOTFOUND$/, "its host does not exist"],
  [/^ECONNREFUSED$/, "its server refuses connections"],
  [/^(?:CERT_|DEPTH_ZERO|ERR_TLS|ERR_SSL|EPROTO|SELF_SIGNED|UNABLE_TO_)/, "its certificate or encryption is not valid"],
];

/**
 * Requests each address once, a few at a time, and follows redirects.
 * @returns the addresses that did not answer with a page
 */
export async function checkLinks(addresses: Iterable<string>, request = fetch): Promise<Map<string, LinkProblem>> {
  const problems = new Map<string, LinkProblem>();
  const check = async (address: string) => {
    const problem = await findProblem(address, request);
    if (problem !== undefined) problems.set(address, problem);
  };
  await mapConcurrent([...new Set(addresses)], check, AT_ONCE);
  return problems;
}

/** Asks with HEAD, then with GET, because some servers refuse HEAD. After a network error, it tries once more. */
async function findProblem(address: string, request: typeof fetch): Promise<LinkProblem | undefined> {
  const failures: unknown[] = [];
  for (const method of ["HEAD", "GET", "GET"]) {
    try {
      const { ok, status, body } = await request(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await body?.cancel();
      if (ok) return undefined;
      if (method === "GET") return { isDead: GONE.has(status), reason: `it answers with status ${status}` };
    } catch (error) {
      failures.push(error);
      if (failures.length === 2) break;
    }
  }
  return describeFailure(failures.at(-1));
}

function describeFailure(error: unknown): LinkProblem {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  const { code = message } = cause ?? {};
  if (name === "TimeoutError")
    return { isDead: false, reason: `it does not answer within ${TIMEOUT_MS / 1000} seconds` };
  const [, reason] = FAILURES.find(([pattern]) => pattern.test(code)) ?? [];
  return { isDead: reason !== undefined, reason: `${reason ?? "the request failed"} (${code})` };
}
