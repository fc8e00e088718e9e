import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { endWaitingApproval } from '#server/db/repositories/approvals/approvals.ts'
import { shredImportRowsOf } from '#server/db/repositories/imports/shred-rows.ts'
import { removeNamingsOfPerson } from '#server/db/repositories/leads/lead-namings.ts'
import { isNotAgreedTo } from '#server/db/repositories/offers/key-fact-statements.ts'
import { NOTHING_SEALED, provenIndexes } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { applicationEvents, applications, disbursals, reminders, waitingWords } from '#server/db/schema/applications.ts'
import { contactChanges, identityChecks } from '#server/db/schema/callers.ts'
import { calls } from '#server/db/schema/calls.ts'
import { voucherClaims } from '#server/db/schema/catalogue.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import {
  cookieStore,
  customers,
  dedupeChecks,
  otps,
  prospects,
  sessions,
  transferCodes,
} from '#server/db/schema/identity.ts'
import { leads, touches } from '#server/db/schema/leads.ts'
import { lenderMatters } from '#server/db/schema/matters.ts'
import { campaignMessages } from '#server/db/schema/messages.ts'
import { keyFactStatements, offerLists } from '#server/db/schema/offers.ts'
import { consents, contactRefusals, contacts, registeredNumbers } from '#server/db/schema/privacy.ts'
import { rateCounters } from '#server/db/schema/shared.ts'
import { helpRequests, ticketMessages, ticketNotes } from '#server/db/schema/support.ts'
import { HOLD_DAYS } from '#src/contract/attribution.ts'
import type { HeldKind } from '#src/contract/retention.ts'

/**
 * Forgets a customer, inside the transaction of the caller: all of it or nothing. What stays names nobody: the row's
 * number, and which lender decided what (partners are paid by it). What the law wants kept is put aside before.
 */
export async function eraseRows(tx: Db, customer: CustomerRow, now: Date): Promise<void> {
  const userId = customer.user_id
  await eraseVisits(tx, customer)
  await eraseLeads(tx, customer)
  await eraseLooseRows(tx, userId)
  await shredImportRowsOf(tx, userId, { proven: provenIndexes(customer), pan: customer.tin_index })
  await emptyApplications(tx, eq(applications.user_id, userId))
  await tx.delete(keyFactStatements).where(eq(keyFactStatements.user_id, userId))
  const tickets = tx.select({ ticket: helpRequests.ticket }).from(helpRequests).where(eq(helpRequests.user_id, userId))
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticket, tickets))
  await tx.delete(ticketNotes).where(inArray(ticketNotes.ticket, tickets))
  await tx.delete(helpRequests).where(eq(helpRequests.user_id, userId))
  await endWaitingApproval(tx, 'contact', String(userId), now)
  await tx.delete(contactChanges).where(eq(contactChanges.user_id, userId))
  await tx.delete(identityChecks).where(eq(identityChecks.user_id, userId))
  await tx.delete(calls).where(eq(calls.user_id, userId))
  await tx.delete(contacts).where(eq(contacts.user_id, userId))
  await tx.delete(contactRefusals).where(eq(contactRefusals.user_id, userId))
  // How many got a message stays; that a link was theirs, and what it was about, does not.
  await tx.update(campaignMessages).set({ app_id: null, link_code: null }).where(eq(campaignMessages.user_id, userId))
  await tx.delete(registeredNumbers).where(inArray(registeredNumbers.phone_index, provenIndexes(customer)))
  await tx.delete(consents).where(eq(consents.user_id, userId))
  await tx
    .update(customers)
    .set({
      data_key: null,
      ...NOTHING_SEALED,
      phone_index: null,
      email_index: null,
      phone_verified: false,
      email_verified: false,
      tin_index: null,
      contact_rules: null,
      pl_completed: 0,
      bl_completed: 0,
      gl_completed: 0,
      hl_completed: 0,
      inflight_credit_app_id: null,
      updated_at: now,
      deleted_at: now,
    })
    .where(eq(customers.user_id, userId))
}

/** Sign-ins, browser values, visits and codes, also those for a number that was only tried. */
async function eraseVisits(tx: Db, customer: CustomerRow): Promise<void> {
  const mine = and(eq(sessions.area, 'customer'), eq(sessions.subject_id, customer.user_id))
  const visits = await tx
    .select({ id: prospects.prospect_app_id, sid: prospects.sid_hash })
    .from(prospects)
    .where(eq(prospects.user_id, customer.user_id))
  const signIns = await tx.select({ sid: sessions.sid_hash }).from(sessions).where(mine)
  const sids = [...new Set([...visits, ...signIns].map(({ sid }) => sid))]
  const ids = visits.map(({ id }) => id)
  const indexes = provenIndexes(customer)
  if (sids.length > 0) await tx.delete(cookieStore).where(inArray(cookieStore.sid_hash, sids))
  if (ids.length > 0) {
    await tx.delete(otps).where(inArray(otps.prospect_app_id, ids))
    await tx.delete(transferCodes).where(inArray(transferCodes.prospect_app_id, ids))
    await tx.delete(prospects).where(inArray(prospects.prospect_app_id, ids))
  }
  await tx.delete(otps).where(eq(otps.user_id, customer.user_id))
  for (const index of indexes) {
    await tx.delete(otps).where(eq(otps.destination_index, index))
    await tx.delete(rateCounters).where(sql`${rateCounters.key} like ${'%:' + index}`)
  }
  await tx.delete(sessions).where(mine)
}

