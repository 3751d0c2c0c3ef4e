import type { BrowserContext } from "playwright/test";

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

/**
 * Records violations of the content security policy and of Trusted Types in all pages and frames.
 * @returns violations, updated as they happen
 */
export async function recordViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding("reportViolation", (_, violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      window.reportViolation(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    });
  });
  context.on("console", (message) => {
    if (/Content Security Policy|Trusted ?(?:Type|HTML|Script)/.test(message.text())) violations.push(message.text());
  });
  return violations;
}
