/** Runs a function at once or, on a prerendered page, when the visitor opens the page. */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
