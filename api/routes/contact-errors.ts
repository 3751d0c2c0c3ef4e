import type { ErrorHandler } from "hono";
import { SPAM_GUARD } from "#schemas/quotes/quote-request.ts";
import type { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { ERROR_PAGE_POLICY, renderErrorPage } from "../http/error-page.ts";
import { memoizeFor } from "../http/memoize-for.ts";
import { logFailure, respondPage, respondWithError, toApiError } from "../http/respond.ts";
import { carryOverFormToken } from "../quotes/form-token.ts";
import type { AppContext } from "./app-context.ts";

/** Time for which the agency's phone number is kept, so that a flood of refused requests does not read the store. */
const PHONE_LIFETIME_MS = 10_000;

/** Errors after which the visitor sees the form again, with everything that was typed. */
const SHOWS_FORM: ReadonlySet<string> = new Set(["invalid", "key-reused", "unavailable"] satisfies ApiError["code"][]);

/**
 * Creates the handler of errors of the contact form. A client with scripts receives JSON. A plain form receives a page:
 * the contact page with the errors in its form, or else a small page, because rendering the contact page costs more than
 * a refusal may.
 */
export function createContactErrorHandler(context: AppContext): ErrorHandler<AppEnv> {
  const { env, store, contactPage, quoteLimits, log, now } = context;
  const readPhone = memoizeFor(PHONE_LIFETIME_MS, async () => {
    const reader = await store.reader();
    return (await reader.site()).phone;
  });

  return async (cause, c) => {
    const error = toApiError(cause, c, log);
    const phone = await readPhone().catch(
      logFailure(log, "the phone number cannot be read, so an error is shown without it"),
    );
    const { code, status, headers, message, issues = [] } = error;
    if (!c.get("isPlainForm")) {
      const offersPhone = code === "too-many" && phone !== undefined;
      return respondWithError(c, error, offersPhone ? `${message} If you cannot wait, please call ${phone}.` : message);
    }
    if (SHOWS_FORM.has(code) && (await quoteLimits.countContactPage(c.env.address)).isAllowed) {
      const values = c.get("formValues") ?? {};
      const formToken = carryOverFormToken(values[SPAM_GUARD.formToken] ?? "", env.SESSION_SECRET, now());
      const call = code === "unavailable" && phone !== undefined ? ` Or call ${phone}.` : "";
      const html = await contactPage.renderRejected({ error: message + call, issues, values, formToken });
      return respondPage(c, html, { status, headers });
    }
    const html = renderErrorPage({ message, problems: issues.map((issue) => issue.message), phone });
    return respondPage(c, html, { status, headers: { ...headers, "Content-Security-Policy": ERROR_PAGE_POLICY } });
  };
}
