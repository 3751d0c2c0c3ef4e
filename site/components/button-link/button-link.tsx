import type { ReactNode } from "react";

/** Link that looks like a button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a className="button" href={href}>
      {children}
    </a>
  );
}
