/** Figures and labels that the site's behavior depends on. */

/** Time that the slider shows one testimonial. */
export const testimonialRotationMs = 5000;
/** Time that the slider takes to fade a testimonial out before it shows the next one. */
export const testimonialFadeMs = 150;
export const testimonialSwipeThresholdPx = 50;

/** Maximum length of a product description that is taken from a feature. Three dots follow a cut. */
export const productExcerptMaxCharacters = 100;
/** Maximum length of a team bio that is shown in full. A longer bio is cut here, with a toggle for the rest. */
export const bioMaxCharacters = 120;

export const messageTextareaRows = 4;
/** Time that the quote form waits for a response. */
export const quoteSubmitTimeoutMs = 30_000;
/** Longest wait that a response may ask for before the quote form sends the request again without asking the visitor. */
export const quoteRetryMaxWaitMs = 5000;

export const maxVisibleToasts = 1;
/** Time that a toast is visible. It pauses while the pointer or the focus is on the toast. */
export const toastDurationMs = 5000;
/** Time between the dismissal of a toast and its removal from the list. */
export const toastRemoveDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;
export const toastSwipeDirection = "right";
/** Key that moves the focus to the toasts. */
export const toastHotkey = "F8";

/** Time between hover or focus and the opening of a tooltip. */
export const tooltipDelayMs = 700;
/** Time after a tooltip closes in which the next one opens without a delay. */
export const tooltipSkipDelayMs = 300;

/** Maximum length of a name in the history. */
export const nameMaxCharacters = 60;
export const emailMaxCharacters = 254;
/** Maximum length of a note in the history. */
export const messageMaxCharacters = 500;

/** Time that campaign parameters stay in local storage: 30 days. */
export const campaignLifetimeMs = 30 * 24 * 60 * 60 * 1000;

export const contactPath = "/contact";
export const claimsPath = "/claims";
/** Button label for content that has none. */
export const defaultCallToAction = "Get Your Free Quote";
