import type { UserSession } from "../api/client.ts";
import type { Address, SectionId } from "./address.ts";

/** Properties of the component of a section. */
export interface SectionProps {
  session: UserSession;
  /** The sections that the user may use. */
  sections: readonly SectionId[];
  /** The address within the section. A hidden section keeps its last one. */
  address: Address;
  isShown: boolean;
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  onStoreChanged(): void;
  /** Called with true while the section has changes that are not published. */
  onUnsaved(isUnsaved: boolean): void;
}
