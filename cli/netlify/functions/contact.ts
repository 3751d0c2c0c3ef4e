import { createHandler } from "../netlify-app.ts";

/** Responds to a request. After a POST, the outbox has to be delivered. */
export default createHandler(({ deliveryWorker }, { method }) =>
  method === "POST" ? deliveryWorker.deliverDue() : undefined,
);
