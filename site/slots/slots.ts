/**
 * The contract of the slots, in which an agency's own files in `overrides/` add parts to pages and emails. This file is also the
 * types of `agency-site/slots`, so it imports nothing but types of React.
 */
import type { ReactNode } from "react";

/** Facts about the agency that every slot receives. */
export interface SlotSite {
  name: string;
  /** As people read it. Example: (218) 555-0142 */
  phone: string;
  email: string;
  url?: string | undefined;
}

/** The page that a slot is on. */
export interface SlotPage {
  /** Address of the page. Example: /personal/boat */
  path: string;
  title: string;
  /** The id of the line of business that the page belongs to. */
  line?: string | undefined;
}

export interface SlotProps {
  site: SlotSite;
  page: SlotPage;
}

/** A slot of pages: a function without hooks, because pages are rendered once, on the server. */
export type PageSlot = (props: SlotProps) => ReactNode;

/** The slot of emails to visitors: a function that returns paragraphs of plain text. */
export type MailSlot = (props: { site: SlotSite; line?: string | undefined }) => readonly string[];

/** Each slot with the version of its contract. A change that a file of an agency has to follow increases the version. */
export const SLOT_VERSIONS = {
  "header-note": 1,
  "hero-art": 1,
  "coverage-aside": 1,
  "contact-aside": 1,
  "footer-extra": 1,
  "mail-footer": 1,
} as const;

export type SlotName = keyof typeof SLOT_VERSIONS;
export type PageSlotName = Exclude<SlotName, "mail-footer">;

/** Parts that the files of an agency add. */
export interface Overrides {
  slots: Partial<Record<PageSlotName, PageSlot>>;
  mailFooter?: MailSlot | undefined;
  /** Rules that follow those of the site. */
  styles: string;
}
