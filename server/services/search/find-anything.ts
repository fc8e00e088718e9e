import { findOwnerOfNumber } from '#server/db/repositories/callers/csr-customers.ts'
import * as records from '#server/db/repositories/search/found-records.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { FOUND_KIND_KEYS, FOUND_KINDS, MOST_FOUND } from '#src/contract/entities/search/found.ts'
import type { Found, FoundKind } from '#src/contract/entities/search/found.ts'
import { hasSearchIntent, parseSearch } from '#src/contract/entities/search/search-intent.ts'
import type { SearchIntent } from '#src/contract/entities/search/search-intent.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

/** Nobody looks up more by hand; a script that tries numbers gets no further. */
const MAX_PER_HOUR = 600

/** Found with the mark of the log where it is the record of a person. */
interface Hit {
  found: Found
  person?: string
}

/**
 * What a typed number or name stands for, of the kinds that this role may open. A look at a customer's record is in the log
 * with its number before the answer leaves.
 * @throws AppError `too_many_requests`
 */
export async function findAnything(
  deps: Deps,
  text: string,
  by: Pick<AdminSession, 'admin_id' | 'role'> & { requestId: string },
): Promise<{ found: Found[] }> {
  const asked = parseSearch(text)
  if (!hasSearchIntent(asked)) return { found: [] }
  await spendAllowance(deps, `find:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  const hits: Hit[] = []
  for (const kind of FOUND_KIND_KEYS.filter((each) => FOUND_KINDS[each].some((page) => canOpen(by.role, page))))
    hits.push(...(await FINDERS[kind](deps, asked, by.role)))
  for (const { person } of hits)
    if (person !== undefined)
      await writeAudit(deps, {
        actor: `admin:${by.admin_id}`,
        action: 'record.find',
        object: person,
        requestId: by.requestId,
      })
  return { found: hits.map(({ found }) => found) }
}

const plain = (kind: FoundKind, id: string | number, name: string, more: Partial<Found> = {}): Found => ({
  kind,
  id: String(id),
  name,
  product: null,
  lender: null,
  lender_id: null,
  partner: null,
  status: null,
  amount: null,
  day: null,
  month: null,
  on: null,
  ...more,
})

type Finder = (deps: Deps, asked: SearchIntent, role: AdminSession['role']) => Promise<Hit[]>

const FINDERS: Record<FoundKind, Finder> = {
  application: async ({ db }, { application, foreign = [] }) =>
    (await records.findApplications(db, { reference: application, foreign }, MOST_FOUND)).map((row) => ({
      found: plain('application', row.reference, row.reference, {
        product: row.product_type,
        lender: row.lender,
        lender_id: row.lender_id,
        status: row.status,
        amount: rupeesOrNull(row.disbursed_amount ?? row.amount),
        day: row.submitted_at && istDay(row.submitted_at),
      }),
      person: `application:${row.app_id}`,
    })),

  ticket: async ({ db }, { ticket }) => {
    const row = ticket === undefined ? null : await records.findTicket(db, ticket)
    if (row === null) return []
    const found = plain('ticket', row.ticket, row.ticket, {
      partner: row.partner,
      status: row.status,
      day: istDay(row.due_at),
    })
    return [{ found, ...(row.user_id !== null && { person: `ticket:${row.ticket}` }) }]
  },

  lender: async ({ db }, { name }) =>
    name === undefined
      ? []
      : (await records.findLendersByName(db, name, MOST_FOUND)).map((row) => ({
          found: plain('lender', row.lender_id, row.name, { on: row.lender_status === 1 }),
        })),

  partner: async ({ db }, { name }) =>
    name === undefined
      ? []
      : (await records.findPartnersByName(db, name, MOST_FOUND)).map((row) => ({
          found: plain('partner', row.partner_id, row.name, { partner: row.code, on: row.status === 1 }),
        })),

  card: async ({ db }, { name }) =>
    name === undefined
      ? []
      : (await records.findCardsByName(db, name, MOST_FOUND)).map((row) => ({
          found: plain('card', row.category_id, row.category_name, { on: row.status === 1 }),
        })),

  staff: async ({ db }, { name }) =>
    name === undefined
      ? []
      : (await records.findStaffByName(db, name, MOST_FOUND)).map((row) => ({
          found: plain('staff', row.admin_id, row.name),
        })),

  merchant_request: async ({ db }, { merchant_request }) => {
    const row = merchant_request === undefined ? null : await records.findMerchantRequestFacts(db, merchant_request)
    if (row === null) return []
    const { reference, partner, status, created_at } = row
    const found = plain('merchant_request', reference, reference, { partner, status, day: istDay(created_at) })
    return [{ found, person: `merchant-request:${reference}` }]
  },

  payout_month: async ({ db }, { month }) =>
    month === undefined
      ? []
      : (await records.findPartnersOfMonth(db, month, MOST_FOUND)).map((row) => ({
          found: plain('payout_month', row.partner_id, row.name, { month }),
        })),

  payment: async ({ db }, { foreign }) =>
    foreign === undefined
      ? []
      : (await records.findPaymentsByUtr(db, foreign)).map(({ partner_id, partner, utr, month, amount, day }) => ({
          found: plain('payment', partner_id, utr ?? '', { partner, month, amount: toRupees(amount), day }),
        })),

  batch: fileOf('batch', 'application_status'),
  batch_mis: fileOf('batch_mis', 'mis'),
  batch_commission: fileOf('batch_commission', 'commission'),
  batch_bank: fileOf('batch_bank', 'payment_run'),

  payment_run: async ({ db }, { payment_run, foreign = [] }) =>
    payment_run === undefined && foreign.length === 0
      ? []
      : (await records.findPaymentRuns(db, { run: payment_run, keys: foreign }, MOST_FOUND)).map((row) => ({
          found: plain('payment_run', row.run_id, `#${row.run_id}`, { status: row.state, day: istDay(row.made_at) }),
        })),

  lead: async ({ db }, { lead }, role) => {
    const row = lead === undefined ? null : await records.findLeadFacts(db, lead)
    // Its history is not for every role; its person is, once there is one.
    if (lead === undefined || row === null || !(canOpen(role, 'tracking-links') || row.user_id !== null)) return []
    const { product_type, partner, first_touch_at } = row
    const found = plain('lead', lead, lead, { product: product_type, partner, day: istDay(first_touch_at) })
    return [{ found, person: `lead:${lead}` }]
  },

  erasure: async ({ db }, { erasure }, role) => {
    const row = erasure === undefined ? null : await records.findErasureFacts(db, erasure)
    if (erasure === undefined || row === null) return []
    if (!canOpen(role, 'customer-info-deletion') && row.user_id === null) return []
    return [
      { found: plain('erasure', erasure, erasure, { day: istDay(row.created_at) }), person: `erasure:${erasure}` },
    ]
  },

  statement: ({ db }, { statement }) => ofCustomer(db, 'statement', statement),
  enquiry: ({ db }, { enquiry }) => ofCustomer(db, 'enquiry', enquiry),

  bill: async ({ db }, { foreign }) =>
    foreign === undefined
      ? []
      : (await records.findBills(db, foreign, MOST_FOUND)).map((row) => ({
          found: plain('bill', row.number, row.number, {
            lender: row.lender,
            lender_id: row.lender_id,
            month: row.period,
            day: row.day,
            amount: toRupees(row.total),
            status: row.cancelled_at === null ? null : 'cancelled',
          }),
        })),
}

/** What is shown on the page of its person, as long as they are still there. */
async function ofCustomer(db: Deps['db'], kind: 'statement' | 'enquiry', number: string | undefined): Promise<Hit[]> {
  const row = number === undefined ? null : await findOwnerOfNumber(db, kind, number)
  if (number === undefined || row === null) return []
  const found = plain(kind, number, number, { day: istDay(row.created_at) })
  return [{ found, person: `customer:${row.user_id}` }]
}

/** A file is shown where files of its kind are. */
function fileOf(kind: FoundKind, profile: ImportProfile): Finder {
  return async ({ db }, { batch }) => {
    const row = batch === undefined ? null : await records.findBatch(db, batch)
    if (row?.profile !== profile) return []
    const { batch_id, file_name, lender, state, created_at } = row
    return [{ found: plain(kind, batch_id, file_name, { lender, status: state, day: istDay(created_at) }) }]
  }
}

const rupeesOrNull = (paise: Parameters<typeof toRupees>[0] | null): number | null =>
  paise === null ? null : toRupees(paise)
