/** Two sides of a port, such as a page and its worker, that call each other's functions. */

/** A worker, the inside of one, or a MessagePort that was started. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
}

type Functions<Interface> = { [Name in keyof Interface]: (...args: never[]) => unknown };

/** Calls a function of the other side. */
export type Call<Theirs extends Functions<Theirs>> = <Name extends keyof Theirs & string>(
  name: Name,
  ...args: Parameters<Theirs[Name]>
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

type Message =
  | { kind: "call"; id: number; name: string; args: never[] }
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "failure"; id: number; message: string };

interface Waiting {
  resolve(value: never): void;
  reject(cause: Error): void;
}

/**
 * Answers the calls of the other side with `ours`, one beside the other.
 * @returns what calls the other side; a call fails where the function there throws, or the port breaks
 */
export function connectRpc<Theirs extends Functions<Theirs>, Ours extends Functions<Ours>>(
  port: Port,
  ours: Ours,
): Call<Theirs> {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let broken: Error | undefined;

  async function answer({ id, name, args }: Message & { kind: "call" }): Promise<void> {
    try {
      port.postMessage({ kind: "answer", id, value: await ours[name as keyof Ours](...args) });
    } catch (cause) {
      port.postMessage({ kind: "failure", id, message: String(cause) });
    }
  }

  function settle(message: Exclude<Message, { kind: "call" }>): void {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "answer") call?.resolve(message.value as never);
    else call?.reject(new Error(message.message));
  }

  port.addEventListener("message", (event) => {
    const message = (event as MessageEvent<Message>).data;
    if (message.kind === "call") answer(message);
    else settle(message);
  });
  // A worker whose script cannot be loaded.
  port.addEventListener("error", () => {
    broken = new Error("The other side is gone.");
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });

  return (name, ...args) =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      calls += 1;
      waiting.set(calls, { resolve, reject });
      port.postMessage({ kind: "call", id: calls, name, args });
    });
}
