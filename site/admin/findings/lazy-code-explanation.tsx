import { lazyPart } from "../ui/lazy-part.tsx";

/**
 * The explanation of a diagnostic code: the problem, its consequence and the next step. Loaded with the first finding,
 * because the rules of lint are half as large as the panel. Nothing depends on it.
 */
export const LazyCodeExplanation = lazyPart(
  async () => {
    const { explainInAdmin } = await import("#content/lint/catalog.ts");
    return ({ code }: { code: string }) => <p>{explainInAdmin(code)}</p>;
  },
  () => null,
);
