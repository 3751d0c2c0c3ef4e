/** The list of all lint rules. `agency explain <code>` prints a rule. */
import type { Rule } from "./model/rule.ts";
import { colorsWithoutEffect } from "./rules/colors/colors-without-effect.ts";
import { incompleteConsent } from "./rules/consent/incomplete-consent.ts";
import { conflictingClaims } from "./rules/facts/conflicting-claims.ts";
import { differentFigures } from "./rules/facts/different-figures.ts";
import { expiredClaims } from "./rules/facts/expired-claims.ts";
import { misspelledFacts } from "./rules/facts/misspelled-facts.ts";
import { outdatedFacts } from "./rules/facts/outdated-facts.ts";
import { repeatedClaims } from "./rules/facts/repeated-claims.ts";
import { unknownFacts } from "./rules/facts/unknown-facts.ts";
import { unprovenClaims } from "./rules/facts/unproven-claims.ts";
import { writtenOutFacts } from "./rules/facts/written-out-facts.ts";
import { unknownSubjects } from "./rules/form/unknown-subjects.ts";
import { unlistedQuestions } from "./rules/form/unlisted-questions.ts";
import { unusedFormParts } from "./rules/form/unused-parts.ts";
import { brokenAnchors } from "./rules/links/broken-anchors.ts";
import { brokenLinks } from "./rules/links/broken-links.ts";
import { brokenRedirects } from "./rules/links/broken-redirects.ts";
import { shadowedRedirects } from "./rules/links/shadowed-redirects.ts";
import { unlinkedPages } from "./rules/links/unlinked-pages.ts";
import { externalImages } from "./rules/media/external-images.ts";
import { externalMaps } from "./rules/media/external-maps.ts";
import { missingAltText } from "./rules/media/missing-alt-text.ts";
import { missingFiles } from "./rules/media/missing-files.ts";
import { descriptionLength } from "./rules/meta/description-length.ts";
import { duplicateDescriptions } from "./rules/meta/duplicate-descriptions.ts";
import { duplicateTitles } from "./rules/meta/duplicate-titles.ts";
import { titleLength } from "./rules/meta/title-length.ts";
import { defaultDocuments } from "./rules/publishing/default-documents.ts";
import { medicareDisclaimer } from "./rules/publishing/medicare-disclaimer.ts";
import { missingLicenses } from "./rules/publishing/missing-licenses.ts";
import { publishedAddress } from "./rules/publishing/published-address.ts";
import { sampleContent } from "./rules/publishing/sample-content.ts";
import { expiredNotice } from "./rules/schedule/expired-notice.ts";
import { noHolidays } from "./rules/schedule/no-holidays.ts";
import { overlappingHolidays } from "./rules/schedule/overlapping-holidays.ts";
import { reversedTimes } from "./rules/schedule/reversed-times.ts";
import { unverifiedTestimonials } from "./rules/testimonials/unverified-testimonials.ts";
import { expiredWaivers } from "./rules/waivers/expired-waivers.ts";
import { settingsWithoutEffect } from "./rules/waivers/settings-without-effect.ts";
import { unusedWaivers } from "./rules/waivers/unused-waivers.ts";
import { duties } from "./rules/wording/duties.ts";
import { fullCoverage } from "./rules/wording/full-coverage.ts";
import { guarantees } from "./rules/wording/guarantees.ts";
import { medicareWords } from "./rules/wording/medicare-words.ts";
import { superlatives } from "./rules/wording/superlatives.ts";
import { unlicensedStates } from "./rules/wording/unlicensed-states.ts";

/** The rules whose severities can be set and whose findings can be waived. */
const CONTENT_RULES: readonly Rule[] = [
  brokenLinks,
  brokenAnchors,
  unlinkedPages,
  brokenRedirects,
  shadowedRedirects,
  titleLength,
  descriptionLength,
  duplicateTitles,
  duplicateDescriptions,
  missingFiles,
  missingAltText,
  externalImages,
  externalMaps,
  unknownFacts,
  misspelledFacts,
  writtenOutFacts,
  outdatedFacts,
  differentFigures,
  conflictingClaims,
  repeatedClaims,
  unprovenClaims,
  expiredClaims,
  expiredNotice,
  reversedTimes,
  overlappingHolidays,
  noHolidays,
  colorsWithoutEffect,
  guarantees,
  superlatives,
  duties,
  fullCoverage,
  unlicensedStates,
  medicareWords,
  unverifiedTestimonials,
  incompleteConsent,
  unknownSubjects,
  unusedFormParts,
  unlistedQuestions,
  defaultDocuments,
  sampleContent,
  medicareDisclaimer,
  missingLicenses,
  publishedAddress,
  expiredWaivers,
];

/** All rules, in the order in which they run. */
export const RULES: readonly Rule[] = [
  ...CONTENT_RULES,
  unusedWaivers(CONTENT_RULES),
  settingsWithoutEffect(CONTENT_RULES),
];
