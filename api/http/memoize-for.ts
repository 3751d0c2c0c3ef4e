/** Returns a function that shares each result of `load` between all calls until `ms` after it is complete. */
export function memoizeFor<Value>(ms: number, load: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  const forget = () => {
    result = undefined;
  };
  return () => {
    result ??= load().finally(() => setTimeout(forget, ms).unref());
    return result;
  };
}
