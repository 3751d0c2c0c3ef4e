/** Next steps in the admin, for codes whose hint in the catalog names commands, files or the API. */
export const ADMIN_HINTS: Readonly<Record<string, string>> = {
  "input/empty": "Paste the content or drop a file. “What you can import” has an example of each format.",
  "input/too-large": "Split the content by page and import the parts one by one. The limit is 5 MB.",
  "json/conflict-markers":
    "Between the lines that begin with <<<<<<<, ======= and >>>>>>>, keep one version or combine both, and remove those lines.",
  "json/string-too-long":
    "Shorten the text to at most 256 KB. Add an embedded picture under Photos and use its name instead.",
  "format/unknown": "Compare the content with the examples in “What you can import”.",
  "format/resolved": "Its texts would no longer follow the facts. Use “Download Current Content” in History instead.",
  "format/unrecognized":
    "Check that it is the right file. “Download Current Content” in History has every name that the site knows.",
  "page/missing": "Choose a Target Page, or add the page's name to the content.",
  "page/new":
    "Check the spelling of the page. To add it as a new page, turn on “Create pages that don't exist yet” in Options.",
  "page/option-unused": "The content names its pages, and those names win. Remove them to use the Target Page.",
  "content/type": "Change the value as the message says.",
  "content/value": "Change the value as the message says.",
  "content/list-shrinks":
    "A list in an import replaces the whole list. To keep the other items, add them: “Download Current Content” in History has them.",
  "content/section-removed": "To keep the section, add it: “Download Current Content” in History has it.",
  "content/unsafe-html":
    "Check the text that is left. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. Allowed links: http, https, mailto, tel and links within the site.",
  "content/conflict": "Choose whose values to keep, or edit the text and import it again.",
  "claim/conflict":
    "Find out which value is true, and use it in all the places that the message names. If both are true, ask the person who runs the site to record that.",
  "claim/figure":
    "Insert the claim instead of the figure, or correct the claim in Business Info if the new figure is true.",
  "claim/expired":
    "Check the claim. Then change its value, its day and its last day in Business Info, or remove it from the texts.",
  "claim/source": "In Business Info, enter the proof of the claim and the day on which it was checked.",
  "consent/incomplete":
    "Add what is missing to the text beside the consent checkbox, or remove the text and its checkbox.",
  "fact/unknown": "Remove the reference and insert the fact again. Business Info has all facts and claims.",
  "fact/misspelled": "Write the fact as the message does, or remove the words and insert the fact.",
  "fact/written-out": "Remove the words and insert the fact instead, so that it stays current.",
  "form/subject": "Choose another subject for the link, or add this one to the quote form on the contact page.",
  "form/unused":
    "Give the subject or the question an ID that no other has, add choices, or remove a question of that insurance type.",
  "link/anchor": "Choose the link again: the list has the parts of each page that a link can lead to.",
  "media/alt": "Describe the photo for people who can't see it.",
  "media/elsewhere": "Add the photo under Photos, then choose it here.",
  "media/missing": "Add the photo under Photos, then choose it here.",
  "page/unlinked": "Add the page to the coverages on the overview page of its line of business.",
  "production/default-content": "Open the page, replace the sample content with your own, and publish it.",
  "production/medicare-counts":
    "Enter the number of organizations and plans and the disclaimer under Medicare in Business Info.",
  "production/licenses": "Choose all states where the agency is licensed in Business Info.",
  "production/address": "Enter the published address of the website in Business Info.",
  "production/sample": "Replace the sample with real content, or remove the whole entry.",
  "redirect/broken": "Ask the person who runs the site to correct the redirect.",
  "redirect/shadowed": "Retire the page, or ask the person who runs the site to remove the redirect.",
  "schedule/expired-notice": "Remove the notice in Business Info, or choose a later end.",
  "testimonial/unverified": "Enter where the client said it, and the day on which the client permitted you to show it.",
  "waiver/expired": "Change the wording, or ask the person who runs the site to permit it again.",
  "lint/no-effect": "Ask the person who runs the site to correct the site checks.",
  "waiver/unused": "Ask the person who runs the site to remove the exception.",
  "wording/unlicensed-state": "Correct the text, or add the state in Business Info if the agency has the license.",
  "content/unknown-key": "Check the spelling of the name. Its value is kept, but no page shows it.",
};
