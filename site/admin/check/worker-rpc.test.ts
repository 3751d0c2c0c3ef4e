import { afterEach, expect, test } from "vitest";
import { connectRpc, type Port } from "./worker-rpc.ts";

interface Sums {
  add(a: number, b: number): Promise<number>;
  fail(): never;
}
interface Listener {
  say(text: string): string;
}

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

function pair(): [MessagePort, MessagePort] {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  port1.start();
  port2.start();
  return [port1, port2];
}

test("both sides call each other, while calls are under way", async () => {
  const [one, other] = pair();
  const said: string[] = [];
  const listener: Listener = {
    say(text) {
      said.push(text);
      return "heard";
    },
  };
  const sums: Sums = {
    async add(a, b) {
      said.push(await callListener("say", `${a} + ${b}`));
      return a + b;
    },
    fail() {
      throw new RangeError("too much");
    },
  };
  const callListener = connectRpc<Listener, Sums>(one, sums);
  const callSums = connectRpc<Sums, Listener>(other, listener);
  expect(await Promise.all([callSums("add", 1, 2), callSums("add", 3, 4)])).toEqual([3, 7]);
  expect(said).toEqual(["1 + 2", "3 + 4", "heard", "heard"]);
});

test("a function that throws fails the call with its message", async () => {
  const [one, other] = pair();
  connectRpc<Listener, Pick<Sums, "fail">>(one, {
    fail() {
      throw new RangeError("too much");
    },
  });
  await expect(connectRpc<Pick<Sums, "fail">, object>(other, {})("fail")).rejects.toThrow("RangeError: too much");
});

test("where the port breaks, every call fails, also those to come", async () => {
  const port = Object.assign(new EventTarget(), { postMessage() {} }) satisfies Port;
  const call = connectRpc<Sums, object>(port, {});
  const first = call("add", 1, 2);
  port.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("The other side is gone.");
  await expect(call("add", 1, 2)).rejects.toThrow("The other side is gone.");
});
