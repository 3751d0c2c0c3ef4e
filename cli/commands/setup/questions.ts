/** The questions of `agency init`, each of which is also an option. */
import type { JsonValue } from "#schemas/json.ts";

/** The text of each question, and the answer that --yes takes. */
export const QUESTIONS = {
  name: ["Name of the agency", "Cedar Hill Insurance"],
  phone: ["Phone", "(217) 555-0142"],
  email: ["Email address", "hello@agency.example"],
  address: ["Address of the office", "1 Main Street, Springfield, IL 62701"],
  hours: ["Office hours", "Mo-Fr 08:30-17:00"],
  states: ["States with a license", "IL"],
  lines: [
    "Lines of business with their pages",
    "personal: home, auto, renters, umbrella; commercial: general-liability, commercial-property",
  ],
  carriers: ["Carriers, or nothing", ""],
  colors: ["Main color and color of buttons", "#1f4a66, #b4530a"],
  logo: ["File of the logo, SVG or PNG, or nothing", ""],
} as const satisfies Record<string, readonly [text: string, standard: string]>;

export type TypedAnswers = Record<keyof typeof QUESTIONS, string>;

const list = (text: string, separator = ",") => text.split(separator).flatMap((part) => part.trim() || []);

export function readAnswers({ address, hours, states, lines, carriers, colors, logo, ...typed }: TypedAnswers) {
  const [street = "", city = "", place = ""] = list(address);
  const [state = "", zip = ""] = list(place, " ");
  const [primary = "", accent = ""] = list(colors);
  return {
    ...typed,
    offices: [{ name: city, street, city, state, zip, hours }],
    states: list(states),
    lines: list(lines, ";").map(readLine),
    carriers: list(carriers),
    colors: { primary, accent },
    ...(logo !== "" && { logo }),
  };
}

/** Reads "personal: home, auto". The title of a line follows from its id. */
function readLine(text: string): JsonValue {
  const [id = "", pages = ""] = list(text, ":");
  return { id, title: id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " "), pages: list(pages) };
}
