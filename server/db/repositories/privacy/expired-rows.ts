import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { reminders } from '#server/db/schema/applications.ts'
import { calls } from '#server/db/schema/calls.ts'
import { lenderVersions } from '#server/db/schema/catalogue.ts'
import {
  cookieStore,
  customers,
  dedupeChecks,
  otps,
  prospects,
  sessions,
  staffLinks,
  transferCodes,
} from '#server/db/schema/identity.ts'
import { webhookDeliveries } from '#server/db/schema/integration.ts'
import { leadNamings } from '#server/db/schema/leads.ts'
import { merchantRequests } from '#server/db/schema/merchants.ts'
import { campaignMessages, campaigns } from '#server/db/schema/messages.ts'
import { keyFactStatements, offerLists } from '#server/db/schema/offers.ts'
import { consents, contactRefusals, contacts, registeredNumbers } from '#server/db/schema/privacy.ts'
import { jobs, pausedTargets, rateCounters } from '#server/db/schema/shared.ts'
import { inboundMails } from '#server/db/schema/support.ts'
import { expiredBefore } from '#src/contract/retention.ts'
import type { HeldKind } from '#src/contract/retention.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { removeOldImportRows } from '../imports/shred-rows.ts'
import { isNotAgreedTo } from '../offers/key-fact-statements.ts'
import { removeOldCalls, removeOldReceipts } from './counted-rows.ts'
import { removeKeptRecords, removeOldGrievances } from './kept-records.ts'
import { heldCustomers } from './legal-holds.ts'

/** Removes rows of one kind whose time is over, at most `limit`; answers how many. */
type Sweep = (tx: Db, now: Date, limit: number) => Promise<number>

const rowsOf = (table: PgTable, key: AnyPgColumn, due: (tx: Db, now: Date) => SQL | undefined): Sweep => {
  return async (tx, now, limit) => {
    const some = tx
      .select({ key: sql`${key}` })
      .from(table)
      .where(due(tx, now))
      .limit(limit)
    const gone = await tx
      .delete(table)
      .where(inArray(key, some))
      .returning({ one: sql`1` })
    return gone.length
  }
}

/** Of nobody under a legal hold on this kind; a row of nobody in particular passes. */
const free = (tx: Db, userId: AnyPgColumn, now: Date, kind: HeldKind): SQL | undefined =>
  or(isNull(userId), notInArray(userId, heldCustomers(tx, now, kind)))

const endOfSession = sql`least(${sessions.expires_at}, ${sessions.revoked_at})`

