import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf(["breadcrumbs", "hero", "about", "carriers", "features", "rest", "cta"]);
