import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#content/facts/office-hours.ts";
import { answer, api } from "../api/client.ts";

const HEIGHT = 28;

const nameMonth = (month: string) => formatDate(`${month}-01`, { month: "long", year: "numeric" });

/** Numbers of requests by kind and month: a table whose cells are bars. Hidden while there are none. */
export function RequestCounts({ isShown }: { isShown: boolean }) {
  const queryFn = () => answer(api.quotes.counts.$get());
  const { data } = useQuery({ queryKey: ["quotes", "counts"], queryFn, enabled: isShown });
  const { months = [], kinds = [] } = data ?? {};
  const highest = Math.max(...kinds.flatMap(({ counts }) => counts));
  if (kinds.length === 0) return null;
  return (
    <section className="request-counts" aria-labelledby="request-counts-title">
      <h3 id="request-counts-title">Requests by Month</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {months.map((month) => (
              <th key={month} scope="col" title={nameMonth(month)}>
                <span aria-hidden="true">{nameMonth(month).charAt(0)}</span>
                <span className="visually-hidden">{nameMonth(month)}</span>
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ title, counts }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {months.map((month, index) => (
                <td key={month} title={`${nameMonth(month)}: ${counts[index]}`}>
                  <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
                    <rect
                      width="10"
                      height={HEIGHT}
                      y={HEIGHT - Math.max(1, ((counts[index] ?? 0) / highest) * HEIGHT)}
                    />
                  </svg>
                  <span className="visually-hidden">{counts[index]}</span>
                </td>
              ))}
              <td>{counts.reduce((sum, count) => sum + count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a href="/api/admin/quotes/counts.csv" download>
        Download CSV
      </a>
    </section>
  );
}