/**
 * What a partner is paid by stays; whom it was about, and by what they could be found again, does not. A lead that a
 * partner handed in before the person signed in is tied to the number alone, and counts only where that number is proven:
 * nobody erases what is somebody else's by typing their number.
 */
async function eraseLeads(tx: Db, customer: CustomerRow): Promise<void> {
  const indexes = provenIndexes(customer)
  await removeNamingsOfPerson(tx, indexes)
  const ofContact = indexes.length > 0 ? and(isNull(leads.user_id), inArray(leads.phone_index, indexes)) : undefined
  await tx
    .update(leads)
    .set({
      contact_enc: null,
      user_id: null,
      phone_index: sql`'erased-' || ${leads.lead_id}`,
      // Nobody sets an open end any more: the daily sweep closes the lead when the first 90 days are over.
      held_until: sql`least(${leads.held_until}, ${leads.first_touch_at} + make_interval(days => ${HOLD_DAYS}))`,
    })
    .where(or(eq(leads.user_id, customer.user_id), ofContact))
  if (indexes.length > 0)
    await tx
      .update(touches)
      .set({ phone_index: null, prospect_app_id: null, visit: sql`'erased-' || ${touches.touch_id}` })
      .where(inArray(touches.phone_index, indexes))
}

/** Applications that have come to an end without a loan. */
export const ENDED: readonly string[] = ['rejected', 'withdrawn', 'expired']

/**
 * What nobody needs any more while a lender or a ticket still holds the customer: receipts, statements that were
 * only looked at, reminders, vouchers, enquiries,
 * drafts, and what applications that came to nothing were about.
 * @param kept kinds that a legal hold names
 */
export async function eraseLooseRows(tx: Db, userId: number, kept: readonly HeldKind[] = []): Promise<void> {
  const goes = (kind: HeldKind): boolean => !kept.includes(kind)
  if (goes('offers')) await tx.delete(offerLists).where(eq(offerLists.user_id, userId))
  if (goes('messages')) await tx.delete(reminders).where(eq(reminders.user_id, userId))
  if (goes('enquiries')) {
    await tx.delete(voucherClaims).where(eq(voucherClaims.user_id, userId))
    await tx.delete(loanEnquiries).where(eq(loanEnquiries.user_id, userId))
  }
  if (goes('applications')) await eraseLooseApplications(tx, userId)
  if (goes('statements'))
    await tx.delete(keyFactStatements).where(and(eq(keyFactStatements.user_id, userId), isNotAgreedTo(tx)))
}

async function eraseLooseApplications(tx: Db, userId: number): Promise<void> {
  await tx.delete(dedupeChecks).where(eq(dedupeChecks.user_id, userId))
  const own = eq(applications.user_id, userId)
  const drafts = tx
    .select({ id: applications.app_id })
    .from(applications)
    .where(and(own, eq(applications.status, 'draft')))
  await tx.update(leads).set({ app_id: null }).where(inArray(leads.app_id, drafts))
  await tx.delete(applicationEvents).where(inArray(applicationEvents.app_id, drafts))
  await tx.delete(applications).where(and(own, eq(applications.status, 'draft')))
  await emptyApplications(tx, and(own, inArray(applications.status, [...ENDED])))
}

/** A lender writes its notes and reasons as it likes, and its own numbers lead back to the person. */
async function emptyApplications(tx: Db, which: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: applications.app_id }).from(applications).where(which)
  await tx
    .update(applicationEvents)
    .set({ note: null })
    .where(and(inArray(applicationEvents.app_id, ids), isNotNull(applicationEvents.note)))
  await tx.delete(waitingWords).where(inArray(waitingWords.app_id, ids))
  await tx
    .update(lenderMatters)
    .set({ lender_status: null, settled_reason: null })
    .where(inArray(lenderMatters.app_id, ids))
  await tx.update(disbursals).set({ utr: null, loan_account: null }).where(inArray(disbursals.app_id, ids))
  await tx
    .update(applications)
    .set({
      details_enc: null,
      offer: null,
      proposal_number: null,
      additional_info_enc: null,
      idempotency_key: null,
      lender_reference: null,
      reject_code: null,
      handover_url: null,
      bureau_score_enc: null,
      bureau_checked_at: null,
      apply_answer: null,
    })
    .where(which)
}
