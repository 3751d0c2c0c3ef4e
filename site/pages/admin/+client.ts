import { AdminApp } from "#site/admin/admin-app.tsx";
import { hydrateIsland } from "#site/islands/island/hydrate-island.ts";

const element = document.getElementById("admin");
if (element !== null) void hydrateIsland(element, AdminApp, {});
