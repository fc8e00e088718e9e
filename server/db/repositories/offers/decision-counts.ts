import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { kept } from '#server/db/kept.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { decisionCounts } from '#server/db/schema/offers.ts'
import type { Cell, Tally } from '#src/contract/finance/approval-chance.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { rowsOf } from '../shared/rows-of.ts'

type DecisionCount = Omit<typeof decisionCounts.$inferSelect, 'product_type'>

const { lender_id, cell, decided, approved } = decisionCounts
const ofCells = kept({ lender_id, cell, decided, approved }, (db, columns) =>
  db
    .select(columns)
    .from(decisionCounts)
    .where(
      and(
        eq(decisionCounts.product_type, sql.placeholder('product')),
        sql`${cell} = any(array(select jsonb_array_elements_text(${sql.placeholder('cells')}::jsonb)))`,
      ),
    ),
)

/** What the lenders of a product decided in these cells, where it was enough to be kept. */
export const listDecisionCounts = (db: Db, product: string, cells: readonly Cell[]): Promise<DecisionCount[]> =>
  ofCells(db, { product, cells: JSON.stringify(cells) })

/** Makes all of a lender's counts anew, in the caller's transaction. */
export async function replaceDecisionCounts(
  tx: Db,
  lenderId: number,
  tallies: ReadonlyMap<string, Tally>,
): Promise<void> {
  await tx.delete(decisionCounts).where(eq(lender_id, lenderId))
  for (const [product_type, tally] of tallies) {
    const rows = [...tally].map(([cell, decisions]) => ({ product_type, cell, lender_id: lenderId, ...decisions }))
    if (rows.length > 0) await tx.insert(decisionCounts).values(rows)
  }
}

/** The next lender by its number; null = that was the last. */
export async function findLenderAfter(db: Db, lenderId: number): Promise<number | null> {
  const [row] = await db
    .select({ lender_id: lenders.lender_id })
    .from(lenders)
    .where(gt(lenders.lender_id, lenderId))
    .orderBy(asc(lenders.lender_id))
    .limit(1)
  return row?.lender_id ?? null
}

/** An application that a lender decided, with the newest list of offers before it was sent. */
export interface DecidedApplication {
  app_id: string
  submitted_at: string
  product: string
  asked: Paise
  approved: boolean
  inputs_enc: string
  data_key: string
}

/**
 * Of one lender, decided since a moment, in the order in which they were sent. An approval stays one whatever the customer did
 * then; what was withdrawn or expired before an answer is no decision. Whose key or receipt is gone is not among them.
 */
export async function listDecided(
  db: Db,
  { lenderId, since, after, limit }: { lenderId: number; since: Date; after: DecidedApplication | null; limit: number },
): Promise<DecidedApplication[]> {
  const page = after
    ? sql`and (f.submitted_at, f.app_id) > (${after.submitted_at}::timestamptz, ${after.app_id})`
    : sql``
  const result = await db.execute(sql`
    select f.app_id, f.submitted_at::text as submitted_at, f.product, f.asked::float8 as asked,
      f.status <> 'rejected' as approved, l.inputs_enc, c.data_key
    from application_facts f
    join lateral (
      select o.user_id, o.inputs_enc from offer_lists o
      where o.app_id = f.journey_id and o.created_at <= f.submitted_at
      order by o.created_at desc limit 1
    ) l on l.inputs_enc is not null
    join customers c on c.user_id = l.user_id and c.data_key is not null
    where coalesce(f.lender_id, 0) = ${lenderId} and f.asked is not null
      and coalesce(f.rejected_at, f.approved_at) >= ${since.toISOString()}::timestamptz ${page}
    order by f.submitted_at, f.app_id limit ${limit}`)
  return rowsOf<DecidedApplication>(result)
}
