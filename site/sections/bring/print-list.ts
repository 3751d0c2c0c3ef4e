/** Prints only the list of the page when the visitor clicks its button. */
export function printListOnClick(): void {
  const { dataset } = document.documentElement;
  document.querySelector("[data-print]")?.addEventListener("click", () => {
    dataset.printing = "";
    print();
  });
  addEventListener("afterprint", () => delete dataset.printing);
}
