import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { THEME } from "#schemas/page-ids.ts";
import { loadDocument } from "../form/document/load-document.ts";
import { queryClient } from "../query/query-client.ts";
import type { ControlProps } from "../ui/controls/control.ts";

const themeQuery = queryOptions({
  queryKey: ["content", THEME],
  queryFn: async () => (await loadDocument(THEME)).content as Theme,
});

/** The color of a line of business: one of the theme's tints. A name that the theme lacks stays until another is chosen. */
export function TintControl({ name, value = "", onChange, ...attributes }: ControlProps<string>): ReactNode {
  const { data } = useQuery(themeQuery, queryClient);
  const tints = data ? resolveTheme(data).tints.map(({ id }) => id) : [];
  return (
    <select {...attributes} name={name} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">Automatic</option>
      {[...new Set([...tints, value])].filter(Boolean).map((id) => (
        <option key={id} value={id}>
          {id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ")}
        </option>
      ))}
    </select>
  );
}