/** Every kind of row that goes by itself. What goes only with its customer is the business of an erasure. */
export const SWEEPS = {
  kept_records: removeKeptRecords,
  grievances: (tx, now, limit) => removeOldGrievances(tx, expiredBefore('grievance', now), now, limit),
  declined_merchants: rowsOf(merchantRequests, merchantRequests.request_id, (_, now) =>
    and(
      eq(merchantRequests.status, 'declined'),
      lte(merchantRequests.decided_at, expiredBefore('declined_merchant', now)),
    ),
  ),
  // Of customers who were forgotten before such proof was put aside.
  consents: rowsOf(consents, consents.consent_id, (tx, now) =>
    and(
      inArray(
        consents.user_id,
        tx
          .select({ user_id: customers.user_id })
          .from(customers)
          .where(lte(customers.deleted_at, expiredBefore('consents', now))),
      ),
      free(tx, consents.user_id, now, 'consents'),
    ),
  ),
  offer_lists: rowsOf(offerLists, offerLists.offer_list_id, (tx, now) =>
    and(lte(offerLists.created_at, expiredBefore('receipts', now)), free(tx, offerLists.user_id, now, 'offers')),
  ),
  key_fact_statements: rowsOf(keyFactStatements, keyFactStatements.proposal_number, (tx, now) =>
    and(
      lte(keyFactStatements.issued_at, expiredBefore('receipts', now)),
      isNotAgreedTo(tx),
      free(tx, keyFactStatements.user_id, now, 'statements'),
    ),
  ),
  // Figures of lenders that were replaced by newer ones before the oldest receipt was made. A list may be written a moment
  // after the change that it was made before.
  lender_versions: rowsOf(lenderVersions, lenderVersions.version_id, (tx, now) => {
    const replaced = expiredBefore('receipts', now).toISOString()
    return and(
      sql`exists (select from lender_versions newer where newer.lender_id = ${lenderVersions.lender_id}
        and newer.version_id > ${lenderVersions.version_id} and newer.created_at <= ${replaced}::timestamptz)`,
      notExists(
        tx
          .select({ one: sql`1` })
          .from(offerLists)
          .where(
            and(
              sql`${offerLists.created_at} <= ${replaced}::timestamptz + interval '1 day'`,
              sql`${offerLists.lender_versions} @> to_jsonb(${lenderVersions.version_id})`,
            ),
          ),
      ),
    )
  }),
  contacts: rowsOf(contacts, contacts.contact_id, (tx, now) =>
    and(lte(contacts.at, expiredBefore('messages', now)), free(tx, contacts.user_id, now, 'messages')),
  ),
  contact_refusals: async (tx, now, limit) => {
    const due = tx
      .select({
        user_id: contactRefusals.user_id,
        day: contactRefusals.day,
        channel: contactRefusals.channel,
        purpose: contactRefusals.purpose,
        reason: contactRefusals.reason,
      })
      .from(contactRefusals)
      .where(
        and(
          lte(contactRefusals.day, istDay(expiredBefore('messages', now))),
          free(tx, contactRefusals.user_id, now, 'messages'),
        ),
      )
      .limit(limit)
    const gone = await tx
      .delete(contactRefusals)
      .where(
        sql`(${contactRefusals.user_id}, ${contactRefusals.day}, ${contactRefusals.channel}, ${contactRefusals.purpose},
          ${contactRefusals.reason}) in ${due}`,
      )
      .returning({ one: sql`1` })
    return gone.length
  },
  calls: rowsOf(calls, calls.call_id, (tx, now) =>
    and(lte(calls.taken_at, expiredBefore('messages', now)), free(tx, calls.user_id, now, 'messages')),
  ),
  campaign_messages: async (tx, now, limit) => {
    const due = tx
      .select({ campaign_id: campaignMessages.campaign_id, user_id: campaignMessages.user_id })
      .from(campaignMessages)
      .innerJoin(campaigns, eq(campaigns.campaign_id, campaignMessages.campaign_id))
      .where(
        and(
          sql`coalesce(${campaignMessages.at}, ${campaigns.created_at}) <= ${expiredBefore('messages', now).toISOString()}::timestamptz`,
          free(tx, campaignMessages.user_id, now, 'messages'),
        ),
      )
      .limit(limit)
    const gone = await tx
      .delete(campaignMessages)
      .where(sql`(${campaignMessages.campaign_id}, ${campaignMessages.user_id}) in ${due}`)
      .returning({ one: sql`1` })
    return gone.length
  },
  registered_numbers: rowsOf(registeredNumbers, registeredNumbers.phone_index, (_, now) =>
    lte(registeredNumbers.found_at, expiredBefore('messages', now)),
  ),
  reminders: rowsOf(reminders, reminders.reminder_id, (tx, now) =>
    and(lte(reminders.sent_at, expiredBefore('messages', now)), free(tx, reminders.user_id, now, 'messages')),
  ),
  dedupe_checks: rowsOf(dedupeChecks, dedupeChecks.check_id, (tx, now) =>
    and(lte(dedupeChecks.at, expiredBefore('messages', now)), free(tx, dedupeChecks.user_id, now, 'applications')),
  ),
  inbound_mails: rowsOf(inboundMails, inboundMails.mail_index, (_, now) =>
    lte(inboundMails.created_at, expiredBefore('messages', now)),
  ),
  message_receipts: removeOldReceipts,
  lender_calls: removeOldCalls,
  webhook_deliveries: rowsOf(webhookDeliveries, webhookDeliveries.delivery_id, (_, now) =>
    lte(webhookDeliveries.created_at, expiredBefore('messages', now)),
  ),
  // A no is kept for as long as it binds the partner.
  lead_namings: rowsOf(leadNamings, leadNamings.naming_id, (_, now) =>
    and(
      ne(leadNamings.state, 'pending'),
      lte(
        sql`case when ${leadNamings.state} = 'refused' then ${leadNamings.ended_at} else ${leadNamings.created_at} end`,
        expiredBefore('lead', now),
      ),
    ),
  ),
  import_rows: (tx, now, limit) => removeOldImportRows(tx, expiredBefore('lender_files', now), now, limit),
  sessions: rowsOf(sessions, sessions.session_id, (tx, now) =>
    and(
      sql`${endOfSession} <= ${expiredBefore('visits', now).toISOString()}::timestamptz`,
      or(sql`${sessions.area} <> 'customer'`, notInArray(sessions.subject_id, heldCustomers(tx, now, 'visits'))),
    ),
  ),
  otps: rowsOf(otps, otps.otp_id, (tx, now) =>
    and(lte(otps.expires_at, expiredBefore('visits', now)), free(tx, otps.user_id, now, 'visits')),
  ),
  staff_links: rowsOf(staffLinks, staffLinks.token_hash, (_, now) =>
    lte(staffLinks.expires_at, expiredBefore('visits', now)),
  ),
  transfer_codes: rowsOf(transferCodes, transferCodes.code_hash, (_, now) =>
    lte(transferCodes.expires_at, expiredBefore('visits', now)),
  ),
  // A visit lasts as long as its browser is signed in or the server keeps something for it.
  prospects: rowsOf(prospects, prospects.prospect_app_id, (tx, now) =>
    and(
      lte(prospects.created_at, expiredBefore('visits', now)),
      free(tx, prospects.user_id, now, 'visits'),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(sessions)
          .where(eq(sessions.sid_hash, prospects.sid_hash)),
      ),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(cookieStore)
          .where(eq(cookieStore.sid_hash, prospects.sid_hash)),
      ),
    ),
  ),
  cookie_store: async (tx, now, limit) => {
    const gone = await tx
      .delete(cookieStore)
      .where(
        sql`(${cookieStore.sid_hash}, ${cookieStore.name}) in (
          select sid_hash, name from cookie_store where expires_at <= ${now.toISOString()}::timestamptz limit ${limit}
        )`,
      )
      .returning({ one: sql`1` })
    return gone.length
  },
  rate_counters: rowsOf(rateCounters, rateCounters.key, (_, now) =>
    and(
      lte(rateCounters.window_ends_at, now),
      or(isNull(rateCounters.locked_until), lte(rateCounters.locked_until, now)),
    ),
  ),
  jobs: rowsOf(jobs, jobs.job_id, (_, now) =>
    and(isNotNull(jobs.done_at), lte(jobs.done_at, expiredBefore('visits', now))),
  ),
  // What a process left behind that ended before it had asked again.
  paused_targets: rowsOf(pausedTargets, pausedTargets.target, (_, now) => lte(pausedTargets.until, now)),
} satisfies Record<string, Sweep>
