/** The questions of `agency init`, each of which is also an option. */
import type { JsonObject, JsonValue } from "#schemas/json.ts";

interface Question {
  /** Name of the option, and of the answer if `read` does not make several. */
  flag: string;
  text: string;
  /** The answer that --yes takes, as a person would type it. */
  standard: string;
  read?(text: string): JsonObject;
}

const list = (text: string) => text.split(/\s*,\s*/).filter(Boolean);

/** Reads "12 Lake Avenue, Duluth, MN 55802". */
function readAddress(text: string): JsonObject {
  const [street = "", city = "", place = ""] = list(text);
  const [state = "", zip = ""] = place.split(/\s+/);
  return { offices: [{ name: city, street, city, state, zip }] };
}

/** Reads "personal: home, auto; life". The title of a line follows from its id. */
function readLines(text: string): JsonObject {
  const lines = text
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((line): JsonValue => {
      const [id = "", pages = ""] = line.split(/\s*:\s*/);
      return { id, title: id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " "), pages: list(pages) };
    });
  return { lines };
}

export const QUESTIONS: readonly Question[] = [
  { flag: "name", text: "Name of the agency", standard: "Cedar Hill Insurance" },
  { flag: "phone", text: "Phone", standard: "(217) 555-0142" },
  { flag: "email", text: "Email address", standard: "hello@agency.example" },
  {
    flag: "address",
    text: "Address of the office",
    standard: "1 Main Street, Springfield, IL 62701",
    read: readAddress,
  },
  { flag: "hours", text: "Office hours", standard: "Mo-Fr 08:30-17:00", read: (hours) => ({ offices: [{ hours }] }) },
  { flag: "states", text: "States with a license", standard: "IL", read: (text) => ({ states: list(text) }) },
  {
    flag: "lines",
    text: "Lines of business with their pages",
    standard: "personal: home, auto, renters, umbrella; commercial: general-liability, commercial-property",
    read: readLines,
  },
  { flag: "carriers", text: "Carriers, or nothing", standard: "", read: (text) => ({ carriers: list(text) }) },
  {
    flag: "colors",
    text: "Main color and color of buttons",
    standard: "#1f4a66, #b4530a",
    read(text) {
      const [primary = "", accent = ""] = list(text);
      return { colors: { primary, accent } };
    },
  },
  {
    flag: "logo",
    text: "File of the logo, SVG or PNG, or nothing",
    standard: "",
    read: (logo) => (logo ? { logo } : {}),
  },
];

/** Makes answers of what a person has typed. */
export function readAnswers(typed: Readonly<Record<string, string>>): JsonObject {
  const answers: JsonObject = {};
  for (const { flag, standard, read = (text: string): JsonObject => ({ [flag]: text }) } of QUESTIONS) {
    for (const [key, value] of Object.entries(read(typed[flag] ?? standard))) {
      const present = answers[key];
      // The address and the hours are parts of one office.
      answers[key] =
        Array.isArray(present) && key === "offices"
          ? [Object.assign({}, present[0], Array.isArray(value) ? value[0] : value)]
          : value;
    }
  }
  return answers;
}
