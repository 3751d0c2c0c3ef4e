import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { AdminApp } from "#site/admin/admin-app.tsx";

const root = document.getElementById("admin");
if (root !== null) createRoot(root).render(createElement(AdminApp));
