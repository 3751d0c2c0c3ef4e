import { ISLANDS, type IslandName, type IslandTrigger } from "./registry.ts";

const TRIGGERS: Record<IslandTrigger, (element: Element, start: () => void) => void> = {
  load: (_element, start) => start(),
  visible(element, start) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
  },
  interaction(element, start) {
    const events = ["pointerenter", "pointerdown", "focusin"];
    const begin = () => {
      for (const event of events) element.removeEventListener(event, begin);
      start();
    };
    for (const event of events) element.addEventListener(event, begin);
  },
};

/** Brings every island of the page to life, each at its time. A page that the browser only prerenders waits to be shown. */
export function hydrateIslands(): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", hydrateIslands, { once: true });
  else for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) schedule(element);
}

function schedule(element: HTMLElement): void {
  const { island, when, props = "{}" } = element.dataset;
  TRIGGERS[when as IslandTrigger](element, async () => {
    const [{ hydrate }, component] = await Promise.all([import("./hydrate.ts"), ISLANDS[island as IslandName]()]);
    hydrate(element, component, JSON.parse(props), island as IslandName);
  });
}
