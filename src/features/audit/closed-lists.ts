import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import { NOT_STOPPED } from '#src/contract/entities/applications/not-stopped.ts'
import { PAYOUT_STATUSES } from '#src/contract/entities/earnings/payout.ts'
import { API_SCOPES, WEBHOOK_EVENTS } from '#src/contract/entities/integration/partner-integration.ts'
import { CAMPAIGN_STATES } from '#src/contract/entities/messages/campaign.ts'
import { TEMPLATE_STATES } from '#src/contract/entities/messages/template.ts'
import { CONSENT_PURPOSES } from '#src/contract/entities/privacy/consent-purposes.ts'
import { STAFF_STATES } from '#src/contract/entities/staff/staff-state.ts'
import { TICKET_STATUSES } from '#src/contract/entities/support/ticket.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import { RUN_STATES } from '#src/contract/paying/run-sums.ts'
import { VERDICTS } from '#src/contract/reconciliation/ledger-line.ts'
import { CONTACT_CHANNELS, CONTACT_PURPOSES } from '#src/contract/rules/contact/contact-rules.ts'

/** Fields of the log that hold a word of the program, and every word that they can hold: each has one for people. */
export const CLOSED_LISTS: Readonly<Record<string, readonly string[]>> = {
  status: [...APPLICATION_STATUSES, ...PAYOUT_STATUSES, ...TICKET_STATUSES],
  lender_status: APPLICATION_STATUSES,
  what: NOT_STOPPED,
  state: [...STAFF_STATES, ...CAMPAIGN_STATES, ...TEMPLATE_STATES, ...RUN_STATES],
  verdict: VERDICTS,
  rights: PARTNER_RIGHTS,
  scopes: API_SCOPES,
  events: WEBHOOK_EVENTS,
  channel: CONTACT_CHANNELS,
  purpose: [...CONSENT_PURPOSES, ...CONTACT_PURPOSES],
}

/** Key of the word for a value of a closed list. */
export const valueKey = (value: string): string => `audit:values.${value.replaceAll(/\W/g, '_')}`
