import { createHandler } from "../netlify-app.ts";

/** Responds to a request. After a POST, keeps the invocation alive until due entries of the outbox are sent. */
export default createHandler(({ deliveryWorker }, { method }) =>
  method === "POST" ? deliveryWorker.deliverDue() : undefined,
);
