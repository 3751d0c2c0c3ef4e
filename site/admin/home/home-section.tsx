import type { ReactNode } from "react";
import type { SectionProps } from "../navigation/section-props.ts";
import { mayReadRequests } from "../quotes/may-read-requests.ts";
import { WaitingRequests } from "../quotes/waiting-requests.tsx";
import { AttentionList } from "./attention-list.tsx";
import { UsualTasks } from "./usual-tasks.tsx";

/** The start of the admin: what waits for the user, and the usual tasks. A line that opens Content Import follows below it. */
export function HomeSection(props: SectionProps): ReactNode {
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
        </section>
      </div>
    </section>
  );
}
