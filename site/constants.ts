/** Figures and labels that the site's behaviour depends on. */

/** Time for which the slider shows one testimonial. */
export const testimonialRotationMs = 5000;
/** Time in which the slider fades a testimonial out before it swaps. */
export const testimonialFadeMs = 150;

/** Length of a product card's description when it is taken from a feature, before the three dots. */
export const productExcerptMaxCharacters = 100;
/** Longest team bio that is shown whole, and the length to which a longer one is cut. */
export const bioMaxCharacters = 120;

export const messageTextareaRows = 4;
/** Time that an answer to a quote request may take. */
export const quoteSubmitTimeoutMs = 30_000;

/** Toasts that are shown at the same time. */
export const maxVisibleToasts = 1;
/** Time for which a toast is shown, while nobody is on it. */
export const toastDurationMs = 5000;
/** Time after which a toast that was dismissed is forgotten. */
export const toastRemoveDelayMs = 1_000_000;
/** Shortest swipe, in pixels, that dismisses a toast. */
export const toastSwipeThresholdPx = 50;
export const toastSwipeDirection = "right";
/** The key that moves the focus to the toasts. */
export const toastHotkey = "F8";

/** Time that the pointer or the focus stays on a button before its tooltip opens. */
export const tooltipDelayMs = 700;
/** Time after a tooltip in which the next one opens at once. */
export const tooltipSkipDelayMs = 300;

/** Length of a name and of a message that the history can hold. */
export const nameMaxCharacters = 60;
export const messageMaxCharacters = 500;

/** Time for which the campaign that led a visitor here is kept: 30 days. */
export const campaignLifetimeMs = 30 * 24 * 60 * 60 * 1000;

export const contactPath = "/contact";
export const defaultCallToAction = "Get Your Free Quote";
export const footerBlurb = "Trusted by individuals and businesses since 2013.";
