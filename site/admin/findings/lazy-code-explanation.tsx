import { lazy, type ReactNode, Suspense } from "react";

/** Loaded with the first finding, because the rules of lint are half as large as the panel. Nothing depends on it. */
const CodeExplanation = lazy(() =>
  import("#content/lint/catalog.ts").then(
    ({ explainInAdmin }) => ({ default: ({ code }: { code: string }): ReactNode => <p>{explainInAdmin(code)}</p> }),
    () => ({ default: () => null }),
  ),
);

/** The explanation of a diagnostic code: the problem, its consequence and the next step. */
export function LazyCodeExplanation({ code }: { code: string }) {
  return (
    <Suspense>
      <CodeExplanation code={code} />
    </Suspense>
  );
}
