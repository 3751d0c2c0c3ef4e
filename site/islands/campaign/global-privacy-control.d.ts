/** https://www.w3.org/TR/gpc/#javascript-property-to-detect-preference */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
}
