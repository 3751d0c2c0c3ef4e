import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type Address, parseAddress, SECTION_TITLES, type SectionId } from "./address.ts";

const HOME: Address = { section: "home", path: "", parameters: {} };

/** The title of the static page. */
const TITLE = document.title;

/** The last fragment that is an address. The skip link, for example, has a fragment that is none. */
let lastHash = "";

/** Returns the present address, and updates when it changes. */
function useAddress(): Address {
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

/** Follows the address, and remembers those of the sections that are hidden. */
export function useAddresses(sections: readonly SectionId[]) {
  const address = useAddress();
  const [first] = useState(address);
  const isOpen = sections.includes(address.section);
  const shown = isOpen ? address.section : "home";
  /** The last address of each section that was shown. */
  const [visited, setVisited] = useState<ReadonlyMap<SectionId, Address>>(new Map());
  const isKnown = visited.get(shown) === address;
  if (!isKnown) setVisited(new Map([...visited, [shown, address]]));
  const lastShown = useRef(shown);

  useEffect(() => {
    document.title = `${SECTION_TITLES[shown]} | ${TITLE}`;
    if (lastShown.current !== shown) scrollTo(0, 0);
    lastShown.current = shown;
  }, [shown]);

  /** The title of the section that the address names but the user may not open. */
  const closed = isOpen ? undefined : SECTION_TITLES[address.section];
  return { shown, closed, hasMoved: address !== first, visited };
}
