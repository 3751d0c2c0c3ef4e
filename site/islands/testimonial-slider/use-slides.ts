import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { testimonialFadeMs, testimonialRotationMs } from "#site/constants.ts";

interface Slides {
  /** The slide that is shown. */
  index: number;
  /** Whether it is fading out, to be swapped. */
  isFading: boolean;
  /** Whether the slides advance by themselves at this moment. */
  isRotating: boolean;
  /** Fades to the slide at `next`, counted round from either end; nothing happens where it is shown already. */
  show(next: number): void;
}

/** One of `count` slides at a time, advancing by itself while it may. */
export function useSlides(count: number, mayRotate: boolean): Slides {
  const [index, setIndex] = useState(0);
  const [isFading, setFading] = useState(false);
  const swap = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isRotating = mayRotate && count > 1 && !prefersReducedMotion;

  function show(next: number): void {
    const target = (next + count) % count;
    if (target === index) return;
    clearTimeout(swap.current);
    setFading(true);
    swap.current = setTimeout(() => {
      setIndex(target);
      setFading(false);
    }, testimonialFadeMs);
  }

  const advance = useEffectEvent(() => show(index + 1));

  useEffect(() => {
    if (!isRotating) return;
    const rotation = setInterval(advance, testimonialRotationMs);
    return () => clearInterval(rotation);
  }, [isRotating]);

  useEffect(() => () => clearTimeout(swap.current), []);

  return { index, isFading, isRotating, show };
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(reducedMotion);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
}
