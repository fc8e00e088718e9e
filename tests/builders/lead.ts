import { transferCodes } from '#server/db/schema/identity.ts'
import { leadNamings, leads, touches, trackingLinks } from '#server/db/schema/leads.ts'
import { days } from '#src/contract/rules/time.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedLeads = rowsOf(leads, 'lead_id')
export const changeLeads = changeOf(leads)
export const removeLeads = removalOf(leads)
export const addLeads = additionOf(leads)
export const storedTouches = rowsOf(touches, 'touch_id')
export const changeTouches = changeOf(touches)
export const addTouches = additionOf(touches)
export const storedLeadNamings = rowsOf(leadNamings, 'naming_id')
export const addLeadNamings = additionOf(leadNamings)
export const storedTrackingLinks = rowsOf(trackingLinks, 'link_id')
export const removeTrackingLinks = removalOf(trackingLinks)
export const storedTransferCodes = rowsOf(transferCodes, 'created_at')

let number = 0

/** A person whom the first partner's link has brought, and whom it holds for 90 days from the last touch. */
export async function makeLead(
  { deps }: WithDeps,
  { at = deps.clock.now(), ...facts }: Partial<Values<typeof leads>> & { at?: Date } = {},
): Promise<typeof leads.$inferSelect> {
  number += 1
  const times = { first_touch_at: at, last_touch_at: at, held_until: new Date(at.getTime() + days(90)) }
  const [lead] = await deps.db
    .insert(leads)
    .values({
      reference: `LD-9${10_000 + number}`,
      partner_id: 1,
      product_type: 'Personal Loans',
      phone_index: `of lead ${number}`,
      channel: 'link',
      status: 'applied',
      ...times,
      ...facts,
    })
    .returning()
  if (!lead) throw new Error('no lead was made')
  return lead
}
