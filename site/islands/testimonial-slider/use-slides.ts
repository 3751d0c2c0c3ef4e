import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { testimonialFadeMs, testimonialRotationMs } from "#site/constants.ts";

interface Slides {
  index: number;
  /** True while the visible slide fades out. */
  isFading: boolean;
  /** True while the slides advance on their own. */
  isRotating: boolean;
  /** Fades to another slide. The index of the slide that is visible, or that will be after the fade, does nothing. */
  show(next: number): void;
  /** Fades to the next slide (1) or to the previous one (-1), and wraps at both ends. */
  step(by: number): void;
}

/**
 * Shows one of `count` slides at a time and advances on a timer.
 * @param mayRotate false while the visitor pauses the slides, points at them or has the focus in them
 */
export function useSlides(count: number, mayRotate: boolean): Slides {
  const [index, setIndex] = useState(0);
  const [isFading, setFading] = useState(false);
  /** Index of the slide that is visible after the fade. */
  const target = useRef(0);
  const swapTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isRotating = mayRotate && count > 1 && !prefersReducedMotion;

  function show(next: number): void {
    if (next === target.current) return;
    target.current = next;
    clearTimeout(swapTimer.current);
    setFading(true);
    swapTimer.current = setTimeout(() => {
      setIndex(next);
      setFading(false);
    }, testimonialFadeMs);
  }

  function step(by: number): void {
    show((target.current + by + count) % count);
  }

  const advance = useEffectEvent(() => step(1));

  useEffect(() => {
    if (!isRotating) return;
    const rotation = setInterval(advance, testimonialRotationMs);
    return () => clearInterval(rotation);
  }, [isRotating]);

  useEffect(() => () => clearTimeout(swapTimer.current), []);

  return { index, isFading, isRotating, show, step };
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(REDUCED_MOTION);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}
