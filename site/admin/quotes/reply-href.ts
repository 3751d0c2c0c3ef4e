import type { RequestDetail } from "#schemas/quotes/quote-inbox.ts";

/** Returns the name of the agency as the header of the page shows it. */
export const agencyName = (): string => document.querySelector(".logo")?.textContent?.trim() ?? "";

/** Returns a link that opens an email to the customer, with a subject and a greeting. */
export function replyHref(
  { email, name, lineTitle }: Pick<RequestDetail, "email" | "name" | "lineTitle">,
  agency: string,
): string {
  const parameters = {
    subject: [`Your ${lineTitle} quote request`, agency].filter(Boolean).join(" – "),
    body: `Hello ${name},\n\nThank you for your request.\n\n`,
  };
  const query = Object.entries(parameters).map(
    ([key, value]) => `${key}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
