/** Mail services at `.com` that many visitors use. */
const SERVICES = ["gmail", "yahoo", "hotmail", "outlook", "icloud"];

/**
 * Returns the address that the visitor may have meant, for a likely typo of a common mail service: letters of its name in
 * another order, one too many or too few, or a wrong end.
 */
export function suggestEmail(email: string): string | undefined {
  const [start = "", domain = ""] = email.trim().split("@");
  const meant = SERVICES.find((name) =>
    new RegExp(`^${name[0]}[${name}]{${name.length - 2},${name.length}}\\.c[om]*n?$`, "i").test(domain),
  );
  return meant && domain.toLowerCase() !== `${meant}.com` ? `${start}@${meant}.com` : undefined;
}
