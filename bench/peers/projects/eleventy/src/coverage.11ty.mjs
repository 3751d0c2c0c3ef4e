import { render as renderPage } from "../template.mjs";

export const data = {
  pagination: { data: "coverage", size: 1, alias: "item" },
  permalink: ({ item }) => `commercial/${item.slug}.html`,
};

export const render = ({ item }) => renderPage(item);
