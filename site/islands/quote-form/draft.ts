/** Key in session storage under which `site/sections/quote-form/prefill.js` keeps what the visitor typed. */
const DRAFT_KEY = "quote-draft";

/** Removes the draft of a request that was sent. */
export function removeDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Session storage is blocked, so there is no draft.
  }
}
