import { applicationEvents, applications } from '#server/db/schema/applications.ts'
import { applicationFacts, lenderCalls, visitFacts } from '#server/db/schema/figures.ts'
import { customers } from '#server/db/schema/identity.ts'
import { keyFactStatements, offerLists } from '#server/db/schema/offers.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { updateContactRules } from '#server/services/messages/update-contact-rules.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { makeCustomer, storedCustomers } from './customer.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedApplications = rowsOf(applications, 'created_at')
export const changeApplications = changeOf(applications)
export const addApplications = additionOf(applications)
export const storedApplicationEvents = rowsOf(applicationEvents, 'event_id')
export const changeApplicationEvents = changeOf(applicationEvents)
export const removeApplicationEvents = removalOf(applicationEvents)
export const storedApplicationFacts = rowsOf(applicationFacts, 'app_id')
export const changeApplicationFacts = changeOf(applicationFacts)
export const removeApplicationFacts = removalOf(applicationFacts)
export const addApplicationFacts = additionOf(applicationFacts)
export const storedOfferLists = rowsOf(offerLists, 'offer_list_id')
export const changeOfferLists = changeOf(offerLists)
export const addOfferLists = additionOf(offerLists)
export const storedKeyFactStatements = rowsOf(keyFactStatements, 'issued_at')
export const changeKeyFactStatements = changeOf(keyFactStatements)
export const addKeyFactStatements = additionOf(keyFactStatements)
export const storedLenderCalls = rowsOf(lenderCalls, 'call_id')
export const removeLenderCalls = removalOf(lenderCalls)
export const addLenderCalls = additionOf(lenderCalls)
export const storedVisitFacts = rowsOf(visitFacts, 'prospect_app_id')

type Facts = Partial<Omit<Values<typeof applications>, 'amount' | 'created_at' | 'updated_at'>>
interface Made {
  app_id: string
  reference: string
  user_id: number
}

let number = 0

/**
 * An application of a personal loan that stands at a status since a moment, as though everything before had happened. Of a
 * customer of its own where none is named; rupees.
 */
export async function makeApplication(
  server: WithDeps,
  { amount, at = server.deps.clock.now(), ...facts }: Facts & { amount?: number; at?: Date } = {},
): Promise<Made> {
  number += 1
  const { app_id = `app_made_${number}`, reference = `CL-9${10_000 + number}` } = facts
  const user_id = facts.user_id ?? (await makeCustomer(server, { at }))
  const row = {
    status: 'in_review',
    product_type: 'Personal Loans',
    partner: 'cl',
    origin_app_id: app_id,
    ...(amount !== undefined && { amount: toPaise(amount) }),
    created_at: at,
    updated_at: at,
  }
  await server.deps.db.insert(applications).values({ ...row, ...facts, app_id, reference, user_id })
  return { app_id, reference, user_id }
}

/** What happened to an application at a moment; the lender has said so where nobody else is named. */
export async function makeEvent(
  { deps }: WithDeps,
  event: Omit<Values<typeof applicationEvents>, 'source'> & { source?: string },
): Promise<void> {
  await deps.db.insert(applicationEvents).values({ source: 'lender', at: deps.clock.now(), ...event })
}

/** An application for three lakh that a lender has had for a week: `LN-1` is its own number for our `CL-1`. */
export async function makeSentApplication(
  server: WithDeps,
  number: number,
  { status = 'in_review', lender_id = 1 }: { status?: string; lender_id?: number } = {},
): Promise<Made> {
  const at = new Date(server.deps.clock.now().getTime() - days(7))
  const user_id = await makeCustomer(server, { mobile: `98765${10_000 + number}`, at })
  const numbers = { app_id: `app_${number}`, reference: `CL-${number}`, lender_reference: `LN-${number}` }
  const made = await makeApplication(server, { ...numbers, user_id, status, lender_id, amount: 300_000, at })
  await makeEvent(server, { app_id: made.app_id, status, at })
  return made
}

/**
 * So many customers whose application for a personal loan a lender has, who all allow offers by SMS: one who signed in, and others written
 * after them. Answers their numbers.
 */
export async function makeCrowd(server: TestServer, size: number): Promise<number[]> {
  const { deps } = server
  const { userId } = await server.signInCustomer({ destination: '9800000001' })
  const offers = { purpose: 'offers', channel: 'sms', allowed: true } as const
  await updateContactRules(deps, offers, { user_id: userId, ip: '::1' })
  const { app_id } = await createApplication(deps, 'Personal Loans', { user_id: userId })
  await changeApplications(server, { app_id }, { status: 'received' })
  await changeApplicationFacts(server, { app_id }, { status: 'received' })
  const [person] = await storedCustomers(server, { user_id: userId })
  const [draft] = await storedApplications(server, { app_id })
  const [facts] = await storedApplicationFacts(server, { app_id })
  if (!person || !draft || !facts) throw new Error('nobody to copy')
  const ids = [userId]
  const others = Array.from({ length: size - 1 }, (_, nth) => ({
    ...person,
    user_id: undefined,
    phone_index: `copy-${nth}`,
  }))
  for (let at = 0; at < others.length; at += 200) {
    const rows = await deps.db
      .insert(customers)
      .values(others.slice(at, at + 200))
      .returning()
    const own = rows.map(({ user_id }) => ({ user_id, app_id: `app_crowd${user_id}`, reference: `CL-9${user_id}` }))
    await deps.db.insert(applications).values(own.map((each) => ({ ...draft, ...each, origin_app_id: each.app_id })))
    await deps.db
      .insert(applicationFacts)
      .values(own.map((each) => ({ ...facts, app_id: each.app_id, journey_id: each.app_id })))
    ids.push(...rows.map(({ user_id }) => user_id))
  }
  return ids.sort((one, other) => one - other)
}
