import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications, disbursals } from '#server/db/schema/applications.ts'
import { creditCards, lenders } from '#server/db/schema/catalogue.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { applicationFacts } from '#server/db/schema/figures.ts'
import { customers } from '#server/db/schema/identity.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { leads } from '#server/db/schema/leads.ts'
import { merchantRequests } from '#server/db/schema/merchants.ts'
import { partners } from '#server/db/schema/partners.ts'
import { paymentRunLines, paymentRuns, payoutPayments } from '#server/db/schema/paying.ts'
import { erasureRequests } from '#server/db/schema/privacy.ts'
import { lenderInvoices, lenderReceipts } from '#server/db/schema/reconciliation.ts'
import { admins } from '#server/db/schema/staff.ts'
import { helpRequests } from '#server/db/schema/support.ts'
import { contains } from '../shared/pages.ts'

/** Begins with it first, then by name. */
const byName = (column: AnyColumn, text: string): SQL[] => [
  sql`position(lower(${text}) in lower(${column}))`,
  asc(column),
]

const EVERY_LENDER = sql`(select lender_id from lenders)`

/**
 * Applications with this reference, or to which a lender or a bank has given one of these numbers. Each of the four is
 * looked up by its own index: an `or` over two tables would read them all.
 */
export async function findApplications(
  db: Db,
  { reference, foreign }: { reference: string | undefined; foreign: readonly string[] },
  most: number,
) {
  const ids = new Set<string>()
  const add = (rows: readonly { app_id: string }[]) => {
    for (const { app_id } of rows) ids.add(app_id)
  }
  if (reference !== undefined)
    add(
      await db.select({ app_id: applications.app_id }).from(applications).where(eq(applications.reference, reference)),
    )
  if (foreign.length > 0) {
    const { utr, loan_account, lender_id, app_id } = disbursals
    const ofMoney = (where: SQL | undefined) => db.select({ app_id }).from(disbursals).where(where).limit(most)
    add(await ofMoney(inArray(utr, [...foreign])))
    add(await ofMoney(and(sql`${lender_id} in ${EVERY_LENDER}`, inArray(loan_account, [...foreign]))))
    add(
      await db
        .select({ app_id: applications.app_id })
        .from(applications)
        .where(
          and(sql`${applications.lender_id} in ${EVERY_LENDER}`, inArray(applications.lender_reference, [...foreign])),
        )
        .limit(most),
    )
  }
  if (ids.size === 0) return []
  const { app_id, product_type, status, amount, disbursed_amount } = applications
  return db
    .select({
      app_id,
      reference: applications.reference,
      product_type,
      status,
      amount,
      disbursed_amount,
      user_id: applications.user_id,
      created_at: applications.created_at,
      lender_id: lenders.lender_id,
      lender: lenders.name,
      submitted_at: applicationFacts.submitted_at,
    })
    .from(applications)
    .innerJoin(customers, and(eq(customers.user_id, applications.user_id), isNull(customers.deleted_at)))
    .leftJoin(lenders, eq(lenders.lender_id, applications.lender_id))
    .leftJoin(applicationFacts, eq(applicationFacts.app_id, applications.app_id))
    .where(inArray(app_id, [...ids]))
    .orderBy(desc(applications.created_at), asc(app_id))
    .limit(most)
}

/** The name of the partner that has this code. */
const nameOf = (code: AnyColumn) => sql<string>`coalesce(${partners.name}, ${code})`

export async function findTicket(db: Db, ticket: string) {
  const { user_id, status, due_at } = helpRequests
  const [row] = await db
    .select({ ticket: helpRequests.ticket, user_id, partner: nameOf(helpRequests.partner), status, due_at })
    .from(helpRequests)
    .leftJoin(partners, eq(partners.code, helpRequests.partner))
    .where(eq(helpRequests.ticket, ticket))
  return row ?? null
}

export async function findLendersByName(db: Db, name: string, most: number) {
  const { lender_id, lender_status } = lenders
  return db
    .select({ lender_id, name: lenders.name, lender_status })
    .from(lenders)
    .where(and(isNull(lenders.deleted_at), contains(lenders.name, name)))
    .orderBy(...byName(lenders.name, name))
    .limit(most)
}

export async function findCardsByName(db: Db, name: string, most: number) {
  const { category_id, category_name, status } = creditCards
  return db
    .select({ category_id, category_name, status })
    .from(creditCards)
    .where(and(isNull(creditCards.deleted_at), contains(category_name, name)))
    .orderBy(...byName(category_name, name))
    .limit(most)
}

/** Who works here, or was invited to, by a part of the name or the whole address. */
export async function findStaffByName(db: Db, name: string, most: number) {
  const { admin_id, email } = admins
  return db
    .select({ admin_id, name: admins.name })
    .from(admins)
    .where(or(contains(admins.name, name), sql`lower(${email}) = lower(${name})`))
    .orderBy(...byName(admins.name, name))
    .limit(most)
}

