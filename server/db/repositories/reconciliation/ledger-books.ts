import { and, asc, eq, gt, inArray, isNotNull, isNull, like, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applicationEvents, applications, disbursals } from '#server/db/schema/applications.ts'
import { payoutLines } from '#server/db/schema/earnings.ts'
import { leads } from '#server/db/schema/leads.ts'
import { partners } from '#server/db/schema/partners.ts'
import { commissionLines, reconciliationDecisions, reconciliationLines } from '#server/db/schema/reconciliation.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { FileLine, PartnerLine } from '#src/contract/reconciliation/ledger-line.ts'

/** Until the transaction ends, nobody else decides, closes, writes or takes back lines of this lender's books. */
export async function lockLedger(tx: Tx, lenderId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ledger:${lenderId}`}))`)
}

/** Lines of a lender's files that stand, of months after one. */
export async function listFileLines(db: Db, lenderId: number, after: string): Promise<FileLine[]> {
  const { line_id, period, app_id, loan_account, disbursed_amount, disbursed_on, gross, slab, invoice_number } =
    commissionLines
  return db
    .select({
      line_id,
      period,
      app_id,
      loan_account,
      disbursed: disbursed_amount,
      day: disbursed_on,
      gross,
      slab,
      invoice_number,
    })
    .from(commissionLines)
    .where(
      and(
        eq(commissionLines.lender_id, lenderId),
        isNull(commissionLines.undone_at),
        gt(commissionLines.period, after),
      ),
    )
    .orderBy(asc(commissionLines.line_id))
}

/** Every part of a loan that a lender paid out, or of one month; the loan's own amount; `settled`: a closed month is done with it. */
export async function listPaidOut(db: Db, lenderId: number, month?: string) {
  const back = sql<boolean>`exists (select 1 from disbursals back where back.app_id = ${disbursals.app_id} and back.kind = 'taken_back')`
  const settled = sql<boolean>`exists (select 1 from reconciliation_lines done where done.disbursal_id = ${disbursals.disbursal_id}
    and (done.line_id is not null or done.line->'decision'->>'kind' = 'accepted'))`
  const { disbursal_id, app_id, tranche, loan_account, principal, day } = disbursals
  return db
    .select({
      disbursal_id,
      app_id,
      tranche,
      loan_account,
      disbursed: principal,
      day,
      given_back: back,
      settled,
      reference: applications.reference,
    })
    .from(disbursals)
    .innerJoin(applications, eq(applications.app_id, disbursals.app_id))
    .where(
      and(
        eq(disbursals.lender_id, lenderId),
        eq(disbursals.kind, 'disbursed'),
        month === undefined ? undefined : like(day, `${month}-%`),
      ),
    )
    .orderBy(asc(disbursals.disbursal_id))
}

/** A month was closed with one of these parts in it, or somebody has decided about one: nobody takes them back. */
export async function isAnyKept(db: Db, disbursalIds: readonly number[]): Promise<boolean> {
  if (disbursalIds.length === 0) return false
  const ids = [...disbursalIds]
  const closed = await db.$count(reconciliationLines, inArray(reconciliationLines.disbursal_id, ids))
  const { disbursal_id, undone_at, kind } = reconciliationDecisions
  const decided = and(inArray(disbursal_id, ids), isNull(undone_at), ne(kind, 'chased'))
  return closed + (await db.$count(reconciliationDecisions, decided)) > 0
}

/** What partners have of this lender's loans, by application and part. */
export async function listPartnerParts(db: Db, lenderId: number): Promise<Map<string, PartnerLine>> {
  const rows = await db
    .select({
      app_id: payoutLines.app_id,
      tranche: payoutLines.tranche,
      gross: payoutLines.gross,
      status: payoutLines.status,
      partner: partners.name,
      back: sql<boolean>`exists (select 1 from payout_lines back where back.takes_back = ${payoutLines.payout_id})`,
    })
    .from(payoutLines)
    .innerJoin(partners, eq(partners.partner_id, payoutLines.partner_id))
    .where(
      and(
        eq(payoutLines.lender_id, lenderId),
        isNull(payoutLines.takes_back),
        isNull(payoutLines.corrects),
        isNull(payoutLines.referral_id),
      ),
    )
  return new Map(
    rows.map(({ app_id, tranche, gross, status, partner, back }) => [
      `${app_id} ${tranche}`,
      { partner, gross, status: back ? ('taken_back' as const) : status },
    ]),
  )
}

