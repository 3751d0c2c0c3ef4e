import type { Diagnostic } from "#schemas/diagnostics.ts";
import { memoryStore } from "./memory-store.ts";
import { holdToContract } from "./store-contract.ts";

holdToContract(() => {
  let tell: ((warning: Diagnostic) => void) | undefined;
  const store = memoryStore([], (warning) => tell?.(warning));
  return {
    async open(onWarning) {
      tell = onWarning;
      return store;
    },
    damage: (page, text) => store.texts().set(page, text),
    stamps: () => Object.fromEntries(store.texts()),
  };
});
