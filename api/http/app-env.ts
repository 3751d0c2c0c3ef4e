import type { SecurityHeaders } from "#schemas/headers/security-headers.ts";

/** Hono's type parameter: what the server passes with each request, and what middleware adds to it. */
export interface AppEnv {
  Bindings: {
    /** IP address of the client. */
    address: string;
  };
  Variables: {
    requestId: string;
    headers: SecurityHeaders;
    /** Extra fields for the log line of this request. */
    logFields?: Readonly<Record<string, string>>;
    /** Field values of a plain form, for the page that answers it. Undefined for requests from scripts. */
    formValues?: Record<string, string>;
  };
}
