import { createInterface } from "node:readline";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import {
  type CheckOutcome,
  type HealthCheck,
  makeRepairs,
  type RepairOutcome,
  repairsOf,
  runChecks,
} from "#content/health/health-check.ts";
import { doctorChecks } from "./doctor-checks.ts";
import { formatOutcome, formatRepair, toResult } from "./doctor-report.ts";

/** Checks the installation and, with `--repair`, repairs what needs no decision and checks again. */
export async function doctorCommand(
  context: CommandContext,
  { repair: mayRepair = false }: { repair?: boolean },
): Promise<CommandResult> {
  const checks = await doctorChecks(context, new Date());
  const outcomes = await runAndPrint(checks, context);
  const planned = outcomes.flatMap(repairsOf).map(({ description }) => description);
  if (planned.length === 0) return toResult(context, outcomes);
  if (!mayRepair)
    return { ...toResult(context, outcomes), hint: "Next: `agency doctor --repair` lists and makes repairs." };

  print(context, `Repairs:\n${planned.map((description) => `  ${description}\n`).join("")}\n`);
  if (!(await isConfirmed(context))) return { ...toResult(context, outcomes), hint: "Nothing was repaired." };
  const repairs: RepairOutcome[] = [];
  const repairedChecks = checks.filter((_, index) => hasRepair(outcomes[index]));
  const { contentDir: dir, lockTimeoutMs, style } = context;
  for await (const outcome of makeRepairs(repairedChecks, planned, { dir, lockTimeoutMs })) {
    repairs.push(outcome);
    print(context, formatRepair(outcome, style));
  }
  print(context, "\n");
  return toResult(context, await runAndPrint(await doctorChecks(context, new Date()), context), repairs);
}

function hasRepair(outcome: CheckOutcome | undefined): boolean {
  return outcome !== undefined && repairsOf(outcome).length > 0;
}

/** Runs checks and prints the line of each as soon as it has ended. */
async function runAndPrint(checks: readonly HealthCheck[], context: CommandContext): Promise<CheckOutcome[]> {
  const outcomes = await runChecks(checks, (outcome) => print(context, formatOutcome(outcome, context.style)));
  print(context, "\n");
  return outcomes;
}

/** Prints text for people. Other formats have one complete result. */
function print({ io, options }: CommandContext, text: string): void {
  if (options.format === "pretty") io.stdout.write(text);
}

/** Asks on a terminal whether to go on. Elsewhere nobody can answer, and the option is the consent. */
async function isConfirmed({ io, options }: CommandContext): Promise<boolean> {
  if (io.stdin.isTTY !== true || options.format !== "pretty") return true;
  io.stderr.write("Make these repairs? [y/N] ");
  const reader = createInterface({ input: io.stdin, ...(io.signal && { signal: io.signal }) });
  // There is no line if the input ends or the user interrupts the command.
  const { value: answer = "" } = await reader[Symbol.asyncIterator]().next();
  reader.close();
  io.signal?.throwIfAborted();
  return /^y(?:es)?$/i.test(answer.trim());
}
