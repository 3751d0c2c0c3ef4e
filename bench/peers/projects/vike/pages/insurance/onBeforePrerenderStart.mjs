import { readPages } from "../../read-pages.mjs";

export const onBeforePrerenderStart = () =>
  readPages().map((page) => ({ url: `/commercial/${page.slug}`, pageContext: { page } }));
