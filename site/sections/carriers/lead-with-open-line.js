// Leads the claims page with the carriers while the office is closed. It runs before the page is painted, so that nothing
// shifts, and moves the section itself, so that screen readers and the keyboard meet it in the same order.
{
  const timeline = document.querySelector("[data-status]")?.dataset.status ?? "";
  let [minutes, status] = [0, ""];
  // Each change has the minutes since the one before. The text is empty at the end, when the page is too old to know more.
  for (const [, delay, text] of timeline.matchAll(/(\d+)\|([^|]*)/g)) {
    minutes += Number(delay);
    if (minutes * 60_000 <= Date.now()) status = text;
  }
  if (status.startsWith("Closed")) {
    const carriers = document.getElementById("carriers");
    document.getElementById("about")?.before(carriers);
    const button = document.querySelector("#hero .button");
    if (button) {
      button.href = "#carriers";
      button.textContent = "Call Your Carrier";
    }
  }
}
