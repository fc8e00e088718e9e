import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { COUNTS, FOLLOWED_DAYS } from '#src/contract/entities/figures/metrics.ts'
import type { CountFamily, CountKey, Dimension } from '#src/contract/entities/figures/metrics.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { addDays, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { STEPS } from './approximate-percentiles.ts'
import * as codes from './codes.ts'

/** Sums that no figure's list is asked for by: each is told apart once more, by a `part` of its own. */
const PARTED = {
  /** Journeys short of a payout, by how far, how and since when: see `stops.ts`. */
  journey_stopped: 'journey',
  /** Codes by operator and why they failed; delivered in time and never entered, by operator. */
  code_sent: 'code',
  code_unused: 'code',
  /** Calls by operation and outcome; those that failed. */
  calls_made: 'call',
  calls_failed: 'call',
  /** How long was waited, by operation and step of the scale; what a call was given up after, by milliseconds. */
  calls_took: 'call',
  calls_given: 'call',
  /** Failed with none for the same application that day, by the day of the next one. */
  calls_stuck: 'call',
} as const
export type SumKey = CountKey | keyof typeof PARTED
export type SumFamily = CountFamily | (typeof PARTED)[keyof typeof PARTED]
const SUMS: Record<SumKey, SumFamily> = { ...COUNTS, ...PARTED }
const SUM_KEYS = Object.keys(SUMS) as SumKey[]
export const SUM_FAMILIES = [...new Set(Object.values(SUMS))]

/** Counts of a row of the base, the paise that go with them where money does, and the part that they are of. */
type Counted = Partial<Record<SumKey, { when: string; paise?: string; part?: string }>>

const follow = `interval '${FOLLOWED_DAYS} days'`
/** Null of a step that came later than its cohort is followed. */
const inTime = (step: string, began: string): string => `case when ${step} < ${began} + ${follow} then ${step} end`

/** How far a row has come, as a number: a step implies those before it. */
const ladder = (steps: readonly string[], began: string): string =>
  `case ${[...steps]
    .map((step, at) => `when ${step} < ${began} + ${follow} then ${at + 1}`)
    .reverse()
    .join(' ')} else 0 end`

/** Words of a part, one to a line. */
const joined = (...words: string[]): string => words.map((word) => `${word}::text`).join(' || chr(10) || ')
/** Day in India of a column that is named in text. */
export const dayText = (at: string): string =>
  `to_char((${at} at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD')`

interface Base {
  /**
   * Rows with dimensions, `at` and what `counted` asks for, of which `picked` says which. `key`: for this count alone, so
   * that what it cannot count need not be there.
   */
  rows: (picked: SQL, key?: SumKey) => SQL
  counted: Counted
  /** By what its sums are cut besides the product; the empty one: by nothing else. */
  cuts: readonly (Cut | '')[]
}
export type Cut = Exclude<Dimension, 'product'>
export const CUTS = ['lender', 'partner', 'channel', 'source'] as const satisfies readonly Cut[]
const EVERY = ['', ...CUTS] as const
const NO_DIMENSIONS = `'' as product, '' as partner, '' as channel, '' as source`

const DIMENSIONS = 'product, partner, channel, source'
const OPEN = `s.status not in ('rejected', 'withdrawn', 'expired')`
/** Of the application that speaks for a journey: the one that is open, else the one that ended last, of two alike the first. */
const spoken = (what: string) =>
  `(array_agg(${what} order by ${OPEN} desc, s.moved_at desc, s.app_id = s.journey_id desc))[1]`
const JOURNEY_STEPS = ['completed_at', 'offered_at', 'submitted_at', 'approved_at', 'disbursed_at']
/** What happens to applications, and the money that goes with it. */
const EVENTS = [
  { key: 'event_approved', kind: 'approved', paise: 'coalesce(sanctioned, asked, 0)' },
  { key: 'event_disbursed', kind: 'disbursed', paise: 'coalesce(disbursed, 0)' },
  { key: 'event_rejected', kind: 'rejected', paise: '0' },
] as const satisfies readonly { key: SumKey; kind: string; paise: string }[]
/** A page of journeys is found from the newest on: without it all of them are worked out, and then put in order. */
const NEWEST_FIRST = sql`order by f.began_at desc, f.app_id offset 0`
const minOf = (step: string) => `min(s.${step}) as ${step}`

/**
 * Every family's rows. `picked` is a condition on `f.at`'s own column, so that its index is used; a journey has the
 * first times of all applications that came of it.
 */
