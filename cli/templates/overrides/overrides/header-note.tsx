import type { SlotProps } from "agency-site/slots";

/** The version of the contract that this file follows. */
export const version = 1;

/** A line above every page. */
export default function HeaderNote({ site }: SlotProps) {
  return <p>New here? Call {site.phone} and ask for a review of your policies.</p>;
}
