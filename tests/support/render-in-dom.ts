/** Rendering of components into a DOM, with the React that `setup.ts` loads. It has no `act`, which only development has. */

process.env.NODE_ENV = "production";
export const { createRoot } = await import("react-dom/client");
process.env.NODE_ENV = "test";

/** Turns of the event loop in which React renders and runs effects, and TanStack Query reports an outcome. */
const TURNS = 10;

/** Does something and waits until what follows in the components is done. */
export async function settle(action: () => unknown): Promise<void> {
  action();
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
