/** Returns a function that runs a computation on its first call, and then returns the same result. */
export function once<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined;
  return () => {
    computed ??= { result: compute() };
    return computed.result;
  };
}
