/** Processes that publish each change of a page while they run. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adminEnv, serverFolders, signIn } from "#tests/support/api/admin-client.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { changeTitle } from "../support/generate-export.ts";
import type { Command } from "../support/measure-command.ts";
import type { Peer, Watcher } from "./peer.ts";

/** Number of the page that changes. */
export const CHANGED_PAGE = 7;
/** Looking more often would take CPU time from the process. */
const POLL_MS = 2;
const PAGE = `commercial/sample-${CHANGED_PAGE}`;

/** Watches the content and writes the changed page. */
export function watchFiles(mode: string, command: Command) {
  return watchSource({ mode, isPreview: false }, command, ({ out }) => readFile(join(out, `${PAGE}.html`), "utf8"));
}

/** Renders the page for each request of a developer. */
export function requestPage(mode: string, command: Command, port: number) {
  return watchSource({ mode, isPreview: true }, command, async () =>
    (await fetch(`http://127.0.0.1:${port}/${PAGE}`)).text(),
  );
}

function watchSource(
  kind: Pick<Watcher, "mode" | "isPreview">,
  command: Command,
  read: (peer: Peer) => Promise<string>,
) {
  return async (peer: Peer): Promise<Watcher> => {
    const process = start(command);
    return {
      ...kind,
      pid: process.pid,
      async publish(note) {
        await changeTitle(peer.source ?? "", CHANGED_PAGE, note);
        // A page that is being replaced, or a server that is starting, cannot be read.
        while (!(await read(peer).catch(() => "")).includes(note)) {
          if (process.exitCode !== null) throw new Error(`${command.file} ${command.args.join(" ")} has ended.`);
          await sleep(POLL_MS);
        }
      },
      stop: () => stop(process),
    };
  };
}

function start({ file, args, cwd, env }: Command): ChildProcess {
  return spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: "ignore" });
}

async function stop(process: ChildProcess): Promise<void> {
  const closed = once(process, "close");
  process.kill();
  await closed;
}

/** Imports the page into a running server of this project, which then serves it. */
export function importIntoServer(content: string) {
  return async ({ out }: Peer): Promise<Watcher> => {
    const env = { ...adminEnv(), ...serverFolders(`${out}-server`) };
    const server = startCli(["serve", "--port", "0", "--content", content, "--out", out], { env });
    const admin = await signIn(await firstLine(server));
    return {
      mode: "server",
      isPreview: false,
      pid: server.pid,
      async publish(note) {
        const { status, body } = await admin.importContent({ HERO_SUBTITLE: note }, { page: PAGE });
        if (status !== 200) throw new Error(`The import must be answered with 200, but got ${status}: ${body.message}`);
        while (!(await admin.page(`/${PAGE}`)).includes(note));
      },
      stop: () => end(server),
    };
  };
}
