export function showCurrentYear(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-utc-offset-ms]")) {
    const officeMs = Date.now() + Number(element.dataset.utcOffsetMs);
    element.textContent = String(new Date(officeMs).getUTCFullYear());
  }
}
