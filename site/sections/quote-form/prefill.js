// Fills in the form of a request before it is painted, so that nothing shifts: with the draft of this tab, and with the subject that
// the address names, or else the line of business of the page that the visitor came from. Every input saves the draft. Once
// the request is sent, the draft makes way for a receipt, which fills in the confirmation, also after a reload. Session
// storage ends with the tab, so that the next user of a shared computer does not see it.
{
  const { hash, origin, search } = location;
  const { referrer } = document;
  const FORM_PAGE = /\/(?:contact|service\/[^/?]+)(?:$|\?)/;
  const card = document.querySelector(".quote-card");
  const confirmation = card.querySelector(".confirmation");
  const subjects = JSON.parse(card.dataset.subjects);
  // The page that answers a plain form has only the confirmation.
  const form = card.querySelector("form");
  // Drafts are kept by the kind of request.
  const kind = card.dataset.kind;
  const [draftKey, receiptKey] = [`${kind}-draft`, `${kind}-receipt`];
  const findControls = () => [...card.querySelectorAll(".field > :is(input:not([type=file]), select, textarea)")];

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

  const createItem = (text) => Object.assign(document.createElement("li"), { textContent: text });
  const showReceipt = (receipt) => {
    for (const element of card.querySelectorAll("[data-receipt]")) {
      const value = receipt[element.dataset.receipt];
      if (!value?.length) continue;
      if (Array.isArray(value)) element.replaceChildren(...value.map(createItem));
      else element.textContent = value;
      element.parentElement.hidden = false;
    }
    card.dataset.type = receipt.insuranceType;
    confirmation.classList.add("received");
  };

  if (!form) write(draftKey);
  else if (hash.startsWith("#request-received")) {
    const receipt = read(receiptKey);
    // A form that the browser has sent leads here from the contact page or from the page of a rejected form.
    const isSent = receipt.insuranceType || (referrer.startsWith(`${origin}/`) && FORM_PAGE.test(referrer));
    if (isSent) {
      write(draftKey);
      showReceipt(receipt);
    } else history.replaceState(history.state, "", location.pathname + search);
  }

  if (form) {
    const { about, insuranceType, message } = form.elements;
    const draft = read(draftKey);
    const line = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length).split(/[/?#]/)[1] : "";
    const options = [...(insuranceType.options ?? [])].filter(({ value }) => value);
    const isKnown = (id) => id && (Object.hasOwn(subjects, id) || options.some(({ value }) => value === id));
    const named = new URLSearchParams(search).get("about")?.toLowerCase();
    const id = [named, about.value, line, draft.about].find(isKnown);
    const [title, type] = subjects[id] ?? [undefined, id];
    const opener = (subject) => `About ${subject}: `;

    // A visitor who came again for another subject wants the type of that subject, and has other answers to its questions.
    const isRestored = (name) => kind !== "quote" || draft.about === id || !/^insuranceType$|^details/.test(name);
    for (const control of findControls()) {
      if (isRestored(control.name)) control.value ||= draft[control.name] ?? "";
    }
    const option = options.find(({ value }) => value === type);
    if (option && !insuranceType.value) option.selected = true;
    const isUntouched = [["", ""], ...Object.values(subjects)].some(
      ([subject]) => message.value === (subject && opener(subject)),
    );
    // A line of business is already in the type of insurance.
    if (isUntouched) message.value = title && type !== id ? opener(title) : "";

    // A subject belongs to one type of insurance: a visitor who selects another type asks about something else.
    const showSubject = () => {
      const isAsked = id && (insuranceType.value || type) === type;
      about.value = isAsked ? id : "";
      document.getElementById("quote-subject").textContent = isAsked && title ? `: ${title}` : "";
    };
    showSubject();

    let isSent = false;
    // False if session storage is blocked or full.
    let isSaved = "firstName" in draft;
    card.addEventListener("input", () => {
      showSubject();
      const values = Object.fromEntries(findControls().map(({ name, value }) => [name, value]));
      write(draftKey, { ...values, about: id });
      isSaved = "firstName" in read(draftKey);
    });
    // A form that the browser sends leads to a confirmation without this receipt.
    card.addEventListener("submit", ({ defaultPrevented }) => defaultPrevented || write(receiptKey));
    addEventListener("quote-received", ({ detail }) => {
      isSent = true;
      const receipt = { ...detail, subject: about.value && title };
      write(draftKey);
      write(receiptKey, receipt);
      showReceipt(receipt);
    });
    // A link within the page must not bring back the form, and no address may confirm a form that was not sent.
    addEventListener("hashchange", () => {
      if (confirmation.matches(".received")) history.replaceState(history.state, "", "#request-received");
      else if (location.hash.startsWith("#request-received")) location.replace(location.pathname + search);
    });
    // The browser may bring back the page as it was before it sent the form itself.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted && !isSent && isSaved && !("firstName" in read(draftKey))) location.reload();
    });
  }
}
