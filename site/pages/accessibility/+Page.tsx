import { pageOf } from "#site/sections/page-of.tsx";

export default pageOf(["breadcrumbs", "hero", "legal", "rest"]);
