/** Runs at once or, on a page that the browser only prerenders, when it is shown. */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
