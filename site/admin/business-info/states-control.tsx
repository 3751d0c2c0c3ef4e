import { type ReactNode, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { State } from "#schemas/generated/site.ts";
import { US_STATES } from "#schemas/us-states.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import type { ControlProps } from "../ui/controls/control.ts";

const STATES = Object.entries(US_STATES) as [State, string][];

/** The states in which the agency has licenses, as a list to check, with a search. */
export function StatesControl({ id, name: _, value = [], onChange, ...attributes }: ControlProps<State[]>): ReactNode {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = STATES.filter(([code, name]) => name.toLowerCase().includes(wanted) || code.toLowerCase() === wanted);

  function toggle(state: State, isLicensed: boolean): void {
    onChange(isLicensed ? [...value, state] : value.filter((other) => other !== state));
  }

  return (
    <div className="states-control">
      <input
        {...attributes}
        id={id}
        type="search"
        placeholder="Search states"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="field-hint" role="status">
        {formatCount(value.length, "license")}
        {wanted !== "" && `, ${formatCount(found.length, "state")} found`}
      </p>
      <ul className="state-list">
        {found.map(([code, name]) => (
          <li key={code}>
            <Checkbox isChecked={value.includes(code)} onChange={(isLicensed) => toggle(code, isLicensed)}>
              {name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
