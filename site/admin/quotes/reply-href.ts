import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import { lineLabel } from "#schemas/quotes/request-labels.ts";

/** Returns the name of the agency as the header of the page shows it. */
export function agencyName(): string {
  return document.querySelector(".logo")?.textContent?.trim() ?? "";
}

/** Returns a link that opens an email to the customer, with a subject and a greeting. */
export function replyHref(
  { email, name, line }: Pick<RequestDetail, "email" | "name" | "line">,
  agency: string,
): string {
  // Medicare is a proper name.
  const kind = line === "medicare" ? lineLabel(line) : lineLabel(line).toLowerCase();
  const parameters = {
    subject: [`Your ${kind} insurance quote request`, agency].filter(Boolean).join(" – "),
    body: `Hello ${name},\n\nThank you for your request.\n\n`,
  };
  const query = Object.entries(parameters).map(
    ([key, value]) => `${key}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
