import { siteWith, testRule } from "#tests/support/lint.ts";

const boat = { id: "boat", title: "Boat", insuranceType: "personal" } as const;
const link = (url: string) => ({ cta: { title: "T", buttonText: "B", buttonUrl: url } });

testRule("form/subject", [
  [
    "accepts insurance types, coverage pages, declared subjects and links without a subject",
    siteWith({
      home: { about: { description: '<a href="/contact?about=boat#form">B</a> <a href="/contact?about=farm">F</a>' } },
      commercial: { coverage: { items: [{ title: "Trucking", url: "/commercial/trucking" }] } },
      "commercial/trucking": link("/contact?about=commercial/trucking"),
      about: link("/contact?utm_source=a"),
      claims: link("/about?about=rocket"),
      contact: { form: { subjects: [boat] } },
    }),
    [],
  ],
  [
    "suggests the subject with the most similar id",
    siteWith({
      home: link("/contact?about=boot"),
      about: link("https://www.agency.net/contact?about=spaceship"),
      contact: { form: { subjects: [boat] } },
    }),
    [
      'home /cta/buttonUrl The quote form has no subject "boot". Did you mean boat?',
      'about /cta/buttonUrl The quote form has no subject "spaceship".',
    ],
  ],
]);

testRule("form/unused", [
  [
    "accepts three questions for each insurance type",
    siteWith({
      contact: {
        form: {
          subjects: [boat],
          questions: [
            { id: "a", label: "A" },
            { id: "b", label: "B", type: "choice", choices: ["Yes"] },
            { id: "c", label: "C", insuranceTypes: ["farm"] },
            { id: "d", label: "D", insuranceTypes: ["personal"] },
          ],
        },
      },
    }),
    [],
  ],
  [
    "reports ids that are used twice, missing choices, and a fourth question",
    siteWith({
      contact: {
        form: {
          subjects: [boat, { ...boat }, { ...boat, id: "farm" }],
          questions: [
            { id: "a", label: "A" },
            { id: "a", label: "B" },
            { id: "c", label: "C", type: "choice" },
            { id: "d", label: "D", insuranceTypes: ["farm", "personal"] },
          ],
        },
      },
    }),
    [
      "contact /form/subjects/1/id Another subject has the id boat.",
      "contact /form/subjects/2/id The insurance type farm has this id.",
      "contact /form/questions/1/id Another question has the id a.",
      'contact /form/questions/2/id The question "C" has no choices.',
      'contact /form/questions/3/id "D" is one question too many for Farm and Personal: the form does not ask it.',
    ],
  ],
]);

const policy = (description: string) => ({ legal: { sections: [{ title: "What We Ask", description }] } });

testRule("form/unlisted", [
  [
    "accepts questions that the privacy policy lists, in any letter case",
    siteWith({
      contact: {
        form: {
          questions: [
            { id: "acres", label: "Acres you farm" },
            { id: "age", label: "Dog’s age" },
          ],
        },
      },
      privacy: policy("<p>We ask for:</p><ul><li>acres\nyou farm</li><li>Dog's age</li></ul>"),
    }),
    [],
  ],
  [
    "accepts any question if there is no policy",
    siteWith({ contact: { form: { questions: [{ id: "acres", label: "Acres you farm" }] } } }),
    [],
  ],
  [
    "reports a question that the privacy policy does not list",
    siteWith({
      contact: {
        form: {
          questions: [
            { id: "acres", label: "Acres you farm" },
            { id: "dogs", label: "Your dogs" },
          ],
        },
      },
      privacy: policy("We ask for the acres you farm."),
    }),
    ['contact /form/questions/1/label The privacy policy does not list the question "Your dogs".'],
  ],
]);
