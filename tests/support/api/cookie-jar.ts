/** Cookies that a client keeps from one response to the next, as a browser does. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Value of the header `Cookie` for the next request. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Keeps the cookies that a response sets. An empty one is deleted. */
  store({ headers }: Response): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
