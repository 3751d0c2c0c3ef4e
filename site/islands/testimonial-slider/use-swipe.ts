import { type PointerEvent, useRef } from "react";
import { testimonialSwipeThresholdPx } from "#site/constants.ts";

interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/**
 * Returns handlers that recognize a horizontal swipe of a finger. The browser ends the gesture itself when it scrolls, so the
 * element needs `touch-action: pan-y`.
 * @param onSwipe receives 1 for a swipe to the left, which asks for the next slide, and -1 for a swipe to the right
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void): SwipeHandlers {
  const start = useRef({ pointerId: -1, x: 0 });
  return {
    onPointerDown({ pointerId, pointerType, clientX }) {
      start.current = { pointerId: pointerType === "touch" ? pointerId : -1, x: clientX };
    },
    onPointerUp({ pointerId, clientX }) {
      const distancePx = clientX - start.current.x;
      if (pointerId !== start.current.pointerId || Math.abs(distancePx) < testimonialSwipeThresholdPx) return;
      onSwipe(distancePx < 0 ? 1 : -1);
    },
  };
}
