import { useMemo, useSyncExternalStore } from "react";
import { type Address, parseAddress } from "./address.ts";

const HOME: Address = { section: "home", path: "", parameters: {} };

/** The last fragment that is an address. The skip link, for example, has a fragment that is none. */
let lastHash = "";

/** Returns the present address, and updates when it changes. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, readHash);
  return useMemo(() => parseAddress(hash) ?? HOME, [hash]);
}

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

function readHash(): string {
  if (parseAddress(location.hash) !== undefined) lastHash = location.hash;
  return lastHash;
}
