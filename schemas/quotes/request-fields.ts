/** The vocabulary of fields from which the content composes the forms of service requests. */
import type { FormQuestion } from "./answers.ts";

/** Default of the type: `text`. */
type RequestField = Pick<FormQuestion, "label" | "hint" | "autoComplete" | "choices"> &
  Partial<Pick<FormQuestion, "type">>;

/** ID of the field with the day by which a request must be done. The inbox and alerts use it. */
export const NEEDED_BY = "neededBy";

/** Fields by ID. The IDs are persistent: stored requests, webhooks and exports have them. */
export const REQUEST_FIELDS = {
  action: { label: "What should we do?", type: "choice", choices: ["Add", "Remove", "Change"] },
  [NEEDED_BY]: { label: "Needed by", type: "deadline" },
  effectiveDate: { label: "Start of the change", type: "date" },
  policyNumber: { label: "Policy number" },
  holder: { label: "Certificate holder", hint: "The person or company that asks for the certificate." },
  holderAddress: { label: "Address of the certificate holder", type: "paragraph" },
  holderEmail: { label: "Email address for the certificate" },
  project: { label: "Project or job" },
  wording: {
    label: "Required wording",
    type: "paragraph",
    hint: "Copy it from the contract. Additional insured, waiver and primary wording may need an endorsement.",
  },
  vehicle: { label: "Vehicle", hint: "Year, make and model" },
  vin: { label: "Vehicle identification number (VIN)" },
  driver: { label: "Name of the driver", hint: "We ask for the license number by phone. Please do not send it." },
  formerAddress: { label: "Former address", type: "paragraph" },
  address: { label: "Address", type: "paragraph", autoComplete: "street-address" },
  equipment: { label: "Equipment", hint: "Year, make and model" },
  serialNumber: { label: "Serial number" },
  value: { label: "Value in dollars", type: "number" },
  lender: { label: "Lender, as it must be named" },
  loanNumber: { label: "Loan number" },
  property: { label: "Property or vehicle" },
  storedAt: { label: "Where it is kept" },
  lossDate: { label: "Date of the loss", type: "date" },
  lossPlace: { label: "Place of the loss" },
  topic: {
    label: "About",
    type: "choice",
    choices: ["A bill", "A payment", "A change in the premium", "A cancellation"],
  },
  details: { label: "Details", type: "paragraph" },
} as const satisfies Record<string, RequestField>;
