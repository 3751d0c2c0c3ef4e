/**
 * Questions about 30,000 quote requests in the database: the health check, the first page of the inbox, a search, and
 * everything about a person, against `JSON.parse` of all of them. Each runs in the process that has filled the database.
 * Budget with SQLite: a health check and a page at most once that, a search at most twice, everything about a person at most
 * 20 times.
 */
import { join } from "node:path";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { listRequests } from "#api/quotes/inbox/inbox.ts";
import { toRow } from "#api/quotes/outbox/message-rows.ts";
import { createPerson } from "#api/quotes/outbox/person.ts";
import { findPersonalData } from "#api/quotes/privacy/forget-person.ts";
import { createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import { tableRow } from "./support/table.ts";

const REQUESTS = 30_000;
const ROWS_PER_INSERT = 500;

const MESSAGE = "We have two barns and a machine shed near the highway, and we rent out a third of the land. ".repeat(
  6,
);

/** Maximum times relative to parsing all requests, with SQLite. */
const BUDGETS = { "health check": 1, "first page": 1, search: 2, person: 20 } as const;
type Question = keyof typeof BUDGETS;

export async function benchInbox(folder: string): Promise<boolean> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const places: [string, DatabasePlace][] = [
      ["SQLite", { engine: "sqlite", file: join(folder, "agency.db") }],
      ["Postgres", { engine: "postgres", url: await postgres.createDatabase() }],
    ];
    console.log(tableRow(`${REQUESTS} requests`, "time", "× JSON.parse", "budget"));
    let isWithinBudget = true;
    for (const [name, place] of places) isWithinBudget = (await measurePlace(name, place, folder)) && isWithinBudget;
    return isWithinBudget;
  } finally {
    await postgres.stop();
  }
}

async function measurePlace(name: string, place: DatabasePlace, folder: string): Promise<boolean> {
  const database = openOfficeDatabase(place);
  const rows = Array.from({ length: REQUESTS }, (_, n) => {
    const { request } = sampleEntry(n);
    const visitor = {
      ...request,
      email: `visitor.${n}@example.com`,
      phone: `515${String(n).padStart(7, "0")}`,
      message: MESSAGE,
    };
    return toRow("sent", sampleEntry(n, { request: visitor, attempts: 1 }));
  });
  for (let start = 0; start < REQUESTS; start += ROWS_PER_INSERT) {
    const part = rows.slice(start, start + ROWS_PER_INSERT);
    await database.write((trx) => trx.insertInto("messages").values(part).execute());
  }
  const parseMs = await time(async () => {
    for (const { content } of rows) JSON.parse(content);
  });
  const storage = createQuoteStorage(database, folder);
  const { outbox } = storage;
  const page = { filter: "waiting", limit: 50 } as const;
  const person = createPerson("visitor.17@example.com");
  const questions: Record<Question, () => Promise<unknown>> = {
    "health check": () => Promise.all([outbox.count(), outbox.oldestWaitingMs()]),
    "first page": () => listRequests(outbox, { ...page, search: "" }),
    search: () => listRequests(outbox, { ...page, search: "visitor.17 barns" }),
    person: async () => person && findPersonalData(storage, person),
  };
  let isWithinBudget = true;
  for (const [question, budget] of Object.entries(BUDGETS)) {
    const questionMs = await time(questions[question as Question]);
    const ratio = questionMs / parseMs;
    isWithinBudget &&= place.engine === "postgres" || ratio <= budget;
    console.log(
      tableRow(
        `${name}: ${question}`,
        `${questionMs.toFixed(0)} ms`,
        ratio.toFixed(2),
        place.engine === "sqlite" ? `≤ ${budget}` : "",
      ),
    );
  }
  await database.close();
  return isWithinBudget;
}

async function time(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
