// Fills in the quote form before it is painted, so that nothing shifts: with the draft of this tab, and with the subject that
// the address names, or else the line of business of the page that the visitor came from. Every input saves the draft. Once
// the request is sent, the draft makes way for a receipt, which fills in the confirmation, also after a reload. Session
// storage ends with the tab, so that the next user of a shared computer does not see it.
{
  const [draftKey, receiptKey] = ["quote-draft", "quote-receipt"];
  const { hash, origin, search } = location;
  const { referrer } = document;
  const card = document.querySelector(".quote-card");
  const subjects = JSON.parse(card.dataset.subjects);
  // The page that answers a plain form has only the confirmation.
  const form = card.querySelector("form");
  const findControls = () => [...card.querySelectorAll(".field > :is(input, select, textarea)")];

  const read = (key) => {
    try {
      return JSON.parse(sessionStorage.getItem(key)) ?? {};
    } catch {
      // Session storage is blocked.
      return {};
    }
  };
  const write = (key, value) => {
    try {
      if (value) sessionStorage.setItem(key, JSON.stringify(value));
      else sessionStorage.removeItem(key);
    } catch {
      // Session storage is blocked or full.
    }
  };

  const showReceipt = (receipt) => {
    for (const element of card.querySelectorAll("[data-receipt]")) {
      const text = receipt[element.dataset.receipt];
      if (!text) continue;
      element.textContent = text;
      element.parentElement.hidden = false;
    }
    card.dataset.type = receipt.insuranceType;
  };

  if (!form) write(draftKey);
  else if (hash.startsWith("#request-received")) {
    const receipt = read(receiptKey);
    // A form that the browser has sent leads here from the contact page or from the page of a rejected form.
    const isSent = receipt.insuranceType || (referrer.startsWith(`${origin}/`) && /\/contact(?:$|\?)/.test(referrer));
    if (isSent) {
      write(draftKey);
      showReceipt(receipt);
    } else history.replaceState(history.state, "", location.pathname + search);
  }

  if (form) {
    const { about, insuranceType, message } = form.elements;
    const draft = read(draftKey);
    const line = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length).split(/[/?#]/)[1] : "";
    const options = [...insuranceType.options].filter(({ value }) => value);
    const isKnown = (id) => id && (Object.hasOwn(subjects, id) || options.some(({ value }) => value === id));
    const id = [new URLSearchParams(search).get("about"), about.value, line, draft.about].find(isKnown);
    const [title, type] = subjects[id] ?? [undefined, id];
    const opener = (subject) => `About ${subject}: `;

    // A visitor who came again for another subject wants the type of that subject.
    if (draft.about !== id) delete draft.insuranceType;
    for (const control of findControls()) control.value ||= draft[control.name] ?? "";
    const option = options.find(({ value }) => value === type);
    if (option && !insuranceType.value) option.selected = true;
    if (id) about.value = id;
    if (title) document.getElementById("quote-subject").textContent = `: ${title}`;
    const isUntouched = [["", ""], ...Object.values(subjects)].some(
      ([subject]) => message.value === (subject && opener(subject)),
    );
    // A line of business is already in the type of insurance.
    if (isUntouched) message.value = title && type !== id ? opener(title) : "";

    let isSent = false;
    form.parentElement.addEventListener("input", () => {
      const values = Object.fromEntries(findControls().map(({ name, value }) => [name, value]));
      write(draftKey, { ...values, about: id });
    });
    addEventListener("quote-received", ({ detail }) => {
      isSent = true;
      const receipt = { ...detail, subject: title };
      write(draftKey);
      write(receiptKey, receipt);
      showReceipt(receipt);
    });
    // The browser may bring back the page as it was before it sent the form itself.
    addEventListener("pageshow", ({ persisted }) => {
      const isEmpty = findControls().every(({ value, type: kind }) => !value || kind === "select-one");
      if (persisted && !isSent && !isEmpty && !sessionStorage.getItem(draftKey)) location.reload();
    });
  }
}
