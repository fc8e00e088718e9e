import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findOwnStatement } from '#server/db/repositories/offers/key-fact-statements.ts'
import type { ConsentRow } from '#server/db/repositories/privacy/consents.ts'
import { listConsentRows } from '#server/db/repositories/privacy/consents.ts'
import { createKeptRecord } from '#server/db/repositories/privacy/kept-records.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import { listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { kfsFacts } from '#src/contract/finance/key-fact-statement.ts'
import type { KeptKind } from '#src/contract/retention.ts'
import { kfsParties } from '../offers/public/kfs-parties.ts'
import { openStatement } from '../offers/public/statements.ts'
import { openMessages } from '../support/public/ticket-view.ts'
import { keepsakesOf } from './shared/erasure-holds.ts'
import type { Keepsakes } from './shared/erasure-holds.ts'

/** Whether a loan is disputed is looked at when its time is over, not here. */
type PutAside = Exclude<KeptKind, 'disputed_loan'>

/**
 * Puts aside, before a customer is forgotten, what must outlast it: each record sealed by itself, with the day on which
 * the sweep takes it. Answers the last of these days.
 */
export async function archiveBeforeErasure(
  deps: Deps,
  customer: CustomerRow,
  request: { reference: string },
): Promise<Date> {
  const now = deps.clock.now()
  const { user_id } = customer
  const kept = await keepsakesOf(deps.db, user_id, now)
  const consents = (await listConsentRows(deps.db, user_id)).map((row) => openConsent(deps, customer, row))
  const who = {
    name: `${openField(deps.vault, customer, 'first_name')} ${openField(deps.vault, customer, 'last_name')}`.trim(),
    mobile: openField(deps.vault, customer, 'mobile_phone_number'),
    email: openField(deps.vault, customer, 'email'),
  }
  const keep = async (kind: PutAside, about: string, until: Date, record: object) =>
    createKeptRecord(deps.db, {
      user_id,
      kind,
      about,
      created_at: now,
      keep_until: until,
      record_enc: deps.vault.sealShared(JSON.stringify({ who, ...record }), `kept_records:${kind}:${about}`),
    })
  for (const loan of kept.loans) {
    const { reference, app_id } = loan.application
    const agreed = consents.filter((consent) => consent.app_id === app_id)
    await keep('agreed_loan', reference, loan.due, { ...(await factsOf(deps, customer, loan)), consents: agreed })
  }
  for (const { ticket, until } of kept.grievances) await keep('grievance', ticket, until, await threadOf(deps, ticket))
  await keep('consents', request.reference, kept.consentsUntil, { consents })
  if (kept.visits && kept.visitsUntil) await keep('visits', request.reference, kept.visitsUntil, kept.visits)
  const last = [...kept.loans, ...kept.grievances].map(({ until }) => until)
  return new Date(Math.max(...[...last, kept.consentsUntil, kept.visitsUntil ?? now].map((until) => until.getTime())))
}

/** The offer as it was agreed to, and its Key Fact Statement as it was read; of the oldest loans what follows from the offer. */
async function factsOf(
  deps: Deps,
  customer: CustomerRow,
  { application, lender_name, paid_at }: Keepsakes['loans'][number],
) {
  const { reference, product_type, offer, lender_reference, proposal_number } = application
  // Written by apply-to-lender from the offer that was on the screen.
  const agreed = offer as MatchedOffer | null
  const row = proposal_number === null ? null : await findOwnStatement(deps.db, customer.user_id, proposal_number)
  const lender = agreed && (await findLender(deps.db, agreed.lender_id))
  const derived =
    lender && isLoanProduct(product_type)
      ? kfsFacts(agreed, product_type, kfsParties(deps, lender, customer.partner))
      : null
  return {
    reference,
    product_type,
    lender: lender_name,
    lender_reference,
    paid_at,
    offer: agreed,
    key_facts: row ? openStatement(deps, customer, row) : derived,
  }
}

async function threadOf(deps: Deps, ticket: string) {
  const row = await findHelpRequest(deps.db, ticket)
  if (!row) throw new Error('the ticket is gone')
  const asked = JSON.parse(deps.vault.openShared(row.request_enc, `help_requests:${ticket}`)) as unknown
  const messages = openMessages(deps, ticket, await listTicketMessages(deps.db, [ticket]))
  return { ticket, status: row.status, asked_at: row.created_at, due_at: row.due_at, asked, messages }
}

const openConsent = (deps: Deps, { data_key }: CustomerRow, { ip_enc, ...consent }: ConsentRow) => ({
  ...consent,
  ip: ip_enc === null || data_key === null ? null : deps.vault.open(data_key, ip_enc, 'consents.ip'),
})
