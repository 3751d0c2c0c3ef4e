import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an element that `Island` rendered. Resolves when the component handles events. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((onHydrated) => {
    const app = createElement(NotifyWhenHydrated, { onHydrated }, createElement(component, props));
    hydrateRoot(element, app, { identifierPrefix: element.id });
  });
}

function NotifyWhenHydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
