import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { Quotation, type QuotationProps } from "#site/components/quotation/quotation.tsx";
import { useSlides } from "./use-slides.ts";

/**
 * Testimonials one at a time, as the carousel of the ARIA Authoring Practices. All of them are in the markup, so that a
 * reader without scripts gets the whole list.
 */
export function TestimonialSlider({ items }: { items: readonly QuotationProps[] }): ReactNode {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { index, isFading, isRotating, show } = useSlides(items.length, !isPaused && !isHovered && !hasFocus);
  const slidesId = useId();
  const total = items.length;

  return (
    <section
      className="slider"
      aria-roledescription="carousel"
      aria-label="Testimonials"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(staysInside(event))}
    >
      {total > 1 && (
        <div className="slider-controls">
          <button className="slider-pause" type="button" onClick={() => setPaused(!isPaused)}>
            {isPaused ? "Play" : "Pause"}
            <span className="visually-hidden"> testimonials</span>
          </button>
          <button
            type="button"
            aria-label="Previous testimonial"
            aria-controls={slidesId}
            onClick={() => show(index - 1)}
          >
            ←
          </button>
          <button type="button" aria-label="Next testimonial" aria-controls={slidesId} onClick={() => show(index + 1)}>
            →
          </button>
          <span className="slider-position">
            {index + 1} of {total}
          </span>
          <ol className="slider-picker">
            {items.map(({ quote }, at) => (
              <li key={quote}>
                <button
                  type="button"
                  aria-label={`Show testimonial ${at + 1}`}
                  aria-current={at === index ? "true" : undefined}
                  onClick={() => show(at)}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div id={slidesId} className={isFading ? "slides fading" : "slides"} aria-live={isRotating ? "off" : "polite"}>
        {items.map((item, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
          <div
            key={item.quote}
            className="slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${total}`}
            hidden={at !== index}
          >
            <Quotation {...item} />
          </div>
        ))}
      </div>
    </section>
  );
}

function staysInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.contains(relatedTarget);
}
