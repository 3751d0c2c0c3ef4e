import { createPage } from "#site/sections/create-page.tsx";

export default createPage(["breadcrumbs", "hero", "about", "carriers", "features", "rest", "cta"]);
