import type { ReactNode } from "react";

/** A link that looks like a button: a call to action. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a className="button" href={href}>
      {children}
    </a>
  );
}
