import type { Context } from "hono";
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
    /** True if a browser submitted the quote form without scripts, and so displays the response as a page. */
    isPlainForm?: boolean;
    /** True if the form had files, which a browser does not keep. */
    hasFiles?: boolean;
    /** Field values of a plain form. */
    formValues?: Record<string, string>;
  };
}

/** The parts of a Hono context that functions read. A context with more variables is assignable to it. */
export type Call<E extends AppEnv = AppEnv> = Pick<Context<E>, "env" | "req" | "var">;
