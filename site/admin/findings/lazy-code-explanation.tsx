import { lazy, type ReactNode, Suspense } from "react";

/** Loaded with the first finding, because the rules of lint are half as large as the panel. Nothing depends on it. */
const CodeExplanation = lazy(() =>
  import("./code-explanation.tsx").then(
    (module) => ({ default: module.CodeExplanation }),
    () => ({ default: () => null }),
  ),
);

export function LazyCodeExplanation({ code }: { code: string }): ReactNode {
  return (
    <Suspense>
      <CodeExplanation code={code} />
    </Suspense>
  );
}
