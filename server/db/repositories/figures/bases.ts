import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { COUNT_KEYS, COUNTS, FOLLOWED_DAYS, type CountFamily, type CountKey } from '#src/contract/figures/metrics.ts'

/** Counts of a row of the base, and the paise that go with them where money does. */
type Counted = Partial<Record<CountKey, { when: string; paise?: string }>>

const follow = `interval '${FOLLOWED_DAYS} days'`
/** Null of a step that came later than its cohort is followed. */
const inTime = (step: string, began: string): string => `case when ${step} < ${began} + ${follow} then ${step} end`

/** How far a row has come, as a number: a step implies those before it. */
export const ladder = (steps: readonly string[], began: string): string =>
  `case ${[...steps]
    .map((step, at) => `when ${step} < ${began} + ${follow} then ${at + 1}`)
    .reverse()
    .join(' ')} else 0 end`

interface Base {
  /** Rows with dimensions, `at` and what `counted` asks for, of which `picked` says which. */
  rows: (picked: SQL) => SQL
  counted: Counted
}

export const DIMENSIONS = 'product, partner, channel, source'
export const JOURNEY_STEPS = ['completed_at', 'offered_at', 'submitted_at', 'approved_at', 'disbursed_at']
const minOf = (step: string) => `min(s.${step}) as ${step}`

/**
 * Every family's rows. `picked` is a condition on `f.at`'s own column, so that its index is used; a journey has the
 * first times of all applications that came of it.
 */
export const BASES: Record<CountFamily, Base> = {
  visit: {
    rows: (picked) => sql`
      select f.prospect_app_id as id, ${sql.raw(DIMENSIONS)}, 0 as lender, f.began_at as at,
        ${sql.raw(ladder(['code_at', 'verified_at'], 'f.began_at'))} as level
      from visit_facts f where ${picked}`,
    counted: {
      visit_began: { when: 'true' },
      visit_code: { when: 'level >= 1' },
      visit_verified: { when: 'level >= 2' },
    },
  },
  journey: {
    rows: (picked) => sql`
      select f.app_id as id, ${sql.raw(DIMENSIONS)}, 0 as lender, f.began_at as at,
        ${sql.raw(
          ladder(
            JOURNEY_STEPS.map((step) => `j.${step}`),
            'f.began_at',
          ),
        )} as level
      from application_facts f
      join lateral (
        select ${sql.raw(JOURNEY_STEPS.map(minOf).join(', '))} from application_facts s where s.journey_id = f.app_id
      ) j on true
      where f.journey_id = f.app_id and ${picked}`,
    counted: {
      journey_began: { when: 'true' },
      journey_completed: { when: 'level >= 1' },
      journey_offered: { when: 'level >= 2' },
      journey_applied: { when: 'level >= 3' },
      journey_approved: { when: 'level >= 4' },
      journey_disbursed: { when: 'level >= 5' },
    },
  },
  application: {
    rows: (picked) => sql`
      select f.app_id as id, ${sql.raw(DIMENSIONS)}, coalesce(f.lender_id, 0) as lender, f.submitted_at as at,
        ${sql.raw(ladder(['received_at', 'approved_at', 'disbursed_at'], 'f.submitted_at'))} as level,
        coalesce(f.asked, 0) as asked, coalesce(f.sanctioned, f.asked, 0) as sanctioned, coalesce(f.disbursed, 0) as disbursed,
        ${sql.raw(inTime('f.rejected_at', 'f.submitted_at'))} as rejected_at,
        ${sql.raw(inTime('f.withdrawn_at', 'f.submitted_at'))} as withdrawn_at,
        ${sql.raw(inTime('f.expired_at', 'f.submitted_at'))} as expired_at
      from application_facts f where ${picked}`,
    counted: {
      app_submitted: { when: 'true', paise: 'asked' },
      app_received: { when: 'level >= 1' },
      app_decided: { when: 'level >= 2 or rejected_at is not null' },
      app_approved: { when: 'level >= 2', paise: 'sanctioned' },
      app_disbursed: { when: 'level >= 3', paise: 'disbursed' },
      app_rejected: { when: 'rejected_at is not null' },
      app_withdrawn: { when: 'withdrawn_at is not null' },
      app_expired: { when: 'expired_at is not null' },
    },
  },
  event: {
    // One row for each thing that happened: the index of each is used.
    rows: (picked) => sql`
      select f.id, ${sql.raw(DIMENSIONS)}, f.lender, f.at, f.kind, f.paise from (
        select app_id as id, ${sql.raw(DIMENSIONS)}, coalesce(lender_id, 0) as lender, approved_at as at,
          'approved' as kind, coalesce(sanctioned, asked, 0) as paise from application_facts where approved_at is not null
        union all select app_id, ${sql.raw(DIMENSIONS)}, coalesce(lender_id, 0), disbursed_at, 'disbursed',
          coalesce(disbursed, 0) from application_facts where disbursed_at is not null
        union all select app_id, ${sql.raw(DIMENSIONS)}, coalesce(lender_id, 0), rejected_at, 'rejected', 0
          from application_facts where rejected_at is not null
      ) f where ${picked}`,
    counted: {
      event_approved: { when: `kind = 'approved'`, paise: 'paise' },
      event_disbursed: { when: `kind = 'disbursed'`, paise: 'paise' },
      event_rejected: { when: `kind = 'rejected'` },
    },
  },
}

/** The column by whose day a family is counted. */
export const AT: Record<CountFamily, SQL> = {
  visit: sql`f.began_at`,
  journey: sql`f.began_at`,
  application: sql`f.submitted_at`,
  event: sql`f.at`,
}

/** Counts of one family, of all or of some. */
export const keysOf = (family: CountFamily, keys: readonly CountKey[] = COUNT_KEYS): CountKey[] =>
  keys.filter((key) => COUNTS[key] === family)

/** (metric, n, paise) of a row of the base, for the counts that are wanted. */
export function countsOf(family: CountFamily, wanted: readonly CountKey[]): SQL {
  const { counted } = BASES[family]
  const lines = wanted.flatMap((key) => {
    const rule = counted[key]
    return rule ? [`('${key}', (${rule.when}), ${rule.paise ?? '0'}::bigint)`] : []
  })
  return sql.raw(`(values ${lines.join(', ')}) as m(metric, counts, paise)`)
}

/** The condition under which a row of the base counts, for the list behind a figure. */
export const ruleOf = (key: CountKey): SQL => sql.raw(BASES[COUNTS[key]].counted[key]?.when ?? 'false')
