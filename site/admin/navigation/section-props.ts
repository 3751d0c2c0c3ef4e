import type { UserSession } from "../api/client.ts";
import type { Address, SectionId } from "./address.ts";

export interface SectionProps {
  session: UserSession;
  sections: readonly SectionId[];
  /** The address within the section. A hidden section keeps its last one. */
  address: Address;
  isShown: boolean;
  /** Called with true while the section has changes that are not published. */
  onUnsaved(isUnsaved: boolean): void;
}
