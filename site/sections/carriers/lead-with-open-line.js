// Leads the claims page with the carriers while the office is closed. It runs before the page is painted, so that nothing
// shifts, and moves the section itself, so that screen readers and the keyboard meet it in the same order.
{
  const schedule = document.querySelector("[data-schedule]")?.dataset.schedule;
  if (schedule) {
    const [timeZone, week, holidays] = JSON.parse(schedule);
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    const [today, clock] = format.format(new Date()).split(" ");
    const [date, time] = [today, clock].map((text) => Number(text.replaceAll(/\D/g, "")));
    const holiday = holidays.find(([first, last]) => first <= date && date <= last);
    const spans = holiday ? holiday[2] : week[new Date(today).getUTCDay()];
    if (!spans.some(([opens, closes]) => opens <= time && time < closes)) {
      const carriers = document.getElementById("carriers");
      document.getElementById("about")?.before(carriers);
      const button = document.querySelector("#hero .button");
      if (button) {
        button.href = "#carriers";
        button.textContent = "Call Your Carrier";
      }
    }
  }
}
