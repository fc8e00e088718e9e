import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { TIMELINE_GROUPS } from '#src/contract/entities/support/csr.ts'
import type { TimelineGroup, TimelineKind } from '#src/contract/entities/support/csr.ts'
import { rowsOf } from '../shared/rows-of.ts'

/** What an entry says beside its kind and its time; what a kind has not stays out. */
interface TimelineFacts {
  what?: string | null
  reference?: string | null
  product?: string | null
  lender?: string | null
  by?: string | null
  channel?: string | null
  field?: string | null
  why?: string | null
  reason?: string | null
  file?: string | null
  count?: number | null
}

export interface TimelineRow {
  kind: TimelineKind
  id: string
  at: Date
  facts: TimelineFacts
}

export interface TimelinePage {
  userId: number
  /** One application's alone. */
  appId: string | null
  group: TimelineGroup | undefined
  before: { at: Date; kind: string; id: string } | null
  limit: number
}

/** Where entries of a kind stand: their number, their time, what they say, and of whom. */
interface Source {
  id: SQL
  at: SQL
  facts: SQL
  from: SQL
  where: SQL
}

const APPLICATION = sql`'reference', a.reference, 'product', a.product_type, 'lender', l.name`
const WITH_LENDER = sql`left join lenders l on l.lender_id = a.lender_id`

type Sources = Partial<Record<TimelineKind, Source>>

const sourcesOf = (userId: number, appId: string | null): Sources =>
  appId === null
    ? { ...sourcesOfApplications(userId, null), ...sourcesOfPerson(userId) }
    : sourcesOfApplications(userId, appId)

/** What happened to applications: to one, or to all of theirs. */
function sourcesOfApplications(userId: number, appId: string | null): Sources {
  const own = appId === null ? sql`a.user_id = ${userId}` : sql`a.user_id = ${userId} and a.app_id = ${appId}`
  return {
    status: {
      id: sql`e.event_id`,
      at: sql`e.at`,
      where: own,
      facts: sql`${APPLICATION}, 'what', e.status, 'by', e.source, 'file', b.file_name`,
      from: sql`application_events e join applications a on a.app_id = e.app_id ${WITH_LENDER}
        left join import_batches b on b.batch_id = e.batch_id`,
    },
    file: {
      id: sql`r.batch_id || '-' || r.row_number`,
      at: sql`coalesce(r.committed_at, b.created_at)`,
      where: own,
      facts: sql`${APPLICATION}, 'what', coalesce(r.verdict, 'unmapped'), 'file', b.file_name, 'count', r.row_number`,
      from: sql`import_rows r join applications a on a.app_id = r.app_id ${WITH_LENDER}
        join import_batches b on b.batch_id = r.batch_id`,
    },
    offers: {
      id: sql`o.offer_list_id`,
      at: sql`o.created_at`,
      where: own,
      facts: sql`'reference', a.reference, 'product', a.product_type, 'count', jsonb_array_length(o.shown)`,
      from: sql`offer_lists o join applications a on a.app_id = o.app_id`,
    },
    statement: {
      id: sql`k.proposal_number`,
      at: sql`k.issued_at`,
      facts: sql`'reference', k.proposal_number, 'lender', l.name`,
      from: sql`key_fact_statements k left join lenders l on l.lender_id = k.lender_id`,
      where: appId === null ? sql`k.user_id = ${userId}` : sql`k.user_id = ${userId} and k.app_id = ${appId}`,
    },
  }
}

