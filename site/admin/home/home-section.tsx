import { formatAddress, type LinkTarget, type SectionId, type SectionProps } from "../navigation/address.ts";
import { RequestCounts } from "../quotes/request-counts.tsx";
import { WaitingRequests } from "../quotes/waiting-requests.tsx";
import { mayReadRequests } from "../session/access.ts";
import { AttentionList } from "./attention-list.tsx";
import { CloseToday } from "./close-today.tsx";

/** The start of the admin: what waits for the user, and the usual tasks. A line that opens Content Import follows below it. */
export function HomeSection(props: SectionProps) {
  return (
    <section className="home" aria-labelledby="home-title">
      <header className="section-bar">
        <h2 id="home-title">Home</h2>
      </header>
      <div className="columns">
        <div className="waiting">
          {mayReadRequests(props.session) && <WaitingRequests {...props} />}
          <section aria-labelledby="attention-title">
            <h3 id="attention-title">Needs Attention</h3>
            <AttentionList {...props} />
          </section>
        </div>
        <section aria-labelledby="tasks-title">
          <h3 id="tasks-title">What Would You Like to Do?</h3>
          <UsualTasks sections={props.sections} />
          <CloseToday {...props} />
          {mayReadRequests(props.session) && <RequestCounts {...props} />}
        </section>
      </div>
    </section>
  );
}

const TASKS: readonly { title: string; hint: string; to: LinkTarget }[] = [
  { title: "Change a page", hint: "Text, lists, photos and links", to: { section: "pages" } },
  {
    title: "Change phone, hours or address",
    hint: "One change updates the whole site",
    to: { section: "business-info" },
  },
  {
    title: "Post a notice",
    hint: "Storms, closings, other news",
    to: { section: "business-info", parameters: { field: "/notice/text" } },
  },
  {
    title: "Add a team member",
    hint: "Name, role, licenses and photo",
    to: { section: "pages", path: "home", parameters: { field: "/team/members" } },
  },
  { title: "Add a photo", hint: "From your phone or computer", to: { section: "photos" } },
  { title: "Answer a quote request", hint: "Reply, call, mark as done", to: { section: "quote-requests" } },
  { title: "Undo a change", hint: "Every version is kept", to: { section: "history" } },
];

function UsualTasks({ sections }: { sections: readonly SectionId[] }) {
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
