import { type ComponentType, lazy } from "react";
import type { UserSession } from "./api/client.ts";
import type { SectionId, SectionProps } from "./navigation/address.ts";
import { mayReadRequests } from "./session/access.ts";

interface Section {
  /** Loaded when the section is shown for the first time. It stays mounted while hidden, so it keeps what the user typed. */
  Component: ComponentType<SectionProps>;
  /** Returns false for users who may not use the section. By default, everyone may. */
  isFor?(session: UserSession): boolean;
  /** Returns false for users who reach the section by another link than that of the navigation. */
  isListedFor?(session: UserSession): boolean;
}

function load(importSection: () => Promise<ComponentType<SectionProps>>) {
  return lazy(async () => ({ default: await importSection() }));
}

/** The sections of the panel. Home ends with Content Import, which opens on request. */
export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  home: { Component: load(async () => (await import("./home/home-section.tsx")).HomeSection) },
  pages: { Component: load(async () => (await import("./pages/pages-section.tsx")).PagesSection) },
  "business-info": {
    Component: load(async () => (await import("./business-info/business-info-section.tsx")).BusinessInfoSection),
  },
  appearance: {
    Component: load(async () => (await import("./appearance/appearance-section.tsx")).AppearanceSection),
  },
  photos: { Component: load(async () => (await import("./photos/photos-section.tsx")).PhotosSection) },
  "quote-requests": {
    Component: load(async () => (await import("./quotes/quotes-section.tsx")).QuotesSection),
    isFor: mayReadRequests,
  },
  proposals: {
    Component: load(async () => (await import("./proposals/proposals-section.tsx")).ProposalsSection),
  },
  import: { Component: load(async () => (await import("./import/import-section.tsx")).ImportSection) },
  history: {
    Component: load(async () => (await import("./history/history-section.tsx")).HistorySection),
  },
  "site-health": {
    Component: load(async () => (await import("./site-health/site-health-section.tsx")).SiteHealthSection),
  },
  accounts: {
    Component: load(async () => (await import("./accounts/accounts-section.tsx")).AccountsSection),
    isListedFor: ({ role }) => role === "owner",
  },
};
