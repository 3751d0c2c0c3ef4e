import type { SlotProps } from "agency-site/slots";

export const version = 1;

export default ({ site }: SlotProps) => <p>New here? Call {site.phone} and ask for a review of your policies.</p>;
