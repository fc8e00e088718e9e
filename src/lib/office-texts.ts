import type { ResourceKey } from 'i18next'

/** Dictionaries of the back offices and of the guides alone: any other visitor does not carry their addresses. The same list stands in i18n.ts, taken out. */
export const OFFICE_TEXTS = import.meta.glob<{ default: ResourceKey }>(
  '../locales/*/{admin,approvals,audit,brand-studio,command,credit-cards,criteria,csr,dated,eligibility,enquiry-desk,erasure-desk,fact-sheet,figures,funnel-report,guide-*,guides,imports,internal-report,jobs,lender-matters,lenders-admin,merchants-admin,messaging,metrics,page-help,palette-words,partner,partner-*,partners-admin,payment-runs,reconciliation,revenue,session-end,sign-ins,staff,staff-admin,staff-link,staff-rules,staff-titles,status-words,table,telecalling,tracking-links,ticket-desk,work-list}.json',
)
