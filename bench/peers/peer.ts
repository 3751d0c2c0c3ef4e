import type { Command } from "../support/measure-command.ts";

/** A site generator with a project that it can build. */
export interface Peer {
  name: string;
  version: string;
  /** Version of Node. */
  node: string;
  build: Command;
  /** Folder that `build` writes. */
  out: string;
  /** File with the content of the changed page, for a generator that builds a site again after a change. */
  source?: string;
  /** Builds the site again after a change. `build` by default. */
  rebuild?: Command;
  /** Start processes that publish each change while they run. */
  watchers?: readonly ((peer: Peer) => Promise<Watcher>)[];
}

/** A process that publishes each change of a page while it runs. */
export interface Watcher {
  /** Name of the kind of process, for the table. */
  mode: string;
  /** True if only a developer gets the page, and nothing is written for visitors. */
  isPreview: boolean;
  pid: number | undefined;
  /** Changes the page and resolves as soon as visitors would get it with the note. */
  publish(note: string): Promise<void>;
  stop(): Promise<unknown>;
}
