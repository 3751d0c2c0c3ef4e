import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf(["breadcrumbs", "hero", "whyChoose", "form", "officeInfo", "mapEmbed", "rest", "cta"]);
