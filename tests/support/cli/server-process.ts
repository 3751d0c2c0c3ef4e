/** A process for `agency serve` that outlives the server. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { inProject } from "../project.ts";
import { COMPRESSES_FAST, end } from "./cli-process.ts";

export interface ServerProcess {
  readonly pid: number;
  readonly isRunning: boolean;
  /**
   * Serves until `stop`.
   * @returns the address
   * @throws Error with the output if the command ends before it has written a line
   */
  serve(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string>;
  /** Shifts the clock of the server until it ends. */
  shiftClock(shiftMs: number): void;
  /** Stops the server, and returns the exit code of the command. */
  stop(): Promise<number>;
  /** Ends the process without warning. */
  kill(): Promise<void>;
}

interface Answer {
  line?: string;
  exitCode?: number;
  errors?: string;
}

/** @param logFile the file that the log of the server and the warnings of the renderer are appended to */
export function startServerProcess(logFile: string): ServerProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, "a");
  const host = fork(inProject("tests/support/cli/server-host.mjs"), [inProject("dist/cli/run.js")], {
    env: { PATH: process.env.PATH ?? "" },
    execArgv: COMPRESSES_FAST,
    stdio: ["ignore", "ignore", log, "ipc"],
  });
  closeSync(log);
  const ended: Promise<Answer> = once(host, "exit").then(() => ({ errors: `its process has ended, see ${logFile}` }));
  const ask = (question: object): Promise<Answer> => {
    host.send(question);
    return Promise.race([once(host, "message").then(([answer]: Answer[]) => answer ?? {}), ended]);
  };
  return {
    get pid() {
      return host.pid ?? 0;
    },
    get isRunning() {
      return host.exitCode === null && host.signalCode === null;
    },
    async serve(args, env) {
      const { line, errors } = await ask({ args: ["serve", ...args], env: { SMTP_URL: "", ...env }, cwd: inProject() });
      if (line === undefined) throw new Error(`The server has not started: ${errors}`);
      return line;
    },
    shiftClock(shiftMs) {
      host.send({ shiftMs });
    },
    async stop() {
      const { exitCode, errors } = await ask({});
      if (exitCode === undefined) throw new Error(`The server has not stopped: ${errors}`);
      return exitCode;
    },
    async kill() {
      await end(host, "SIGKILL");
    },
  };
}
