import { type ComponentType, lazy, Suspense } from "react";
import { Problem } from "./controls/problem.tsx";

/**
 * Creates a component whose code is loaded when it is first shown, so that screens start without it.
 * @param Fallback shown if the code cannot be loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType = Unavailable,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Fallback as ComponentType<Props> }),
    ),
  );
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

function Unavailable() {
  return <Problem>This part of the page couldn't be loaded. Your changes are kept. Reload the page.</Problem>;
}
