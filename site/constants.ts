/** Figures and labels that the site's behaviour depends on. */

/** Time for which the slider shows one testimonial. */
export const rotationMs = 5000;
/** Time in which the slider fades a testimonial out before it swaps. */
export const fadeMs = 150;

/** Length of a product card's description when it is taken from a feature, before the three dots. */
export const productExcerptCharacters = 100;
/** Longest team bio that is shown whole, and the length to which a longer one is cut. */
export const bioExcerptCharacters = 120;

/** Fewest characters of a telephone number in the quote form. */
export const phoneMinCharacters = 10;
export const messageRows = 4;

export const contactPath = "/contact";
export const quoteCallToAction = "Get Your Free Quote";
export const footerBlurb = "Trusted by individuals and businesses since 2013.";
