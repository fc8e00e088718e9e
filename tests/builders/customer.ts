import { createCustomer } from '#server/db/repositories/profile/customers.ts'
import { reminders } from '#server/db/schema/applications.ts'
import { contactChanges, identityChecks } from '#server/db/schema/callers.ts'
import { loanEnquiries } from '#server/db/schema/enquiries.ts'
import { customers, dedupeChecks } from '#server/db/schema/identity.ts'
import { consents, erasureNotices, erasureRequests, keptRecords } from '#server/db/schema/privacy.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import { additionOf, changeOf, rowsOf } from './stored.ts'
import type { WithDeps } from './stored.ts'

export const storedCustomers = rowsOf(customers, 'user_id')
export const changeCustomers = changeOf(customers)
export const addCustomers = additionOf(customers)
export const storedConsents = rowsOf(consents, 'consent_id')
export const addConsents = additionOf(consents)
export const storedErasureRequests = rowsOf(erasureRequests, 'request_id')
export const changeErasureRequests = changeOf(erasureRequests)
export const addErasureRequests = additionOf(erasureRequests)
export const storedErasureNotices = rowsOf(erasureNotices, 'notice_id')
export const storedLoanEnquiries = rowsOf(loanEnquiries, 'enquiry_id')
export const addLoanEnquiries = additionOf(loanEnquiries)
export const storedReminders = rowsOf(reminders, 'reminder_id')
export const addReminders = additionOf(reminders)
export const storedContactChanges = rowsOf(contactChanges, 'change_id')
export const addContactChanges = additionOf(contactChanges)
export const storedIdentityChecks = rowsOf(identityChecks, 'check_id')
export const storedKeptRecords = rowsOf(keptRecords, 'record_id')
export const addKeptRecords = additionOf(keptRecords)
export const addDedupeChecks = additionOf(dedupeChecks)

/** A customer as their own call brings them, with what is left of one who is erased. */
export async function customerCalling(server: WithDeps, user_id: number): Promise<ByCustomerWithRow> {
  const [customer] = await storedCustomers(server, { user_id })
  if (!customer) throw new Error(`there is no customer ${user_id}`)
  return { user_id, customer }
}

let number = 0

/** A customer who has proved a mobile number: nobody else's where none is named. */
export async function makeCustomer(
  { deps }: WithDeps,
  { mobile = `98766${10_000 + (number += 1)}`, at = deps.clock.now() }: { mobile?: string; at?: Date } = {},
): Promise<number> {
  const contact = { channel: 'mobile' as const, destination: mobile, partner: 'cl', language: 'en' as const }
  const { user_id } = await createCustomer(deps.db, deps.vault, { ...contact, now: at })
  return user_id
}
