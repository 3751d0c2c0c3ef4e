import type { ComponentType } from "react";
import type { IslandName, IslandTrigger } from "./island/island-types.ts";
import { ISLAND_LOADERS } from "./registry.ts";

/** What first touches an island: the pointer, a finger, or the focus. None of them does anything by itself when repeated. */
const TOUCHES = ["pointermove", "pointerdown", "focusin"];

const TRIGGERS: Record<IslandTrigger, (element: Element, start: () => Promise<void>) => void> = {
  load: (_element, start) => void start(),
  visible(element, start) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
  },
  interaction(element, start) {
    const latest = new Map<string, Event>();
    const keep = (event: Event) => {
      if (latest.size === 0) start().then(replay);
      latest.delete(event.type);
      latest.set(event.type, event);
    };
    const replay = () => {
      for (const type of TOUCHES) element.removeEventListener(type, keep);
      for (const event of latest.values()) repeat(event);
    };
    for (const type of TOUCHES) element.addEventListener(type, keep);
  },
};

/** Brings every island of the page to life, each at its time. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) schedule(element);
}

function schedule(element: HTMLElement): void {
  const { island, when, props = "{}" } = element.dataset;
  TRIGGERS[when as IslandTrigger](element, async () => {
    const [{ hydrateIsland: hydrate }, component] = await Promise.all([
      import("./island/hydrate.ts"),
      ISLAND_LOADERS[island as IslandName](),
    ]);
    // <Island> wrote the props that this component takes.
    await hydrate(element, component as ComponentType<object>, JSON.parse(props));
  });
}

/** Lets React see an event that came before it, where the pointer or the focus still is. */
function repeat(event: Event): void {
  const target = event.target as Element;
  if (!target.matches(":hover, :focus")) return;
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
