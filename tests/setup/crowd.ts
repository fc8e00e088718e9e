import { eq } from 'drizzle-orm'
import { applications, customers } from '#server/db/schema.ts'
import { applicationFacts } from '#server/db/schema-facts.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { updateContactRules } from '#server/services/privacy/update-contact-rules.ts'
import type { TestServer } from './server.ts'

/**
 * So many customers with a draft of a personal loan, who all allow offers by SMS: one who signed in, and others written
 * after them. Answers their numbers.
 */
export async function makeCrowd(server: TestServer, size: number): Promise<number[]> {
  const { deps } = server
  const { userId } = await server.signInCustomer({ destination: '9800000001' })
  const offers = { purpose: 'offers', channel: 'sms', allowed: true } as const
  await updateContactRules(deps, offers, { user_id: userId, ip: '::1' })
  const { app_id } = await createApplication(deps, 'Personal Loans', { user_id: userId })
  const [person] = await deps.db.select().from(customers).where(eq(customers.user_id, userId))
  const [draft] = await deps.db.select().from(applications).where(eq(applications.app_id, app_id))
  const [facts] = await deps.db.select().from(applicationFacts).where(eq(applicationFacts.app_id, app_id))
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
