import { useEffect, useState } from "react";
import { TextField } from "../ui/controls/form-field.tsx";

/** The pause after the last key press before the search begins. */
const SEARCH_DELAY_MS = 250;

const MAX_LENGTH = 200;

interface SearchBoxProps {
  label: string;
  search: string;
  /** While it is hidden, the address stays. */
  isShown: boolean;
  /** Returns the address with another text. */
  hrefOf(search: string): string;
}

/** A search box whose text is in the address, so that Back and a reload keep it. */
export function SearchBox({ label, search, isShown, hrefOf }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search !== text.trim()) setText(search);
  }
  const next = text.trim();
  const href = next === search || !isShown ? undefined : hrefOf(next);

  useEffect(() => {
    if (href === undefined) return;
    const timer = setTimeout(() => location.replace(href), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [href]);

  return (
    <search>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}
