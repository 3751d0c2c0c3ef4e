/** Sample request for a certificate of insurance, with files. */
import type { RequestEntry } from "#api/quotes/outbox/outbox.ts";
import type { RequestKind } from "#content/quote-form/request-kinds.ts";

const PROMISE = "Nothing is changed until we confirm it in writing.";

export const CERTIFICATE_KIND: RequestKind = {
  id: "certificate",
  title: "Certificate of Insurance",
  page: "service/certificate",
  form: { title: "Ask for a certificate", promise: PROMISE, email: "certificates@agency.example" },
};

const ID = "7f3a29c1d3e4c2b8a6f1e0d5";

export const CERTIFICATE: RequestEntry = {
  id: ID,
  kind: "quote",
  receivedAt: "2026-11-30T15:45:12.000Z",
  messageId: `<${ID}@agency.example>`,
  fingerprint: "0c",
  request: {
    kind: { id: CERTIFICATE_KIND.id, title: CERTIFICATE_KIND.title },
    firstName: "Ann",
    lastName: "Lee",
    email: "ann.lee@example.com",
    phone: "(515) 555-0142",
    insuranceType: "business",
    lineTitle: "Business",
    details: [
      { id: "neededBy", label: "Needed by", value: "2026-12-04" },
      { id: "holder", label: "Certificate holder", value: "Maple Fork School District" },
      { id: "holderAddress", label: "Address", value: "200 School Street\nMaple Fork, IA 50099" },
    ],
    files: [
      { id: "f1c0ffee00000000000000a1", name: "contract.pdf", type: "application/pdf", bytes: 262_144 },
      { id: "f1c0ffee00000000000000a2", name: "job-site.jpg", type: "image/jpeg", bytes: 1_800_000 },
    ],
    promise: PROMISE,
  },
  attempts: 0,
};
