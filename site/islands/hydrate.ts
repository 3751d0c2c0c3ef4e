import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hands an island's markup over to its component. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): void {
  hydrateRoot(element, createElement(component, props), { identifierPrefix });
}
