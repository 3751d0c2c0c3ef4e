/** Mail services at `.com` that many visitors use. */
const SERVICES = ["gmail", "yahoo", "hotmail", "outlook", "icloud"];

/**
 * Returns the address that the visitor may have meant, for a likely typo of a common mail service: letters of its name in
 * another order, one too many or too few, or a wrong end.
 */
export function suggestEmail(email: string): string | undefined {
  const [, start = "", domain = ""] = /^(.+@)(.+)$/.exec(email.trim()) ?? [];
  const meant = SERVICES.find((name) => {
    const letters = `${name[0]}[${name.slice(1)}]{${name.length - 2},${name.length}}`;
    return new RegExp(`^${letters}\\.c[om]*n?$`, "i").test(domain);
  });
  return meant && domain.toLowerCase() !== `${meant}.com` ? `${start}${meant}.com` : undefined;
}
