import type { ReactNode } from "react";

export function Lantern(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentcolor" strokeWidth="2" d="M10 11C8 0 24 0 22 11M8 27V16l4-5m12 16V16l-4-5" />
      <path fill="var(--amber)" fillRule="evenodd" d="M12 14h8q4 5 0 11h-8q-4-6 0-11zm4 2q-5 5 0 7 5-2 0-7z" />
      <path fill="currentcolor" d="M10 13l3-3V7h6v3l3 3zM8 26h16l2 4H6z" />
    </svg>
  );
}
