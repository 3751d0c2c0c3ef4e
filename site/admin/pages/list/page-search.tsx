import { type ReactNode, useEffect, useState } from "react";
import { formatAddress } from "#site/admin/navigation/address.ts";
import { FormField } from "#site/admin/ui/form-field.tsx";

/** The pause after the last change before a text is searched for. */
const SEARCH_DELAY_MS = 200;

const MAX_LENGTH = 200;

interface PageSearchProps {
  /** The text in the address. */
  text: string;
  isShown: boolean;
}

/** The search box. The text is part of the address, so Back returns to it. */
export function PageSearch({ text, isShown }: PageSearchProps): ReactNode {
  const [typed, setTyped] = useState(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another text
  useEffect(() => {
    if (text !== typed.trim()) setTyped(text);
  }, [text]);

  useEffect(() => {
    const search = typed.trim();
    if (search === text || !isShown) return;
    const timer = setTimeout(() => {
      location.replace(formatAddress({ section: "pages", ...(search && { parameters: { search } }) }));
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, text, isShown]);

  return (
    <search>
      <FormField label="Search all pages and texts">
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
    </search>
  );
}
