import type { HealthCheck } from "#content/health/health-check.ts";

/** Runs a check and returns its problems as `severity code: message`. */
export async function problemsOf(check: HealthCheck): Promise<string[]> {
  const problems = await check.run();
  return problems.map(({ diagnostic: { severity, code, message } }) => `${severity} ${code}: ${message}`);
}
