import { type ComponentType, createContext, createElement, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Markup, SharedText } from "./markup.ts";

/** Collects the markup of the shared parts of a page, in the order in which they are rendered. Without it, they are rendered in place. */
export const SharedPartsContext = createContext<SharedText[] | undefined>(undefined);

/** Name of the element in place of a shared part. No text of the content becomes such an element: it is escaped, or sanitized. */
const NAME = "shared-part";
const PLACEHOLDER = createElement(NAME);

/** Shared texts by what they depend on: an object, such as the site settings, and a key. */
const sharedTexts = new WeakMap<object, Map<string, SharedText>>();

/** Returns a text that is created once for each object and key. It is kept as long as the object, which must never change. */
export function shareText(owner: object, key: string, create: () => string): SharedText {
  const texts = sharedTexts.get(owner) ?? new Map<string, SharedText>();
  sharedTexts.set(owner, texts);
  const text = texts.get(key) ?? new SharedText(create());
  texts.set(key, text);
  return text;
}

/**
 * Returns a component with the same markup, which is rendered once for each object and key.
 * @param dependencyOf returns what the markup depends on, as `shareText` expects it, or undefined if other pages differ
 */
export function shared<Props extends object>(
  component: ComponentType<Props>,
  dependencyOf: (props: Props) => readonly [owner: object, key: string] | undefined,
): ComponentType<Props> {
  return function Shared(props: Props): ReactNode {
    const parts = useContext(SharedPartsContext);
    const dependency = dependencyOf(props);
    if (parts === undefined || dependency === undefined) return createElement(component, props);
    const [owner, key] = dependency;
    parts.push(shareText(owner, key, () => renderToStaticMarkup(createElement(component, props))));
    return PLACEHOLDER;
  };
}

export function fillSharedParts(html: string, parts: readonly SharedText[]): Markup {
  const markup: (string | SharedText)[] = [];
  for (const [index, text] of html.split(`<${NAME}></${NAME}>`).entries()) markup.push(text, parts[index] ?? "");
  return markup;
}
