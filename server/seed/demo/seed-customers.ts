import { BRANDS } from '#src/contract/brands/registry.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import { makeOffers } from '#src/contract/finance/make-offers.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { toIsoDay } from '#src/contract/rules/person/birth-date.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import type { Db } from '../../db/client.ts'
import { backdateVersions, versionsOf } from '../../db/repositories/catalogue/lender-versions.ts'
import { listActiveLenders } from '../../db/repositories/catalogue/lenders.ts'
import { sealInputs, sealLines } from '../../db/repositories/offers/offer-lists.ts'
import { sealScore } from '../../db/repositories/profile/credit-scores.ts'
import { sealProfile, sealField } from '../../db/repositories/profile/customers.ts'
import { applicationEvents, applications, disbursals } from '../../db/schema/applications.ts'
import { customers } from '../../db/schema/identity.ts'
import { offerLists } from '../../db/schema/offers.ts'
import { consents } from '../../db/schema/privacy.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { shownLines } from '../../services/offers/public/shown-lines.ts'
import { inventCalls, writeCalls } from './invent-calls.ts'
import { createChance, invent } from './invent-customer.ts'
import type { Chance, InventedCustomer } from './invent-customer.ts'
import { paidOutBy, refusalBy } from './invent-outcome.ts'
import { inventVisits } from './invent-visits.ts'
import { writeNumberedRows, writeRows } from './write-rows.ts'

const BATCH = 400
/** Above the numbers that people draw. */
const FIRST_REFERENCE = 500_000

/** How an application can have gone so far, and how many in a hundred went so. */
export type Stories = readonly (readonly [weight: number, statuses: readonly ApplicationStatus[]])[]
const STORIES: Stories = [
  [14, ['draft']],
  [4, ['draft', 'submitted']],
  [4, ['draft', 'submitted', 'queued']],
  [8, ['draft', 'submitted', 'received']],
  [8, ['draft', 'submitted', 'received', 'documents_needed']],
  [12, ['draft', 'submitted', 'received', 'in_review']],
  [10, ['draft', 'submitted', 'received', 'in_review', 'approved']],
  [4, ['draft', 'submitted', 'received', 'in_review', 'approved', 'agreement_signed']],
  [14, ['draft', 'submitted', 'received', 'in_review', 'approved', 'agreement_signed', 'disbursed']],
  [14, ['draft', 'submitted', 'received', 'in_review', 'rejected']],
  [5, ['draft', 'submitted', 'withdrawn']],
  [3, ['draft', 'submitted', 'queued', 'expired']],
]

/**
 * A realistic book of `count` customers with one application each, in every state, for reports, demos and benchmarks.
 * The same start number gives the same people; run again it adds further ones. Answers how many were added.
 */
export async function seedCustomers(deps: Deps, count: number): Promise<number> {
  const product = 'Personal Loans'
  const lenders = await listActiveLenders(deps.db, product)
  const versions = await versionsOf(deps.db, lenders, deps.clock.now())
  const start = await deps.db.$count(customers)
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    const people = Array.from({ length: size }, (_, at) => {
      const number = start + done + at
      const chance = createChance(number)
      return { number, chance, person: invent(number, chance) }
    })
    await transaction(deps, async (deps) => {
      const rows = people.map(({ person, chance }) => toCustomerRow(deps, person, chance))
      const numbers = await writeNumberedRows(deps.db, customers, rows, customers.user_id)
      const books = people.map(({ number, person, chance }, at) => {
        const [row, user_id] = [rows[at], numbers[at]]
        if (!row || user_id === undefined) throw new Error('a customer was not written')
        return toBook(deps, { ...row, user_id, number, person, chance, lenders, versions })
      })
      await writeBooks(deps.db, books)
      await backdateVersions(deps.db, versions, firstOf(rows.map(({ created_at }) => created_at)))
      const heard = books.map(({ application, events }, at) =>
        inventCalls(start + done + at, { ...application, events }),
      )
      await writeCalls(deps.db, heard)
      await inventVisits(
        deps.db,
        books.map(({ application }, at) => ({ ...application, number: start + done + at })),
      )
    })
  }
  return count
}

/** What an invented book holds of each customer, but the customer. */
export async function writeBooks(db: Db, books: readonly ReturnType<typeof toBook>[]): Promise<void> {
  await writeRows(
    db,
    applications,
    books.map(({ application }) => application),
  )
  await writeRows(
    db,
    disbursals,
    books.flatMap((book) => book.disbursals),
  )
  await writeRows(
    db,
    applicationEvents,
    books.flatMap(({ events }) => events),
  )
  await writeRows(
    db,
    consents,
    books.flatMap((book) => book.consents),
  )
  await writeRows(
    db,
    offerLists,
    books.map(({ offerList }) => offerList),
  )
}

const firstOf = (instants: readonly Date[]): Date => new Date(Math.min(...instants.map(Number)))

type CustomerInsert = typeof customers.$inferInsert
/** A customer to be written, with what the rest of the book is made of. */
export type InventedRow = CustomerInsert &
  Required<Pick<CustomerInsert, 'partner' | 'phone_index'>> & { created_at: Date; data_key: string }

