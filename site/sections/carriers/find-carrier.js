// Shows the search by name and filters the list of carriers. Without it, the list is complete.
{
  const search = document.querySelector(".carrier-search");
  const [input, status] = search.querySelectorAll("input, [role]");
  const carriers = [...document.querySelectorAll(".carrier")];
  const fold = (text) =>
    text
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}\s]/gu, "")
      .toLowerCase();
  const filter = () => {
    const words = fold(input.value).split(/\s+/);
    for (const carrier of carriers) {
      const text = fold(carrier.querySelector(".carrier-name").textContent);
      carrier.hidden = !words.every((word) => text.includes(word));
    }
    const found = carriers.filter(({ hidden }) => !hidden).length;
    status.textContent = input.value.trim() && (found === 1 ? "1 carrier found" : `${found || "No"} carriers found`);
  };
  search.hidden = false;
  input.addEventListener("input", filter);
  // A link to a carrier shows it, whatever was typed before.
  addEventListener("hashchange", () => {
    input.value = "";
    filter();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  // A browser may restore what was typed.
  addEventListener("pageshow", filter);
}
