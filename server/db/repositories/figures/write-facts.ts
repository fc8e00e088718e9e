import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateOf, dayOf, startOfDay } from '../shared/days.ts'
import { rowsOf } from '../shared/rows-of.ts'

/** What the facts say until they are written anew, of what marks a day. */
const BEFORE = [
  'app_id',
  'journey_id',
  'began_at',
  'submitted_at',
  'approved_at',
  'disbursed_at',
  'rejected_at',
] as const

/**
 * What happened, as the rows behind the facts say it. A step stands only while the status can have come by it: what was
 * taken back is gone from the facts too, and so is a loan that was given back. A payout counts, with all its tranches, on
 * the day that the lender names for the first. Whence somebody came and what they were shown is looked up of those for which
 * `whence` holds alone: where their steps are asked for, it would be thrown away.
 */
const factsOf = (which: SQL, whence: SQL): SQL => sql`
  select a.app_id, a.origin_app_id as journey_id, a.product_type as product, coalesce(w.code, a.partner) as partner,
    coalesce(w.channel, 'direct') as channel, coalesce(v.source, '') as source, a.lender_id, a.status,
    a.created_at as began_at, o.completed_at, o.offered_at,
    case when a.status <> 'draft' then coalesce(s.submitted_at, a.created_at) end as submitted_at,
    case when a.status not in ('draft', 'submitted', 'queued') then s.received_at end as received_at,
    case when a.status in ('approved', 'agreement_signed', 'disbursed', 'rejected', 'withdrawn', 'expired')
      then s.approved_at end as approved_at,
    case when a.status in ('agreement_signed', 'disbursed', 'rejected', 'withdrawn', 'expired')
      then s.signed_at end as signed_at,
    case when a.status <> 'disbursed' or a.exit_answer = 'confirmed' then null
      when a.disbursed_on is null or a.disbursed_on = ${dayOf(sql`s.disbursed_at`)} then s.disbursed_at
      else ${startOfDay(sql`a.disbursed_on`)} + interval '12 hours' end as disbursed_at,
    case when a.status = 'rejected' then s.rejected_at end as rejected_at,
    case when a.status = 'withdrawn' then s.withdrawn_at end as withdrawn_at,
    case when a.status = 'expired' then s.expired_at end as expired_at,
    coalesce(s.moved_at, a.created_at) as moved_at,
    a.amount as asked, d.sanctioned,
    case when a.status = 'disbursed' and a.exit_answer is distinct from 'confirmed'
      then coalesce(d.principal, a.disbursed_amount, a.amount) end as disbursed,
    case when a.status = 'rejected' then a.refusal_reason end as reject_reason,
    case when a.status = 'rejected' then a.reject_code end as reject_code,
    ${sql.raw(BEFORE.map((column) => `k.${column} as was_${column}`).join(', '))}
  from applications a
  left join application_facts k on k.app_id = a.app_id
  left join lateral (
    select min(at) filter (where status = 'submitted') as submitted_at,
      min(at) filter (where status in ('received', 'documents_needed', 'in_review')) as received_at,
      min(at) filter (where status = 'approved') as approved_at,
      min(at) filter (where status = 'agreement_signed') as signed_at,
      min(at) filter (where status = 'disbursed') as disbursed_at,
      min(at) filter (where status = 'rejected') as rejected_at,
      min(at) filter (where status = 'withdrawn') as withdrawn_at,
      min(at) filter (where status = 'expired') as expired_at,
      max(at) as moved_at
    from application_events e where e.app_id = a.app_id
  ) s on true
  left join lateral (
    select min(created_at) as completed_at,
      min(created_at) filter (where jsonb_array_length(shown) > 0) as offered_at
    from offer_lists l where l.app_id = a.app_id and ${whence}
  ) o on true
  left join lateral (
    select max(sanctioned_amount) as sanctioned, (sum(principal) filter (where kind = 'disbursed'))::bigint as principal
    from disbursals p where p.app_id = a.app_id
  ) d on true
  left join lateral (
    select p.code, l.channel
    from leads l join partners p on p.partner_id = l.partner_id
    where ${whence} and l.user_id = a.user_id and l.product_type = a.product_type
      and (l.app_id = a.app_id or (l.first_touch_at <= a.created_at and l.held_until > a.created_at))
    order by (l.app_id is not distinct from a.app_id) desc, l.first_touch_at desc
    limit 1
  ) w on true
  left join lateral (
    select ${sourceOf(sql`p.utms`)} as source
    from prospects p where ${whence} and p.user_id = a.user_id and p.created_at <= a.created_at
    order by p.created_at desc
    limit 1
  ) v on true
  where ${which}`

/** An address may say anything, even somebody's number: only what looks like a campaign's name is kept. */
export function sourceOf(utms: SQL): SQL {
  const said = sql`lower(coalesce(${utms} ->> 'utm_source', ''))`
  return sql`case when ${said} = '' then '' when ${said} ~ '^[a-z][a-z0-9_-]{0,39}$' then ${said} else 'other' end`
}

const COLUMNS = [
  'app_id',
  'journey_id',
  'product',
  'partner',
  'channel',
  'source',
  'lender_id',
  'status',
  'began_at',
  'completed_at',
  'offered_at',
  'submitted_at',
  'received_at',
  'approved_at',
  'signed_at',
  'disbursed_at',
  'rejected_at',
  'withdrawn_at',
  'expired_at',
  'moved_at',
  'asked',
  'sanctioned',
  'disbursed',
  'reject_reason',
  'reject_code',
] as const
type FactColumn = (typeof COLUMNS)[number]