/** Of these applications, those that a partner's lead brought. */
export async function listOfPartners(db: Db, appIds: readonly string[]): Promise<Set<string>> {
  if (appIds.length === 0) return new Set()
  const sentAt = sql`(select min(${applicationEvents.at}) from ${applicationEvents} where ${applicationEvents.app_id} = ${applications.app_id} and ${applicationEvents.status} = 'submitted')`
  const rows = await db
    .select({ app_id: applications.app_id })
    .from(applications)
    .where(
      and(
        inArray(applications.app_id, [...appIds]),
        sql`exists (select 1 from ${leads} where ${leads.app_id} = ${applications.app_id} or (${leads.user_id} = ${applications.user_id}
          and ${leads.product_type} = ${applications.product_type} and ${leads.first_touch_at} <= ${sentAt} and ${leads.held_until} > ${sentAt}))`,
      ),
    )
  return new Set(rows.map(({ app_id }) => app_id))
}

/** The references of applications that lines of a file name. */
export async function listReferences(db: Db, appIds: readonly string[]): Promise<Map<string, string>> {
  if (appIds.length === 0) return new Map()
  const rows = await db
    .select({ app_id: applications.app_id, reference: applications.reference })
    .from(applications)
    .where(inArray(applications.app_id, [...appIds]))
  return new Map(rows.flatMap(({ app_id, reference }) => (reference === null ? [] : [[app_id, reference] as const])))
}

/** Gives a line of theirs to an application, or takes it away again. */
export async function giveLine(tx: Db, lineId: number, appId: string | null): Promise<void> {
  await tx.update(commissionLines).set({ app_id: appId }).where(eq(commissionLines.line_id, lineId))
}

/** The lines of a closed month as they stood. */
export async function listFrozenLines(db: Db, lenderId: number, period: string) {
  const rows = await db
    .select({ line: reconciliationLines.line })
    .from(reconciliationLines)
    .where(and(eq(reconciliationLines.lender_id, lenderId), eq(reconciliationLines.period, period)))
    .orderBy(asc(reconciliationLines.place))
  return rows.map(({ line }) => line)
}

/** Lines of closed months that pay for the loans of these ones, the oldest month first. */
export async function listFrozenPayments(
  db: Db,
  lenderId: number,
  files: readonly Pick<FileLine, 'loan_account' | 'app_id'>[],
) {
  const { lender_id, line_id, disbursal_id, period, place, line } = reconciliationLines
  const one = (values: readonly (string | null)[]) =>
    sql`in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
  const loans = one(files.map(({ loan_account }) => loan_account))
  const rows = await db
    .select({ line })
    .from(reconciliationLines)
    .where(
      and(
        ...[eq(lender_id, lenderId), isNotNull(line_id), isNotNull(disbursal_id)],
        sql`(${line}->'file'->>'loan_account' ${loans} or ${line}->'own'->>'loan_account' ${loans}
          or ${line}->'own'->>'app_id' ${one(files.map(({ app_id }) => app_id))})`,
      ),
    )
    .orderBy(asc(period), asc(place))
  return rows.map((row) => row.line)
}

/** Whose the applications with these references are. */
export async function listCustomersOf(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .select({ reference: applications.reference, user_id: applications.user_id })
    .from(applications)
    .where(inArray(applications.reference, [...references]))
  return new Map(rows.map(({ reference, user_id }) => [reference, user_id]))
}

/** The application that a lender's number of a loan stands for; null where none has it. */
export async function findApplicationOfLoan(db: Db, lenderId: number, loan: string): Promise<string | null> {
  const [row] = await db
    .select({ app_id: disbursals.app_id })
    .from(disbursals)
    .where(and(eq(disbursals.lender_id, lenderId), eq(disbursals.loan_account, loan)))
    .orderBy(asc(disbursals.disbursal_id))
    .limit(1)
  return row?.app_id ?? null
}
