/** https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering */
interface Document {
  readonly prerendering?: boolean;
}