const STEPS = COLUMNS.filter(
  (column) => !['app_id', 'product', 'partner', 'channel', 'source', 'completed_at', 'offered_at'].includes(column),
)
/** What brought somebody is known for a while only: what has been known stays. */
const KEPT: Partial<Record<FactColumn, SQL>> = {
  partner: sql.raw(`case when excluded.channel = 'direct' then f.partner else excluded.partner end`),
  channel: sql.raw(`case when excluded.channel = 'direct' then f.channel else excluded.channel end`),
  source: sql.raw(`case when excluded.source = '' then f.source else excluded.source end`),
  // Two may look at offers at once; the first time is the earlier, whoever writes it last.
  completed_at: sql.raw('least(f.completed_at, excluded.completed_at)'),
  offered_at: sql.raw('least(f.offered_at, excluded.offered_at)'),
}
const PARTS = {
  steps: STEPS,
  offers: ['completed_at', 'offered_at'],
  origin: ['partner', 'channel', 'source'],
  all: COLUMNS.filter((column) => column !== 'app_id' && column !== 'product'),
} as const satisfies Record<string, readonly FactColumn[]>

/**
 * Writes the facts of some applications anew and marks every day whose sums they change, in the caller's transaction.
 * Each caller names the part that its own locks cover: what another writes at the same moment is left to that one.
 * Answers how many rows were not what they should be.
 */
async function writeFacts(db: Db, which: SQL, part: keyof typeof PARTS): Promise<number> {
  const changed = PARTS[part]
  const values = changed.map((column) => KEPT[column] ?? sql.raw(`excluded.${column}`))
  const names = sql.raw(COLUMNS.join(', '))
  const days = (from: string) => sql`
    select 'journey' as family, began_at as at from ${sql.raw(from)} where journey_id = app_id
    union all select 'journey', coalesce(h.began_at, r.began_at)
      from ${sql.raw(from)} r left join application_facts h on h.app_id = r.journey_id where r.journey_id <> r.app_id
    union all select 'application', submitted_at from ${sql.raw(from)}
    union all select 'event', approved_at from ${sql.raw(from)}
    union all select 'event', disbursed_at from ${sql.raw(from)}
    union all select 'event', rejected_at from ${sql.raw(from)}`
  // Of what has facts already, its steps alone are written.
  const whence = part === 'steps' ? sql`k.app_id is null` : sql`true`
  const result = await db.execute(sql`
    with fresh as materialized (${factsOf(which, whence)}),
    written as (
      insert into application_facts as f (${names}) select ${names} from fresh
      on conflict (app_id) do update
        set ${sql.join(
          changed.map((column, at) => sql`${sql.raw(column)} = ${values[at]}`),
          sql`, `,
        )}
        where (${sql.raw(changed.map((column) => `f.${column}`).join(', '))}) is distinct from (${sql.join(values, sql`, `)})
      returning *
    ),
    replaced as (
      select ${sql.raw(BEFORE.map((column) => `fresh.was_${column} as ${column}`).join(', '))}
      from fresh join written on written.app_id = fresh.app_id where fresh.was_app_id is not null
    ),
    marked as (
      insert into rollup_marks (family, day)
      select family, to_char(day, 'YYYY-MM-DD') from (
        select distinct family, ${dateOf(sql`at`)} as day
        from (${days('written')} union all ${days('replaced')}) as touched where at is not null
      ) as days
    )
    select count(*)::int as n from written`)
  return rowsOf<{ n: number }>(result)[0]?.n ?? 0
}

/** One parameter for all of them. */
const ofApps = (appIds: readonly string[]): SQL =>
  sql`a.app_id = any(array(select jsonb_array_elements_text(${JSON.stringify(appIds)}::jsonb)))`

/** Its status, a step, an amount or the lender has changed. The caller holds the application's row. */
export const writeSteps = (db: Db, appId: string): Promise<number> => writeFacts(db, ofApps([appId]), 'steps')

/** The same of several, whose rows the caller holds. */
export const writeStepsOf = async (db: Db, appIds: readonly string[]): Promise<number> =>
  appIds.length === 0 ? 0 : writeFacts(db, ofApps(appIds), 'steps')

/** Offers were shown for it. */
export const writeOffersShown = (db: Db, appId: string): Promise<number> => writeFacts(db, ofApps([appId]), 'offers')

/** Whose lead somebody is for a product has been decided. */
export const writeOrigin = (db: Db, userId: number, product: string): Promise<number> =>
  writeFacts(db, sql`a.user_id = ${userId} and a.product_type = ${product}`, 'origin')

/** Many at once, all of it: an invented book. */
export const writeAllFacts = async (db: Db, appIds: readonly string[]): Promise<number> =>
  appIds.length === 0 ? 0 : writeFacts(db, ofApps(appIds), 'all')

/** Applications that began between two instants whose facts are not what their events say, the first `limit` of them. */
export async function listWrongFacts(db: Db, from: Date, before: Date, limit: number): Promise<string[]> {
  const which = sql`a.created_at >= ${from.toISOString()}::timestamptz and a.created_at < ${before.toISOString()}::timestamptz`
  const [kept, said] = ['f', 'x'].map((alias) => sql.raw(STEPS.map((column) => `${alias}.${column}`).join(', ')))
  const result = await db.execute(sql`
    select x.app_id from (${factsOf(which, sql`false`)}) x left join application_facts f on f.app_id = x.app_id
    where (${kept}) is distinct from (${said}) order by x.app_id limit ${limit}`)
  return rowsOf<{ app_id: string }>(result).map(({ app_id }) => app_id)
}