/** What happened to the person, whichever application it was about. */
function sourcesOfPerson(userId: number): Sources {
  const contact = {
    id: sql`c.contact_id`,
    at: sql`c.at`,
    from: sql`contacts c`,
    facts: sql`'what', c.about, 'channel', c.channel, 'why', c.ending, 'reason', null`,
  }
  const consent = {
    id: sql`c.consent_id`,
    facts: sql`'what', c.purpose, 'lender', l.name`,
    from: sql`consents c left join lenders l on l.lender_id = c.lender_id`,
  }
  const subject = `customer:${userId}`
  return {
    message: { ...contact, where: sql`c.user_id = ${userId} and c.channel <> 'call'` },
    call: { ...contact, where: sql`c.user_id = ${userId} and c.channel = 'call'` },
    ticket: {
      id: sql`h.ticket`,
      at: sql`h.created_at`,
      from: sql`help_requests h`,
      facts: sql`'reference', h.ticket, 'what', h.status`,
      where: sql`h.user_id = ${userId}`,
    },
    ticket_message: {
      id: sql`m.message_id`,
      at: sql`m.at`,
      facts: sql`'reference', m.ticket, 'by', m.author`,
      from: sql`ticket_messages m join help_requests h on h.ticket = m.ticket`,
      where: sql`h.user_id = ${userId}`,
    },
    erasure: {
      id: sql`q.request_id`,
      at: sql`q.created_at`,
      from: sql`erasure_requests q`,
      facts: sql`'reference', q.reference, 'what', q.status`,
      where: sql`q.user_id = ${userId}`,
    },
    consent: { ...consent, at: sql`c.given_at`, where: sql`c.user_id = ${userId}` },
    consent_withdrawn: {
      ...consent,
      at: sql`c.withdrawn_at`,
      where: sql`c.user_id = ${userId} and c.withdrawn_at is not null`,
    },
    look: {
      id: sql`g.audit_id`,
      at: sql`g.at`,
      facts: sql`'what', g.action, 'by', s.name, 'field', g.after->>'field', 'why', g.after->>'why',
        'reason', g.after->>'reason'`,
      // A search that found them is not a look, and one visit is one line.
      from: sql`audit_log g left join admins s on 'admin:' || s.admin_id = g.actor`,
      where: sql`g.object = ${subject} and g.actor like 'admin:%' and g.action not in ('record.find', 'customer.identify')`,
    },
    identity: {
      id: sql`i.check_id`,
      at: sql`i.at`,
      facts: sql`'what', case when i.passed then 'passed' else 'failed' end, 'by', s.name`,
      from: sql`identity_checks i left join admins s on s.admin_id = i.admin_id`,
      where: sql`i.user_id = ${userId}`,
    },
    contact_change: {
      id: sql`w.change_id`,
      at: sql`w.asked_at`,
      facts: sql`'what', w.state, 'channel', w.channel, 'by', s.name`,
      from: sql`contact_changes w left join admins s on s.admin_id = w.asked_by`,
      where: sql`w.user_id = ${userId}`,
    },
    sign_in: {
      id: sql`v.session_id`,
      at: sql`v.created_at`,
      facts: sql`'what', null`,
      from: sql`sessions v`,
      where: sql`v.area = 'customer' and v.subject_id = ${userId} and v.actor_admin_id is null`,
    },
  }
}

/** A page of everything that is known of one customer, newest first: of each kind no more is read than fits the page. */
export async function listTimelineRows(db: Db, page: TimelinePage): Promise<TimelineRow[]> {
  const { userId, appId, group, before, limit } = page
  const sources = Object.entries(sourcesOf(userId, appId)).filter(
    ([kind]) => group === undefined || TIMELINE_GROUPS[group].some((each) => each === kind),
  )
  const after = before && sql`(${before.at.toISOString()}::timestamptz, ${before.kind}::text, ${before.id}::text)`
  const parts = sources.map(([kind, { id, at, facts, from, where }]) => {
    const place = sql`(date_trunc('milliseconds', ${at}), ${kind}::text, (${id})::text)`
    return sql`(
      select ${kind}::text as kind, (${id})::text as id, date_trunc('milliseconds', ${at}) as at,
        json_build_object(${facts}) as facts
      from ${from}
      where ${where} ${after === null ? sql`` : sql`and ${place} < ${after}`}
      order by 3 desc, 2 desc
      limit ${limit}
    )`
  })
  if (parts.length === 0) return []
  const result = await db.execute(sql`
    select kind, id, at, facts from (${sql.join(parts, sql` union all `)}) as entries
    order by at desc, kind desc, id desc
    limit ${limit}
  `)
  return rowsOf<Omit<TimelineRow, 'at'> & { at: string | Date }>(result).map((row) => ({
    ...row,
    at: new Date(row.at),
  }))
}
