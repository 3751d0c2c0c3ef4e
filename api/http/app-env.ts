import type { SecurityHeaders } from "#schemas/headers/security-headers.ts";

/** Hono type parameter: the server's input for each request, and the variables that middleware adds. */
export interface AppEnv {
  Bindings: {
    /** IP address of the client. */
    address: string;
  };
  Variables: {
    requestId: string;
    headers: SecurityHeaders;
    /** Additional fields for the log line of this request. */
    logFields?: Readonly<Record<string, string>>;
    /** Field values of a form sent without scripts. If set, errors are rendered as the contact page, not as JSON. */
    formValues?: Record<string, string>;
  };
}
