import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hands an island's markup over to its component, and waits until it listens. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onAlive) => {
    hydrateRoot(element, createElement(NotifyWhenHydrated, { onAlive }, createElement(component, props)), {
      identifierPrefix: element.id,
    });
  });
}

function NotifyWhenHydrated({ onAlive, children }: { onAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}
