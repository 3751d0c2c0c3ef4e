/**
 * Returns a function that shares each result of `load` between all calls until `ms` after it is complete. The arguments
 * are those of the call that loads.
 */
export function memoizeFor<Arguments extends unknown[], Value>(
  ms: number,
  load: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  let result: Promise<Value> | undefined;
  const forget = () => {
    result = undefined;
  };
  return (...args) => {
    result ??= load(...args).finally(() => setTimeout(forget, ms).unref());
    return result;
  };
}
