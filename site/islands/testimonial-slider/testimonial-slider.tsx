import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Quotation, type QuotationProps } from "#site/components/quotation/quotation.tsx";
import { useSlides } from "./use-slides.ts";
import { useSwipe } from "./use-swipe.ts";

/**
 * Carousel of testimonials. The markup contains all of them, so that a visitor without scripts sees the complete list.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function TestimonialSlider({ items }: { items: readonly QuotationProps[] }): ReactNode {
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
      onBlur={(event) => setHasFocus(isFocusInside(event))}
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

interface SlidesProps {
  items: readonly QuotationProps[];
  index: number;
}

function Slides({ items, index }: SlidesProps): ReactNode {
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

interface StepButtonProps {
  name: keyof typeof ARROWS;
  slidesId: string;
  onClick: () => void;
}

function StepButton({ name, slidesId, onClick }: StepButtonProps): ReactNode {
  return (
    <button type="button" aria-label={`${name} testimonial`} aria-controls={slidesId} onClick={onClick}>
      {ARROWS[name]}
    </button>
  );
}

function SlidePicker({ items, index, onShow }: SlidesProps & { onShow: (index: number) => void }): ReactNode {
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

function isFocusInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.contains(relatedTarget);
}
