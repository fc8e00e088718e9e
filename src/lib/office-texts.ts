import type { ResourceKey } from 'i18next'

/** Dictionaries of the back offices alone: a visitor does not carry their addresses. The same list stands in i18n.ts, taken out. */
export const OFFICE_TEXTS = import.meta.glob<{ default: ResourceKey }>(
  '../locales/*/{admin,approvals,audit,command,credit-cards,criteria,csr,dated,enquiry-desk,erasure-desk,fact-sheet,figures,funnel-report,imports,internal-report,jobs,lenders-admin,merchants-admin,messaging,metrics,page-help,palette-words,partner,partner-*,partners-admin,payment-runs,reconciliation,revenue,sign-ins,staff,staff-admin,staff-link,staff-titles,status-words,telecalling,tracking-links,ticket-desk,work-list}.json',
)
