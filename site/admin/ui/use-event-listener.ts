import { useEffect, useEffectEvent } from "react";

/**
 * Listens to events while the component is mounted.
 * @param target undefined to pause
 */
export function useEventListener<Type extends Event = Event>(
  target: EventTarget | undefined,
  types: readonly string[],
  listener: (event: Type) => void,
): void {
  const listen = useEffectEvent(listener);
  const key = types.join(" ");

  useEffect(() => {
    const controller = new AbortController();
    for (const type of key.split(" ")) {
      target?.addEventListener(type, (event) => listen(event as Type), { signal: controller.signal });
    }
    return () => controller.abort();
  }, [target, key]);
}
