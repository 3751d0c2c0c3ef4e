// Fills in the quote form before it is painted, so that nothing shifts: with the draft of this tab, and with the insurance
// type of the page that the visitor came from. Every input saves the draft, which the form removes once the request is
// sent. Session storage ends with the tab, so that the next user of a shared computer does not see it.
{
  const key = "quote-draft";
  const { hash, origin } = location;
  const { referrer } = document;
  const select = document.getElementById("insuranceType");
  const island = select.form.parentElement;
  const findControls = () => [...island.querySelectorAll(".field > :is(input, select, textarea)")];

  try {
    // The address of both confirmations after a form that the browser itself has sent.
    if (hash.startsWith("#request-received")) sessionStorage.removeItem(key);
    const draft = JSON.parse(sessionStorage.getItem(key)) ?? {};
    // A visitor who came again from another page wants the type of that page.
    if (draft.referrer !== referrer) delete draft.insuranceType;
    for (const control of findControls()) control.value ||= draft[control.name] ?? "";
  } catch {
    // Session storage is blocked.
  }

  const type = referrer.startsWith(`${origin}/`) && referrer.slice(origin.length).split(/[/?#]/)[1];
  const option = [...select.options].find(({ value }) => value === type);
  if (option && !select.value) option.selected = true;

  island.addEventListener("input", () => {
    const values = Object.fromEntries(findControls().map(({ name, value }) => [name, value]));
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...values, referrer }));
    } catch {
      // Session storage is blocked or full.
    }
  });
}
