import { type ComponentType, type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName, IslandTrigger } from "./island-types.ts";

interface IslandProps<Props extends object> {
  name: IslandName;
  /** The component that the registry has under this name. */
  component: ComponentType<Props>;
  /** What the component gets on both sides: JSON. */
  props: Props;
  when: IslandTrigger;
}

/**
 * A component that comes to life in the browser. Its own markup is rendered for hydration, with its id as the prefix of
 * the ids in it, inside a page that is not.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when,
}: IslandProps<Props>): ReactNode {
  const id = useId();
  const html = renderToString(<Component {...props} />, { identifierPrefix: id });
  return (
    <div
      id={id}
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, for React to hydrate
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
