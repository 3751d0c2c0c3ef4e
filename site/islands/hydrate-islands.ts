import type { ComponentType } from "react";
import type { IslandName, IslandTrigger } from "./island/island.tsx";

const ISLAND_LOADERS = {
  deductible: async () => (await import("./deductible/deductible-calculator.tsx")).DeductibleCalculator,
  "enrollment-dates": async () => (await import("./enrollment-dates/enrollment-date-finder.tsx")).EnrollmentDateFinder,
  "quote-form": async () => (await import("./quote-form/quote-request-form.tsx")).QuoteRequestForm,
  "stat-figures": async () => (await import("../components/stat-list/stat-figures.tsx")).StatFigures,
  "testimonial-slider": async () => (await import("./testimonial-slider/testimonial-slider.tsx")).TestimonialSlider,
} satisfies Record<IslandName, () => Promise<unknown>>;

/** Events by which a visitor first reaches an island. Dispatching one of them again has no side effects. */
const INTERACTION_EVENTS = ["pointermove", "pointerdown", "focusin"];

const TRIGGERS: Record<IslandTrigger, (element: Element, start: () => Promise<void>) => void> = {
  visible(element, start) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start().then(replayClicks);
    });
    observer.observe(element);
    const clicks: Event[] = [];
    const record = (event: Event) => void clicks.push(event);
    element.addEventListener("click", record);
    const replayClicks = () => {
      element.removeEventListener("click", record);
      for (const { target } of clicks) (target as Element).closest<HTMLElement>("button[type=button]")?.click();
    };
  },
  interaction(element, start) {
    /** Latest event of each type, in the order of arrival. */
    const events = new Map<string, Event>();
    const record = (event: Event) => {
      if (events.size === 0) start().then(replayAll);
      events.delete(event.type);
      events.set(event.type, event);
    };
    const replayAll = () => {
      for (const type of INTERACTION_EVENTS) element.removeEventListener(type, record);
      for (const event of events.values()) replay(event);
    };
    for (const type of INTERACTION_EVENTS) element.addEventListener(type, record);
  },
  idle(element, start) {
    let started: Promise<void> | undefined;
    const startOnce = () => (started ??= start());
    TRIGGERS.interaction(element, startOnce);
    const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(startOnce);
    if (document.readyState === "complete") startWhenIdle();
    else addEventListener("load", startWhenIdle);
  },
};

/** Hydrates every island of the page when its trigger fires. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) hydrateOnTrigger(element);
}

function hydrateOnTrigger(element: HTMLElement): void {
  const { island, when, props = "{}" } = element.dataset;
  const releaseSubmit = holdInvalidSubmit(element);
  TRIGGERS[when as IslandTrigger](element, async () => {
    const scripts = Promise.all([import("./island/hydrate-island.ts"), ISLAND_LOADERS[island as IslandName]()]);
    // The page also works if they cannot be loaded, which happens whenever the visitor leaves it first.
    const loaded = await scripts.catch(() => undefined);
    // The cast is safe because <Island> serialized the props of this component.
    if (loaded) await loaded[0].hydrateIsland(element, loaded[1] as ComponentType<object>, JSON.parse(props));
    releaseSubmit();
  });
}

/**
 * Hides the messages of the browser when a form is submitted before hydration. A valid form is sent by the browser.
 * @returns a function that submits an invalid form again. The island then shows its messages, or the browser does if the
 * island could not be loaded.
 */
function holdInvalidSubmit(element: Element): () => void {
  let form: HTMLFormElement | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    form = (event.target as HTMLInputElement).form;
  };
  element.addEventListener("invalid", hold, true);
  return () => {
    element.removeEventListener("invalid", hold, true);
    form?.requestSubmit();
  };
}

/** Dispatches an event again for React, unless the pointer or the focus has left its target. */
function replay(event: Event): void {
  const target = event.target as Element;
  if (!target.matches(":hover, :focus")) return;
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