export const BASES: Record<SumFamily, Base> = {
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
    cuts: EVERY,
  },
  journey: {
    rows: (picked, key) => sql`
      select f.app_id as id, ${sql.raw(DIMENSIONS)}, 0 as lender, f.began_at as at,
        ${sql.raw(
          ladder(
            JOURNEY_STEPS.map((step) => `j.${step}`),
            'f.began_at',
          ),
        )} as level, j.ended, j.reason, j.moved_at
      from (
        select app_id, ${sql.raw(DIMENSIONS)}, began_at from application_facts f where f.journey_id = f.app_id and ${picked} ${key === undefined ? sql`` : NEWEST_FIRST}
      ) f
      join lateral (
        select ${sql.raw(JOURNEY_STEPS.map(minOf).join(', '))}, ${sql.raw(spoken('s.moved_at'))} as moved_at,
          ${sql.raw(spoken(`case when ${OPEN} then 'open' else s.status end`))} as ended,
          ${sql.raw(spoken('s.reject_reason'))} as reason
        from application_facts s where s.journey_id = f.app_id
      ) j on true`,
    counted: {
      journey_began: { when: 'true' },
      journey_completed: { when: 'level >= 1' },
      journey_offered: { when: 'level >= 2' },
      journey_applied: { when: 'level >= 3' },
      journey_approved: { when: 'level >= 4' },
      journey_disbursed: { when: 'level >= 5' },
      journey_stopped: {
        when: 'level < 5',
        part: joined(
          'level',
          'ended',
          `case when ended = 'open' then ${dayText('moved_at')} else coalesce(reason, '') end`,
        ),
      },
    },
    cuts: EVERY,
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
    cuts: EVERY,
  },
  event: {
    // One row for each thing that happened: the index of each is used.
    rows: (picked, key) => {
      const happened = EVENTS.filter((each) => key === undefined || each.key === key)
      const parts = happened.map(
        ({ kind, paise }) => `
          select app_id as id, ${DIMENSIONS}, coalesce(lender_id, 0) as lender, ${kind}_at as at, '${kind}' as kind,
            ${paise} as paise from application_facts where ${kind}_at is not null`,
      )
      return sql`
        select f.id, ${sql.raw(DIMENSIONS)}, f.lender, f.at, f.kind, f.paise from (${sql.raw(parts.join(' union all '))}) f
        where ${picked}`
    },
    counted: {
      event_approved: { when: `kind = 'approved'`, paise: 'paise' },
      event_disbursed: { when: `kind = 'disbursed'`, paise: 'paise' },
      event_rejected: { when: `kind = 'rejected'` },
    },
    cuts: EVERY,
  },
  code: {
    rows: (picked) => sql`
      select message_id as id, ${sql.raw(NO_DIMENSIONS)}, 0 as lender, ${codes.sent_at} as at, ${codes.network} as network,
        case when ${codes.failedInTheEnd} then ${codes.whyFailed} end as why, ${codes.notEntered} as unused
      from message_receipts where ${codes.isCode} and ${picked}`,
    counted: {
      code_sent: { when: 'true', part: joined('network', `coalesce(why, '')`) },
      code_unused: { when: 'unused', part: 'network' },
    },
    cuts: [''],
  },
  call: {
    rows: (picked) => sql`
      select call_id as id, ${sql.raw(NO_DIMENSIONS)}, lender_id as lender, at, operation, outcome, ms,
        ${sql.raw(dayText('at'))} as call_day, case when outcome <> 'ok' then (
          select ${sql.raw(dayText('later.at'))} from lender_calls later
          where later.app_id = f.app_id and later.lender_id = f.lender_id and (later.at, later.call_id) > (f.at, f.call_id)
          order by later.at, later.call_id limit 1
        ) end as next_day
      from lender_calls f where ${picked}`,
    counted: {
      calls_made: { when: 'true', part: joined('operation', 'outcome') },
      calls_failed: { when: `outcome <> 'ok'` },
      calls_took: {
        when: `outcome <> 'unreachable'`,
        part: joined('operation', `floor(ln(greatest(ms, 1)::float8) * ${STEPS})::int`),
      },
      calls_given: { when: `outcome = 'timeout'`, part: joined('operation', 'ms') },
      calls_stuck: {
        when: `outcome <> 'ok' and (next_day is null or next_day > call_day)`,
        part: `coalesce(next_day, '')`,
      },
    },
    cuts: ['lender'],
  },
}

/** The column by whose day a family is counted. */
export const AT: Record<SumFamily, SQL> = {
  visit: sql`f.began_at`,
  journey: sql`f.began_at`,
  application: sql`f.submitted_at`,
  event: sql`f.at`,
  code: sql`${codes.sent_at}`,
  call: sql`f.at`,
}

/** Which rows of a family are of these days in India, both included: the `picked` of its base. */
export function ofRange(family: SumFamily, { from, to }: DateRange): SQL {
  const [start, end] = [startOfIstDay(from), startOfIstDay(addDays(to, 1))]
  return sql`${AT[family]} >= ${start.toISOString()}::timestamptz and ${AT[family]} < ${end.toISOString()}::timestamptz`
}

/** Sums of one family, of all or of some. */
export const keysOf = (family: SumFamily, keys: readonly SumKey[] = SUM_KEYS): SumKey[] =>
  keys.filter((key) => SUMS[key] === family)

/** (metric, n, paise, part) of a row of the base, for the sums that are wanted. */
export function countsOf(family: SumFamily, wanted: readonly SumKey[]): SQL {
  const { counted } = BASES[family]
  const lines = wanted.flatMap((key) => {
    const rule = counted[key]
    return rule ? [`('${key}', (${rule.when}), ${rule.paise ?? '0'}::bigint, ${rule.part ?? `''`})`] : []
  })
  return sql.raw(`(values ${lines.join(', ')}) as m(metric, counts, paise, part)`)
}

/** The condition under which a row of the base counts, for the list behind a figure. */
export const ruleOf = (key: CountKey): SQL => sql.raw(BASES[COUNTS[key]].counted[key]?.when ?? 'false')
