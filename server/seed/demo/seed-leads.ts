import { eq } from 'drizzle-orm'
import { HOLD_DAYS, leadStateOf } from '#src/contract/attribution.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import { LOAN_PRODUCTS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { days, hours, minutes } from '#src/contract/rules/time.ts'
import { backdateVersions, versionsOf } from '../../db/repositories/catalogue/lender-versions.ts'
import { listActiveLenders } from '../../db/repositories/catalogue/lenders.ts'
import { findPartnerByName, updatePartner } from '../../db/repositories/partners/partners.ts'
import type { PartnerRow } from '../../db/repositories/partners/partners.ts'
import { customers } from '../../db/schema/identity.ts'
import { leads, touches } from '../../db/schema/leads.ts'
import { partners } from '../../db/schema/partners.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps, TxDeps } from '../../deps.ts'
import { sealContact } from '../../services/shared/lead-contact.ts'
import { inventCalls, writeCalls } from './invent-calls.ts'
import { createChance, invent } from './invent-customer.ts'
import type { Chance } from './invent-customer.ts'
import { inventVisits } from './invent-visits.ts'
import { seedCalls } from './seed-calls.ts'
import { pickStory, toBook, toCustomerRow, writeBooks } from './seed-customers.ts'
import type { Stories } from './seed-customers.ts'
import { seedDesk } from './seed-desk.ts'
import { seedLedger } from './seed-ledger.ts'
import { seedMessages } from './seed-messages.ts'
import { seedLinks, seedTerms } from './seed-partner-terms.ts'
import { seedPaymentRuns } from './seed-payment-runs.ts'
import { seedPayouts } from './seed-payouts.ts'
import type { SeededDisbursal } from './seed-payouts.ts'
import { seedWaitingWords } from './seed-waiting-words.ts'
import { writeNumberedRows, writeRows } from './write-rows.ts'

const BATCH = 400
const YEAR = 365
/** Above the numbers that people draw. */
const FIRST_REFERENCE = 700_000

const OPEN: Stories = [
  [8, ['draft']],
  [10, ['draft', 'submitted', 'received']],
  [8, ['draft', 'submitted', 'received', 'documents_needed']],
  [10, ['draft', 'submitted', 'received', 'in_review']],
  [6, ['draft', 'submitted', 'received', 'in_review', 'approved']],
]
const ENDED: Stories = [
  [24, ['draft', 'submitted', 'received', 'in_review', 'approved', 'agreement_signed', 'disbursed']],
  [16, ['draft', 'submitted', 'received', 'in_review', 'rejected']],
  [5, ['draft', 'submitted', 'withdrawn']],
  [4, ['draft', 'submitted', 'queued', 'expired']],
]
/** After so many days most applications have come to an end. */
const SETTLED_DAYS = 30

/**
 * A book of `count` leads of one partner over the last twelve months: arrivals, applications in every state, disbursals,
 * statements and a few disputes. The same start number gives the same book; run again it adds to it. Only for a partner
 * without agreed terms are some made up, and slabs only for lenders that have none. Answers how many leads were added.
 */
export async function seedLeads(deps: Deps, count: number, code: string): Promise<number> {
  const { db, clock } = deps
  const partner = await findPartnerByName(db, code)
  if (!partner) throw new Error(`There is no partner ${code}.`)
  const { partner_id } = partner
  const lenders = await listActiveLenders(db, 'Personal Loans')
  for (const product of LOAN_PRODUCTS) await seedTerms(deps, partner_id, await listActiveLenders(db, product))
  const versions = await versionsOf(db, lenders, clock.now())
  const links = await seedLinks(deps, partner_id)
  const start = await db.$count(customers)
  const now = clock.now().getTime()
  const dayOf = createChance(start + count)
  const arrivals = Array.from({ length: count }, () => arrivalOf(dayOf, now)).sort((a, b) => a - b)
  const [first = now] = arrivals
  // Nobody has leads from before they were a partner.
  if (first < partner.created_at.getTime())
    await db
      .update(partners)
      .set({ created_at: new Date(first) })
      .where(eq(partners.partner_id, partner_id))
  await backdateVersions(db, versions, new Date(first))
  const disbursals: SeededDisbursal[] = []
  const book: BookOfLeads = { partner, lenders, versions, links, now }
  for (let done = 0; done < count; done += BATCH) {
    const people = arrivals.slice(done, done + BATCH).map((at, within) => {
      const number = start + done + within
      const chance = createChance(number)
      return { number, chance, at: new Date(at), person: invent(number, chance) }
    })
    disbursals.push(...(await transaction(deps, (deps) => writePart(deps, book, people))))
  }
  await seedPayouts(deps, partner_id, disbursals)
  return count
}

