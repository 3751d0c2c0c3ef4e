import { type ComponentType, lazy, Suspense } from "react";
import { Problem } from "./controls/problem.tsx";

/** Creates a component whose code is loaded when it is first shown, so that screens start without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Unavailable as ComponentType<Props> }),
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
