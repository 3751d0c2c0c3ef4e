import { afterEach, expect, test } from "vitest";
import { connectRpc, type Port } from "./worker-rpc.ts";

interface Calculator {
  add(a: number, b: number): Promise<number>;
  fail(): never;
}
interface Logger {
  log(text: string): string;
}

const openPorts: MessagePort[] = [];
afterEach(() => {
  for (const port of openPorts.splice(0)) port.close();
});

function connectedPorts(): [MessagePort, MessagePort] {
  const { port1, port2 } = new MessageChannel();
  openPorts.push(port1, port2);
  port1.start();
  port2.start();
  return [port1, port2];
}

test("lets both sides call each other while calls are pending", async () => {
  const [one, other] = connectedPorts();
  const logged: string[] = [];
  const logger: Logger = {
    log(text) {
      logged.push(text);
      return "logged";
    },
  };
  const calculator: Calculator = {
    async add(a, b) {
      logged.push(await callLogger("log", `${a} + ${b}`));
      return a + b;
    },
    fail() {
      throw new RangeError("too much");
    },
  };
  const callLogger = connectRpc<Logger, Calculator>(one, calculator);
  const callCalculator = connectRpc<Calculator, Logger>(other, logger);
  expect(await Promise.all([callCalculator("add", 1, 2), callCalculator("add", 3, 4)])).toEqual([3, 7]);
  expect(logged).toEqual(["1 + 2", "3 + 4", "logged", "logged"]);
});

test("rejects a call with the message of the function that threw", async () => {
  const [one, other] = connectedPorts();
  connectRpc<Logger, Pick<Calculator, "fail">>(one, {
    fail() {
      throw new RangeError("too much");
    },
  });
  await expect(connectRpc<Pick<Calculator, "fail">, object>(other, {})("fail")).rejects.toThrow("RangeError: too much");
});

test("rejects pending and later calls after the port has broken", async () => {
  const port = Object.assign(new EventTarget(), { postMessage() {} }) satisfies Port;
  const call = connectRpc<Calculator, object>(port, {});
  const first = call("add", 1, 2);
  port.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("The worker has stopped.");
  await expect(call("add", 1, 2)).rejects.toThrow("The worker has stopped.");
});
