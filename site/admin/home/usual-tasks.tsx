import type { ReactNode } from "react";
import { type Address, formatAddress, type SectionId } from "../navigation/address.ts";

interface Task {
  title: string;
  hint: string;
  to: Partial<Address> & { section: SectionId };
}

const TASKS: readonly Task[] = [
  { title: "Change a page", hint: "Text, lists, photos and links", to: { section: "pages" } },
  {
    title: "Change phone, hours or address",
    hint: "One change updates the whole site",
    to: { section: "business-info" },
  },
  {
    title: "Add a team member",
    hint: "Name, role, licenses and photo",
    to: { section: "pages", path: "home", parameters: { field: "/team/members" } },
  },
  { title: "Add a photo", hint: "From your phone or computer", to: { section: "photos" } },
  { title: "Answer a quote request", hint: "Reply, call, mark as handled", to: { section: "quote-requests" } },
  { title: "Undo a change", hint: "Every version is kept", to: { section: "history" } },
];

/** Links to what people do most often. */
export function UsualTasks({ sections }: { sections: readonly SectionId[] }): ReactNode {
  const tasks = TASKS.filter(({ to: { section } }) => sections.includes(section));
  return (
    <ul className="tasks">
      {tasks.map(({ title, hint, to }) => (
        <li key={title}>
          <a href={formatAddress(to)}>
            <strong>{title}</strong> <span>{hint}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