export function toCustomerRow(deps: Deps, person: InventedCustomer, chance: Chance): InventedRow {
  const dataKey = deps.vault.newDataKey()
  const createdAt = new Date(deps.clock.now().getTime() - chance(days(180)))
  const sealed = Object.entries(person.sealed).map(([field, text]) =>
    sealField(deps.vault, dataKey, field as keyof InventedCustomer['sealed'], text),
  )
  return Object.assign(
    {
      data_key: dataKey,
      partner: BRANDS[chance(BRANDS.length)]?.code ?? 'cl',
      language: chance(3) === 0 ? 'hi' : 'en',
      phone_verified: true,
      ...sealProfile(deps.vault, dataKey, person.profile),
      pl_completed: 1,
      created_at: createdAt,
      updated_at: createdAt,
    },
    ...sealed,
  ) as InventedRow
}

export interface BookInput {
  user_id: number
  created_at: Date
  partner: string
  /** The customer's own key, wrapped. */
  data_key: string
  number: number
  person: InventedCustomer
  chance: Chance
  lenders: readonly OfferingLender[]
  /** The numbers of these lenders' figures, so that the list can be made again. */
  versions: readonly number[]
  /** How it went; by default whatever chance says. */
  statuses?: readonly ApplicationStatus[]
}

export function toBook(deps: Deps, input: BookInput) {
  const { user_id, data_key, number, person, chance } = input
  const app_id = `app_seed${number}`
  const product_type = 'Personal Loans'
  if (!isProductType(product_type)) throw new Error('the product is unknown')
  const request = {
    app_id,
    product_type,
    amount: person.amount,
    tenure_months: person.tenure,
    today: istDay(deps.clock.now()),
  } as const
  const applicant: Applicant = {
    birth_day: toIsoDay(person.sealed.birth_date),
    employment: person.employment,
    monthly_income: Number(person.profile.monthly_income),
    monthly_emi: Number(person.profile.emi),
    credit_score: person.score,
    postal_code: String(person.profile.postal_code),
  }
  const made = makeOffers(applicant, input.lenders, request)
  const { matched } = made
  const offer = matched[chance(Math.min(matched.length, 4))]
  const statuses = offer ? (input.statuses ?? pickStory(chance, STORIES)) : (['draft'] as const)
  const status = statuses.at(-1) ?? 'draft'
  const lender_id = status === 'draft' ? null : (offer?.lender_id ?? null)
  const atLender = statuses.includes('received')
  let at = input.created_at.getTime()
  const events = statuses.map((each) => {
    at = Math.min(at + (1 + chance(2_000)) * minutes(1), deps.clock.now().getTime())
    const source = each === 'draft' || each === 'submitted' || each === 'withdrawn' ? 'customer' : 'lender'
    const ours = each === 'queued' || each === 'expired'
    return { app_id, status: each, source: ours ? 'creditlane' : source, at: new Date(at) }
  })
  const purposes = lender_id === null ? (['privacy_notice'] as const) : SHARED
  return {
    application: {
      app_id,
      reference: `CL-${FIRST_REFERENCE + number}`,
      user_id,
      product_type,
      partner: input.partner,
      status,
      lender_id,
      amount: lender_id === null || !offer ? null : toPaise(offer.amount),
      ...(status === 'disbursed' &&
        offer && { disbursed_amount: toPaise(offer.amount), disbursed_on: istDay(new Date(at)) }),
      ...(status === 'rejected' && refusalBy(number)),
      tenure_months: lender_id === null ? null : person.tenure,
      offer: lender_id === null || !offer ? null : { ...offer },
      lender_reference: atLender ? `SEED-${number}` : null,
      origin_app_id: app_id,
      bureau_score_enc: sealScore(deps.vault, data_key, person.score),
      bureau_checked_at: input.created_at,
      created_at: input.created_at,
      updated_at: new Date(at),
    },
    events,
    disbursals:
      status === 'disbursed' && offer && lender_id !== null
        ? [paidOutBy({ app_id, lender_id, number, at: new Date(at), offer, tenure: person.tenure })]
        : [],
    offerList: {
      app_id,
      user_id,
      method_version: METHOD.version,
      product_type,
      inputs_enc: sealInputs(deps.vault, data_key, { applicant, request }),
      shown: matched.map((each) => each.lender_id),
      lender_versions: [...input.versions],
      lines_enc: sealLines(deps.vault, data_key, shownLines(made)),
      created_at: input.created_at,
    },
    consents: purposes.map((purpose) => ({
      user_id,
      purpose,
      text_version: CONSENT_VERSIONS[purpose],
      language: 'en',
      app_id: purpose === 'privacy_notice' ? null : app_id,
      lender_id: purpose === 'share_with_lender' ? lender_id : null,
      given_at: input.created_at,
    })),
  }
}

const SHARED = ['privacy_notice', 'credit_score', 'kfs_read', 'share_with_lender', 'bureau_check'] as const

export function pickStory(chance: Chance, stories: Stories): readonly ApplicationStatus[] {
  let at = chance(stories.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, statuses] of stories) {
    if (at < weight) return statuses
    at -= weight
  }
  return ['draft']
}
