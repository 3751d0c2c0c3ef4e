/** Calls of the API, as every part of the admin makes them. */

/** What the API says no with. */
interface Refused {
  error: string;
  code: string;
}

/** An answer that is no success. Its message is the status and what came with it. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  /** The API's code, such as `signed-out`; "" where the answer is not the API's. */
  readonly code: string;
  /** The API's own sentence, or what there is instead of one. */
  readonly sentence: string;
  /** In how many seconds to try again, where the API says. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, refused: Partial<Refused>, retryAfter?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = refused.code ?? "";
    this.sentence = refused.error ?? this.message;
    this.retryAfter = retryAfter;
  }
}

interface RequestOptions {
  /** Sent as JSON; a text that is JSON already is sent as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Statuses whose answer the caller reads, beside those of success. */
  alsoReads?: readonly number[];
  signal?: AbortSignal | undefined;
}

/** Tells those who listen that the session is over. */
export const sessionEvents = new EventTarget();
export const SIGNED_OUT = "signed-out";

/**
 * @returns the body of the answer, as JSON
 * @throws RequestError where the answer is no success, and whatever `fetch` throws where there is none
 */
export async function request<Answer>(
  method: "GET" | "POST" | "DELETE",
  url: string,
  { body, headers, alsoReads = [], signal }: RequestOptions = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.ok || alsoReads.includes(response.status)) return response.json();
  const text = (await response.text()) || response.statusText;
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
  const error = new RequestError(response.status, text, refusedIn(text), retryAfter);
  if (error.code === SIGNED_OUT) sessionEvents.dispatchEvent(new Event(SIGNED_OUT));
  throw error;
}

function refusedIn(text: string): Partial<Refused> {
  try {
    const { error, code } = JSON.parse(text);
    return { ...(typeof error === "string" && { error }), ...(typeof code === "string" && { code }) };
  } catch {
    return {};
  }
}
