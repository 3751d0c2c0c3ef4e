import type { Context } from "@netlify/functions";
import { createOpener } from "../netlify-app.ts";

const open = createOpener();

/** Responds to a request. After a POST, the invocation goes on until the outbox has been delivered. */
export default async function contact(request: Request, context: Context): Promise<Response> {
  const { app, deliveryWorker } = await open(context);
  const response = await app.fetch(request, { address: context.ip });
  if (request.method === "POST") context.waitUntil(deliveryWorker.deliverDue());
  return response;
}
