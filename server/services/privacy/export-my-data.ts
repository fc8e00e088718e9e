import { detailsOfApplication, detailsOfEnquiry } from '#server/db/repositories/applications/kept-details.ts'
import { listOwnStatements } from '#server/db/repositories/offers/key-fact-statements.ts'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { listErasures } from '#server/db/repositories/privacy/erasure-requests.ts'
import { readPersonalRows } from '#server/db/repositories/privacy/personal-data.ts'
import type { ScoreOwner } from '#server/db/repositories/profile/credit-scores.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { listOwnTickets, listTicketMessages } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { Fact, MyData } from '#src/contract/entities/privacy/my-data.ts'
import { listApplications } from '../applications/list-applications.ts'
import { readDevices } from '../identity/public/device-of.ts'
import { toSignInContacts } from '../identity/public/sign-in-contacts-view.ts'
import { exitOf } from '../loans/public/loan-view.ts'
import { openStatement } from '../offers/public/statements.ts'
import { toServed } from '../profile/public/customer-profile.ts'
import { scoreReader } from '../profile/public/kept-score.ts'
import { notFound } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toThread } from '../support/public/ticket-view.ts'
import { getContactRules } from './get-contact-rules.ts'
import { listConsents } from './list-consents.ts'
import { listContactRefusals } from './list-contact-refusals.ts'
import { listContacts } from './list-contacts.ts'
import { listOwnLeads } from './list-own-leads.ts'
import { listOwnNamings } from './list-own-namings.ts'
import { listProfileViews } from './list-profile-views.ts'
import { toErasure } from './shared/erasure-view.ts'

const MAX_PER_HOUR = 20

type By = { user_id: number }
type Rows = Awaited<ReturnType<typeof readPersonalRows>>

/**
 * Everything kept about a customer, in clear to them alone; PAN and birth date stay masked, as everywhere: both are known
 * to their owner, and a file lies about. @throws AppError `too_many_requests`
 */
export async function exportMyData(deps: Deps, by: ByCustomerWithRow): Promise<MyData> {
  await spendAllowance(deps, `export:${by.user_id}`, MAX_PER_HOUR, 3_600)
  const { customer } = by
  if (customer.data_key === null) throw notFound()
  const open = opener(deps, customer.data_key)
  const rows = await readPersonalRows(deps.db, by.user_id)
  const deviceAt = await readDevices(
    deps,
    rows.sessions.map((row) => row.sid_hash),
  )
  return {
    made_at: deps.clock.now().toISOString(),
    profile: toServed(deps.vault, customer),
    sign_in_contacts: toSignInContacts(deps.vault, customer),
    contact_rules: getContactRules(deps, by),
    consents: await consentsOf(deps, by, rows, open),
    applications: await applicationsOf(deps, { ...by, data_key: customer.data_key }, rows, open),
    offers_shown: rows.offerLists.map((list) => ({
      app_id: list.app_id,
      at: list.created_at.toISOString(),
      method_version: list.method_version,
      lender_ids: list.shown,
      inputs: toFacts(inputsShown(deps, customer, list.inputs_enc)),
    })),
    statements: (await listOwnStatements(deps.db, by.user_id)).map((row) => openStatement(deps, customer, row)),
    reminders: rows.reminders.map(({ app_id, remind_at, sent_at, days_before }) => ({
      app_id,
      days_before,
      remind_at: remind_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    })),
    vouchers: rows.vouchers.map(({ voucher_id, code, claimed_at }) => ({
      voucher_id,
      code,
      claimed_at: claimed_at.toISOString(),
    })),
    enquiries: rows.enquiries.map(({ enquiry: row, lender }) => ({
      reference: row.reference,
      kind: row.kind,
      status: row.status,
      at: row.created_at.toISOString(),
      lender,
      sent_at: row.sent_at?.toISOString() ?? null,
      closed_at: row.closed_at?.toISOString() ?? null,
      close_reason: row.close_reason,
      details: toFacts(detailsOfEnquiry(deps.vault, customer, row)),
    })),
    tickets: await ticketsOf(deps, by),
    contacts: await listContacts(deps, { all: true }, by),
    contact_refusals: await listContactRefusals(deps, { all: true }, by),
    profile_views: await listProfileViews(deps, by),
    sign_ins: rows.sessions.map(({ created_at, last_seen_at, actor_admin_id, sid_hash }) => ({
      ...deviceAt(sid_hash),
      at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      by_staff: actor_admin_id !== null,
    })),
    visits: rows.visits.map(({ created_at, product_type, partner, utms }) => ({
      at: created_at.toISOString(),
      product_type,
      partner,
      campaign: toFacts(utms),
    })),
    leads: await listOwnLeads(deps, by),
    namings: await listOwnNamings(deps, by),
    dedupe_checks: rows.dedupeChecks.map(({ at, source, result, matched_on }) => ({
      at: at.toISOString(),
      source,
      result,
      matched_on,
    })),
    erasure_requests: (await listErasures(deps.db, by.user_id)).map(toErasure),
  }
}

/** The birth date as everywhere: masked. */
function inputsShown({ vault }: Deps, { data_key }: CustomerRow, sealed: string | null): Record<string, unknown> {
  const inputs = openInputs(vault, data_key, sealed)
  if (!inputs) return {}
  const { birth_day, ...facts } = inputs.applicant
  return { ...inputs, applicant: { ...facts, birth_year: birth_day.slice(0, 4) } }
}

type Opener = (sealed: string | null, aad: string) => string | null

const opener =
  (deps: Deps, dataKey: string): Opener =>
  (sealed, aad) =>
    sealed === null ? null : deps.vault.open(dataKey, sealed, aad)

async function consentsOf(deps: Deps, by: By, rows: Rows, open: Opener): Promise<MyData['consents']> {
  const sealed = new Map(rows.consents.map(({ consent_id, ip_enc }) => [consent_id, ip_enc]))
  return (await listConsents(deps, by)).map((consent) => ({
    ...consent,
    ip: open(sealed.get(consent.consent_id) ?? null, 'consents.ip'),
  }))
}

async function applicationsOf(deps: Deps, by: ScoreOwner, rows: Rows, open: Opener): Promise<MyData['applications']> {
  const kept = new Map(rows.applications.map((row) => [row.app_id, row]))
  const readScore = await scoreReader(deps, by)
  return (await listApplications(deps, by)).map((application) => {
    const row = kept.get(application.app_id)
    const score = row && readScore(row)
    const answers = open(row?.additional_info_enc ?? null, 'applications.additional_info')
    return {
      ...application,
      credit_score: score?.state === 'known' && typeof score.score === 'number' ? score.score : null,
      details: toFacts(row ? detailsOfApplication(deps.vault, by, row) : {}),
      answers: toFacts(answers === null ? {} : (JSON.parse(answers) as Record<string, unknown>)),
      exit: row ? exitOf(row) : null,
    }
  })
}

async function ticketsOf(deps: Deps, by: By): Promise<MyData['tickets']> {
  const tickets = await listOwnTickets(deps.db, by.user_id)
  const messages = await listTicketMessages(
    deps.db,
    tickets.map(({ ticket }) => ticket),
  )
  return tickets.map((row) =>
    toThread(
      deps,
      row,
      messages.filter(({ ticket }) => ticket === row.ticket),
      tickets.filter(({ merged_into }) => merged_into === row.ticket).map(({ ticket }) => ticket),
    ),
  )
}

const toFacts = (values: Readonly<Record<string, unknown>>): Fact[] =>
  Object.entries(values).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
