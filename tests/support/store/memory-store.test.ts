import type { Diagnostic } from "#schemas/diagnostics.ts";
import { memoryStore } from "./memory-store.ts";
import { testStoreContract } from "./store-contract.ts";

testStoreContract(() => {
  let tell: ((warning: Diagnostic) => void) | undefined;
  const store = memoryStore([], (warning) => tell?.(warning));
  return {
    async open(onWarning) {
      tell = onWarning;
      return store;
    },
    corrupt: (page, text) => store.texts().set(page, text),
    fingerprints: () => Object.fromEntries(store.texts()),
  };
});
