import { createPage } from "#site/sections/create-page.tsx";

export default createPage(["breadcrumbs", "hero", "whyChoose", "form", "officeInfo", "mapEmbed", "rest", "cta"]);