/** By a part of the name, or by the whole code or merchant number. */
export async function findPartnersByName(db: Db, name: string, most: number) {
  const { partner_id, code, merchant_id, status } = partners
  return db
    .select({ partner_id, name: partners.name, code, status })
    .from(partners)
    .where(
      or(
        contains(partners.name, name),
        sql`lower(${code}) = lower(${name})`,
        sql`lower(${merchant_id}) = lower(${name})`,
      ),
    )
    .orderBy(...byName(partners.name, name))
    .limit(most)
}

export async function findMerchantRequestFacts(db: Db, reference: string) {
  const { status, created_at } = merchantRequests
  const [row] = await db
    .select({ reference: merchantRequests.reference, status, partner: nameOf(merchantRequests.partner), created_at })
    .from(merchantRequests)
    .leftJoin(partners, eq(partners.code, merchantRequests.partner))
    .where(eq(merchantRequests.reference, reference))
  return row ?? null
}

/** Partners who have a statement of this month. */
export async function findPartnersOfMonth(db: Db, month: string, most: number) {
  const { partner_id, name } = partners
  return db
    .select({ partner_id, name })
    .from(partners)
    .where(
      sql`exists (select 1 from ${payoutLines} where ${payoutLines.partner_id} = ${partner_id} and ${payoutLines.month} = ${month})`,
    )
    .orderBy(asc(name))
    .limit(most)
}

/** What we paid to partners under one of these numbers of the bank. */
export async function findPaymentsByUtr(db: Db, utrs: readonly string[]) {
  const { payment_id, partner_id, month, amount, utr, day } = payoutPayments
  return db
    .select({ payment_id, partner_id, month, amount, utr, day, partner: partners.name })
    .from(payoutPayments)
    .innerJoin(partners, eq(partners.partner_id, payoutPayments.partner_id))
    .where(inArray(utr, [...utrs]))
}

export async function findBatch(db: Db, batchId: number) {
  const { batch_id, profile, file_name, state, created_at } = importBatches
  const [row] = await db
    .select({ batch_id, profile, file_name, state, created_at, lender: lenders.name })
    .from(importBatches)
    .leftJoin(lenders, eq(lenders.lender_id, importBatches.lender_id))
    .where(eq(importBatches.batch_id, batchId))
  return row ?? null
}

/** `user_id`: its person, where that is a customer who is still there. */
export async function findLeadFacts(db: Db, reference: string) {
  const { product_type, first_touch_at } = leads
  const [row] = await db
    .select({ product_type, first_touch_at, partner: partners.name, user_id: customers.user_id })
    .from(leads)
    .innerJoin(partners, eq(partners.partner_id, leads.partner_id))
    .leftJoin(customers, and(eq(customers.user_id, leads.user_id), isNull(customers.deleted_at)))
    .where(eq(leads.reference, reference))
  return row ?? null
}

/** `user_id`: who asked, as long as they are still there. */
export async function findErasureFacts(db: Db, reference: string) {
  const [row] = await db
    .select({ created_at: erasureRequests.created_at, user_id: customers.user_id })
    .from(erasureRequests)
    .leftJoin(customers, and(eq(customers.user_id, erasureRequests.user_id), isNull(customers.deleted_at)))
    .where(eq(erasureRequests.reference, reference))
  return row ?? null
}

/** Bills to lenders with one of these numbers, or for which money came under one of them. */
export async function findBills(db: Db, numbers: readonly string[], most: number) {
  const { number, total, day, period, cancelled_at } = lenderInvoices
  return db
    .select({ number, total, day, period, cancelled_at, lender_id: lenders.lender_id, lender: lenders.name })
    .from(lenderInvoices)
    .innerJoin(lenders, eq(lenders.lender_id, lenderInvoices.lender_id))
    .where(
      or(
        inArray(number, [...numbers]),
        sql`exists (select 1 from ${lenderReceipts} where ${lenderReceipts.invoice_id} = ${lenderInvoices.invoice_id}
          and ${lenderReceipts.undone_at} is null and ${inArray(lenderReceipts.utr, [...numbers])})`,
      ),
    )
    .orderBy(desc(lenderInvoices.invoice_id))
    .limit(most)
}

/** Runs of payments with this number, or with a line under one of our keys in the bank's file. */
export async function findPaymentRuns(
  db: Db,
  { run, keys }: { run: number | undefined; keys: readonly string[] },
  most: number,
) {
  const { run_id, state, made_at } = paymentRuns
  const line = sql`exists (select 1 from ${paymentRunLines} where ${paymentRunLines.run_id} = ${run_id}
    and ${inArray(paymentRunLines.reference, [...keys])})`
  return db
    .select({ run_id, state, made_at })
    .from(paymentRuns)
    .where(or(...(run === undefined ? [] : [eq(run_id, run)]), ...(keys.length === 0 ? [] : [line])))
    .orderBy(desc(run_id))
    .limit(most)
}