interface BookOfLeads {
  partner: PartnerRow
  lenders: Awaited<ReturnType<typeof listActiveLenders>>
  versions: Awaited<ReturnType<typeof versionsOf>>
  links: Awaited<ReturnType<typeof seedLinks>>
  now: number
}
interface Arrival {
  number: number
  chance: Chance
  at: Date
  person: ReturnType<typeof invent>
}

/** Writes some of the people with all that they did; answers what was paid out to them. */
async function writePart(deps: TxDeps, book: BookOfLeads, people: readonly Arrival[]): Promise<SeededDisbursal[]> {
  const { db } = deps
  const { code } = book.partner
  const rows = people.map(({ person, chance, at }) => ({
    ...toCustomerRow(deps, person, chance),
    partner: code,
    created_at: at,
  }))
  const numbers = await writeNumberedRows(db, customers, rows, customers.user_id)
  const journeys = people.map((arrival, place) => {
    const [row, user_id] = [rows[place], numbers[place]]
    if (!row || user_id === undefined) throw new Error('a customer was not written')
    return journeyOf(deps, book, arrival, { ...row, user_id })
  })
  await writeApplications(db, journeys)
  const written = journeys.map((journey) => leadOf(deps, book, journey))
  const leadIds = await writeNumberedRows(db, leads, written, leads.lead_id)
  await writeRows(
    db,
    touches,
    written.flatMap((lead, place) => touchesOf(lead, journeys[place]?.chance)),
  )
  await inventVisits(
    db,
    journeys.map(({ number, user_id, at, book }) => ({
      number,
      user_id,
      created_at: at,
      partner: code,
      app_id: book?.application.app_id ?? null,
    })),
  )
  return journeys.flatMap(({ book }, place) => {
    const lead_id = leadIds[place]
    const { app_id, status, lender_id, amount, updated_at } = book?.application ?? {}
    const isPaid = lead_id && app_id && status === 'disbursed' && lender_id && amount && updated_at
    return isPaid ? [{ lead_id, app_id, lender_id, amount, at: updated_at }] : []
  })
}

type Journey = ReturnType<typeof journeyOf>

/** One person, with the application they made, if any. */
function journeyOf(
  deps: Deps,
  { partner, lenders, versions, links, now }: BookOfLeads,
  { number, chance, at, person }: Arrival,
  {
    user_id,
    data_key,
    phone_index,
  }: Pick<ReturnType<typeof toCustomerRow>, 'data_key' | 'phone_index'> & {
    user_id: number
  },
) {
  const statuses = storyOf(chance, (now - at.getTime()) / days(1))
  const input = { user_id, data_key, created_at: at, partner: partner.code, number, person, chance, lenders, versions }
  const book = statuses && toBook(deps, { ...input, statuses })
  return { user_id, phone_index, number, chance, at, person, book, link: links[chance(links.length)] }
}

async function writeApplications(db: TxDeps['db'], journeys: readonly Journey[]): Promise<void> {
  const applied = journeys.flatMap(({ book }) => (book ? [book] : []))
  if (applied.length === 0) return
  await writeBooks(
    db,
    applied.map((each) => ({ ...each, consents: each.consents.filter(isShown) })),
  )
  await writeCalls(
    db,
    journeys.flatMap(({ number, book }) =>
      book ? [inventCalls(number, { ...book.application, events: book.events })] : [],
    ),
  )
}

