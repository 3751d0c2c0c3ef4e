import type { Diagnostic } from "#schemas/diagnostics.ts";
import { memoryStore } from "./memory-store.ts";
import { testStoreContract } from "./store-contract.ts";

testStoreContract(() => {
  let handleWarning: ((warning: Diagnostic) => void) | undefined;
  const store = memoryStore([], (warning) => handleWarning?.(warning));
  return {
    async open(onWarning) {
      handleWarning = onWarning;
      return store;
    },
    corrupt: (page, text) => store.texts().set(page, text),
    fingerprints: () => Object.fromEntries(store.texts()),
  };
});
