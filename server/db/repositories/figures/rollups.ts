import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { rollupDay, rollupMarks } from '#server/db/schema/figures.ts'
import type { Tx } from '#server/db/transaction.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { BASES, countsOf, CUTS, keysOf, ofRange } from './bases.ts'
import type { SumFamily } from './bases.ts'

export interface FamilyDay {
  family: SumFamily
  day: string
}

/** A day's sums as its facts have it, cut by the product and by one of its family's other dimensions. */
function sumsOf({ family, day }: FamilyDay): SQL {
  const { cuts, rows } = BASES[family]
  const by = CUTS.filter((cut) => cuts.includes(cut))
  const named = by.map((cut) => `when grouping(b.${cut}) = 0 then '${cut}'`).join(' ')
  const columns = CUTS.map((cut) => {
    const none = cut === 'lender' ? '0' : `''`
    return `${by.includes(cut) ? `coalesce(b.${cut}, ${none})` : none} as ${cut}`
  })
  const sets = cuts.map((cut) => (cut === '' ? '()' : `(b.${cut})`))
  return sql`
    select m.metric, m.part, ${day}::text as day,
      ${sql.raw(named ? `case ${named} else 'product' end` : `'product'`)} as cut, b.product, ${sql.raw(columns.join(', '))},
      count(*)::int as n, coalesce(sum(m.paise), 0)::bigint as paise
    from (${rows(ofRange(family, { from: day, to: day }))}) b cross join lateral ${countsOf(family, keysOf(family))}
    where m.counts
    group by m.metric, m.part, b.product, grouping sets (${sql.raw(sets.join(', '))})`
}

const COLUMNS = sql.raw('metric, part, day, cut, product, lender, partner, channel, source')

/** Days with sums that are out of date, oldest first, before a day. */
export async function listMarkedDays(db: Db, before: string, limit: number): Promise<FamilyDay[]> {
  return db
    .selectDistinct({ family: rollupMarks.family, day: rollupMarks.day })
    .from(rollupMarks)
    .where(sql`${rollupMarks.day} < ${before}`)
    .orderBy(rollupMarks.day, rollupMarks.family)
    .limit(limit)
}

/**
 * Makes a day's sums anew, inside the caller's transaction. The marks that are seen go first: what marked them has
 * written its facts with them, so the sums that are made after hold them; what is written meanwhile leaves a mark of its own.
 */
export async function remakeDay(tx: Tx, { family, day }: FamilyDay): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`rollup ${family} ${day}`}))`)
  await tx.delete(rollupMarks).where(and(eq(rollupMarks.family, family), eq(rollupMarks.day, day)))
  const { metric } = rollupDay
  await tx.delete(rollupDay).where(and(eq(rollupDay.day, day), sql`${metric} in (${listOf(keysOf(family))})`))
  await tx.execute(sql`insert into rollup_day (${COLUMNS}, n, paise) ${sumsOf({ family, day })}`)
}

export const listOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * How many sums of a day are not what its facts come to; 0 while the day waits to be made anew. One statement, so that
 * nothing happens between looking at the one and at the other.
 */
export async function countWrongSums(db: Db, { family, day }: FamilyDay): Promise<number> {
  const keys = sql.raw(
    ['metric', 'part', 'cut', 'product', 'lender', 'partner', 'channel', 'source']
      .map((key) => `k.${key} = s.${key}`)
      .join(' and '),
  )
  const [row] = await db.select({ n: sql`n`.mapWith(Number) }).from(
    sql`(
        select count(*) as n from
          (select * from rollup_day where day = ${day} and metric in (${listOf(keysOf(family))})) k
          full join (${sumsOf({ family, day })}) s on ${keys}
        where (k.n is distinct from s.n or k.paise is distinct from s.paise)
          and not exists (select 1 from rollup_marks where family = ${family} and day = ${day})
      ) as compared`,
  )
  return row?.n ?? 0
}

export async function markDays(db: Db, family: SumFamily, instants: readonly Date[]): Promise<void> {
  const days = [...new Set(instants.map(istDay))]
  if (days.length > 0) await db.insert(rollupMarks).values(days.map((day) => ({ family, day })))
}

/** The first day that has sums, of any kind. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const [row] = await db.select({ day: rollupDay.day }).from(rollupDay).orderBy(rollupDay.day).limit(1)
  return row?.day ?? null
}
