import { render } from "../template.mjs";

export const data = {
  pagination: { data: "coverage", size: 1, alias: "item" },
  permalink: ({ item }) => `commercial/${item.slug}.html`,
};

export default ({ item }) => render(item);
