/** The parts of a proposal that the bar of its preview shows. */
export interface PreviewBar {
  /** Address of the preview, such as `/preview/<token>`, and the path of the page within it. */
  base: string;
  path: string;
  note: string;
  author: string;
  version: number;
  /** State in words: "Not published yet". */
  state: string;
  /** True if the link shows the proposal as it was when the link was made. */
  isPinned: boolean;
  /** Approvals that the rules still ask for, in words. */
  missing: string;
  /** True if the person who has the link was asked to approve, and still can. */
  mayApprove: boolean;
  /** Name of the person who was asked to approve; "" if nobody was. */
  invited: string;
  events: readonly { kind: "comment" | "approval"; name: string; text: string; at: string }[];
  /** Outcome of the last form. */
  message?: string | undefined;
}
