import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";

/** Name of an island in its markup. `hydrateIslands` loads a component for each. */
export type IslandName = "deductible" | "enrollment-dates" | "quote-form" | "stat-figures" | "testimonial-slider";

/**
 * Event that hydrates an island: scrolling into view, the first interaction, or the first idle time after the page has loaded,
 * unless an interaction comes first.
 */
export type IslandTrigger = "visible" | "interaction" | "idle";

interface IslandProps<Props extends object> {
  name: IslandName;
  /** Component that `hydrateIslands` loads for this name. */
  component: ComponentType<Props>;
  /** Props for the server and the browser. They must survive JSON. */
  props: Props;
  when: IslandTrigger;
}

/**
 * Component that is hydrated in the browser, inside a page that is static markup. Rendering it separately, with the
 * island's id as the prefix of its ids, lets React hydrate it without mismatches.
 */
export function Island<Props extends object>({ name, component, props, when }: IslandProps<Props>) {
  const id = useId();
  const html = renderToString(createElement(component, props), { identifierPrefix: id });
  return (
    <div
      id={id}
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is React's output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
