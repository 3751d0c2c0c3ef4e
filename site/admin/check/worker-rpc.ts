/** Remote procedure calls over a message port, in both directions: between a page and its worker. */

/** A worker, a worker's own scope, or a MessagePort that was started. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
}

type Functions<Interface> = { [Name in keyof Interface]: (...args: never[]) => unknown };

/** Function that calls a function of the other side by its name. */
export type RemoteCall<Theirs extends Functions<Theirs>> = <Name extends keyof Theirs & string>(
  name: Name,
  ...args: Parameters<Theirs[Name]>
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

type Message =
  | { kind: "call"; id: number; name: string; args: never[] }
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "failure"; id: number; message: string };

interface PendingCall {
  resolve(value: never): void;
  reject(cause: Error): void;
}

/**
 * Connects one side of a port. Calls of the other side run concurrently.
 * @param ours the functions that the other side may call
 * @returns a function that calls the other side; its promise rejects if the function there throws or the port breaks
 */
export function connectRpc<Theirs extends Functions<Theirs>, Ours extends Functions<Ours>>(
  port: Port,
  ours: Ours,
): RemoteCall<Theirs> {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let broken: Error | undefined;

  async function answer({ id, name, args }: Message & { kind: "call" }): Promise<void> {
    try {
      port.postMessage({ kind: "answer", id, value: await ours[name as keyof Ours](...args) });
    } catch (cause) {
      port.postMessage({ kind: "failure", id, message: String(cause) });
    }
  }

  function finish(message: Exclude<Message, { kind: "call" }>): void {
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === "answer") call?.resolve(message.value as never);
    else call?.reject(new Error(message.message));
  }

  port.addEventListener("message", (event) => {
    const message = (event as MessageEvent<Message>).data;
    if (message.kind === "call") answer(message);
    else finish(message);
  });
  // A worker emits "error" if its script cannot be loaded.
  port.addEventListener("error", () => {
    broken = new Error("The worker has stopped.");
    for (const { reject } of pending.values()) reject(broken);
    pending.clear();
  });

  return (name, ...args) =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      port.postMessage({ kind: "call", id: lastId, name, args });
    });
}