function leadOf(
  { vault }: Pick<Deps, 'vault'>,
  { partner: { partner_id } }: BookOfLeads,
  { user_id, phone_index, number, chance, at, person, book, link }: Journey,
) {
  const reference = `LD-${FIRST_REFERENCE + number}`
  const { first_name, last_name, mobile_phone_number: mobile } = person.sealed
  const sent = book?.application.status === 'draft' ? null : at.getTime()
  const facts = book ? [{ app_id: book.application.app_id, status: book.application.status, submitted_at: sent }] : []
  return {
    reference,
    partner_id,
    product_type: book ? 'Personal Loans' : (PRODUCT_TYPES[chance(PRODUCT_TYPES.length)] ?? 'Personal Loans'),
    phone_index: phone_index ?? reference,
    contact_enc: sealContact(vault, reference, { name: `${first_name} ${last_name}`, mobile }),
    user_id,
    ...leadStateOf(facts),
    link_id: link?.link_id ?? null,
    channel: chance(4) === 0 ? ('qr' as const) : ('link' as const),
    first_touch_at: new Date(at.getTime() - hours(1)),
    last_touch_at: at,
    held_until: new Date(at.getTime() + days(HOLD_DAYS)),
    created_at: at,
    updated_at: at,
  }
}

function touchesOf(lead: ReturnType<typeof leadOf>, chance: Chance | undefined) {
  const { partner_id, link_id, channel, product_type } = lead
  const visit = (at: number, name: string) => ({
    partner_id,
    link_id,
    channel,
    product_type,
    visit: `seed-${lead.reference}-${name}`,
    at: new Date(at),
  })
  const first = lead.first_touch_at.getTime()
  // Most who follow a link look and go.
  const passers = Array.from({ length: 1 + (chance?.(2) ?? 0) }, (_, each) =>
    visit(first - hours(each + 1), `p${each}`),
  )
  return [{ ...visit(first, 'own'), phone_index: lead.phone_index }, ...passers]
}

/** What a journey shows of consents; the others would be thousands of rows more. */
const isShown = ({ purpose }: { purpose: string }): boolean =>
  purpose === 'privacy_notice' || purpose === 'share_with_lender'

const DEMO_LEADS = 60

/** A partner who looks into the demo for the first time finds no empty portal and no locked funnel. What people did stays alone. */
export async function seedDemoBook(deps: Deps): Promise<void> {
  if ((await deps.db.$count(customers)) > 0) return
  const partner = await findPartnerByName(deps.db, 'cl')
  if (!partner) return
  const funnel = Object.fromEntries(FUNNEL_SWITCHES.map((part) => [part, true]))
  await updatePartner(deps.db, partner.partner_id, { funnel })
  await seedLeads(deps, DEMO_LEADS, 'cl')
  await seedPaymentRuns(deps, partner.partner_id)
  await seedWaitingWords(deps)
  await seedDesk(deps)
  await seedCalls(deps)
  await seedMessages(deps)
  await seedLedger(deps)
}

/** More of them lately, in the hours in which shops are open in India. */
function arrivalOf(chance: Chance, now: number): number {
  const ago = Math.floor(YEAR * (chance(1_000) / 1_000) ** 1.3)
  const morning = Math.floor((now - days(ago)) / days(1)) * days(1) + hours(3.5)
  const at = morning + minutes(chance(11 * 60))
  return at > now - hours(1) ? at - days(1) : at
}

/** Null for somebody who has not begun to apply. */
function storyOf(chance: Chance, ageInDays: number): readonly ApplicationStatus[] | null {
  if (chance(100) < 22) return null
  if (ageInDays < 10) return pickStory(chance, OPEN)
  return pickStory(chance, ageInDays > SETTLED_DAYS || chance(2) === 0 ? ENDED : OPEN)
}
