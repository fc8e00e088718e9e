import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dayOf } from '../shared/days.ts'
import { sourceOf } from './write-facts.ts'

/** What the rows of a visit say now; the channel is that of the partner's link that brought it last. */
const linkVisits = (which: SQL): SQL => sql`
  select v.prospect_app_id, coalesce(v.product_type, '') as product, coalesce(w.code, v.partner) as partner,
    coalesce(w.channel, 'direct') as channel, ${sourceOf(sql`v.utms`)} as source, v.created_at as began_at,
    o.code_at, case when v.user_id is not null then coalesce(o.used_at, v.created_at) end as verified_at
  from prospects v
  left join lateral (
    select min(created_at) as code_at, max(used_at) as used_at from otps o where o.prospect_app_id = v.prospect_app_id
  ) o on true
  left join lateral (
    select p.code, t.channel from touches t join partners p on p.partner_id = t.partner_id
    where t.prospect_app_id = v.prospect_app_id order by t.at desc, t.touch_id desc limit 1
  ) w on true
  where ${which}`

const CHANGED = {
  product: `excluded.product`,
  partner: `case when excluded.channel = 'direct' then f.partner else excluded.partner end`,
  channel: `case when excluded.channel = 'direct' then f.channel else excluded.channel end`,
  source: 'excluded.source',
  // A code is deleted soon: what was known of it stays, and the first time is the earlier.
  code_at: 'least(f.code_at, excluded.code_at)',
  verified_at: 'least(f.verified_at, excluded.verified_at)',
}

/** Writes what a visit counts as anew and marks its day, in the caller's transaction. */
export async function writeVisit(db: Db, prospectAppId: string): Promise<void> {
  const [columns, values] = [Object.keys(CHANGED), Object.values(CHANGED)]
  await db.execute(sql`
    with written as (
      insert into visit_facts as f (prospect_app_id, product, partner, channel, source, began_at, code_at, verified_at)
      ${linkVisits(sql`v.prospect_app_id = ${prospectAppId}`)}
      on conflict (prospect_app_id) do update
        set ${sql.raw(columns.map((column, at) => `${column} = ${values[at]}`).join(', '))}
        where (${sql.raw(columns.map((column) => `f.${column}`).join(', '))}) is distinct from (${sql.raw(values.join(', '))})
      returning began_at
    )
    insert into rollup_marks (family, day) select 'visit', ${dayOf(sql`began_at`)} from written`)
}
