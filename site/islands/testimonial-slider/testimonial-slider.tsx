import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import { Quotation, type QuotationProps } from "#site/components/quotation/quotation.tsx";
import { testimonialFadeMs, testimonialRotationMs, testimonialSwipeThresholdPx } from "#site/constants.ts";

/**
 * Carousel of testimonials. The markup contains all of them, so that a visitor without scripts sees the complete list.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function TestimonialSlider({ items }: { items: readonly QuotationProps[] }) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { index, isFading, isRotating, show, step } = useSlides(items.length, !isPaused && !isHovered && !hasFocus);
  const swipe = useSwipe(step);
  const slidesId = useId();
  const slider = useRef<HTMLElement>(null);
  const total = items.length;

  // The pointer or the focus can be here before the slider is hydrated.
  useEffect(() => {
    setHovered(slider.current?.matches(":hover") ?? false);
    setHasFocus(slider.current?.matches(":focus-within") ?? false);
  }, []);

  return (
    <section
      className="slider"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      ref={slider}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <div
        id={slidesId}
        className={isFading ? "slides fading" : "slides"}
        aria-live={isRotating ? "off" : "polite"}
        {...swipe}
      >
        <Slides items={items} index={index} />
      </div>
      {total > 1 && (
        <div className="slider-controls">
          <button className="slider-pause" type="button" onClick={() => setPaused(!isPaused)}>
            {isPaused ? "Play" : "Pause"}
            <span className="visually-hidden"> testimonials</span>
          </button>
          <StepButton name="Previous" slidesId={slidesId} onClick={() => step(-1)} />
          <span className="slider-position">
            {index + 1} of {total}
          </span>
          <StepButton name="Next" slidesId={slidesId} onClick={() => step(1)} />
          <SlidePicker items={items} index={index} onShow={show} />
        </div>
      )}
    </section>
  );
}

type SlidesProps = { items: readonly QuotationProps[]; index: number };

function Slides({ items, index }: SlidesProps) {
  return items.map((item, itemIndex) => (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
    <div
      key={item.quote}
      className="slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${itemIndex + 1} of ${items.length}`}
      hidden={itemIndex !== index}
    >
      <Quotation {...item} />
    </div>
  ));
}

const ARROWS = { Previous: "←", Next: "→" };

function StepButton({ name, slidesId, onClick }: { name: keyof typeof ARROWS; slidesId: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={`${name} testimonial`} aria-controls={slidesId} onClick={onClick}>
      {ARROWS[name]}
    </button>
  );
}

function SlidePicker({ items, index, onShow }: SlidesProps & { onShow: (index: number) => void }) {
  return (
    <ol className="slider-picker">
      {items.map(({ quote }, itemIndex) => (
        <li key={quote}>
          <button
            type="button"
            aria-label={`Show testimonial ${itemIndex + 1}`}
            aria-current={itemIndex === index ? "true" : undefined}
            onClick={() => onShow(itemIndex)}
          />
        </li>
      ))}
    </ol>
  );
}

/**
 * Shows one of `count` slides at a time and advances on a timer.
 * @param mayRotate false while the visitor pauses the slides, points at them or has the focus in them
 */
function useSlides(count: number, mayRotate: boolean) {
  const [index, setIndex] = useState(0);
  /** True while the visible slide fades out. */
  const [isFading, setFading] = useState(false);
  /** Index of the slide that is visible after the fade. */
  const target = useRef(0);
  const swapTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isRotating = mayRotate && count > 1 && !prefersReducedMotion;

  /** Fades to another slide. The index of the slide that is visible, or that will be after the fade, does nothing. */
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

  /** Fades to the next slide (1) or to the previous one (-1), and wraps at both ends. */
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

/**
 * Returns handlers that recognize a horizontal swipe of a finger. The browser ends the gesture itself when it scrolls, so the
 * element needs `touch-action: pan-y`.
 * @param onSwipe receives 1 for a swipe to the left, which asks for the next slide, and -1 for a swipe to the right
 */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef({ pointerId: -1, x: 0 });
  return {
    onPointerDown({ pointerId, pointerType, clientX }: PointerEvent): void {
      start.current = { pointerId: pointerType === "touch" ? pointerId : -1, x: clientX };
    },
    onPointerUp({ pointerId, clientX }: PointerEvent): void {
      const distancePx = clientX - start.current.x;
      if (pointerId !== start.current.pointerId || Math.abs(distancePx) < testimonialSwipeThresholdPx) return;
      onSwipe(distancePx < 0 ? 1 : -1);
    },
  };
}
