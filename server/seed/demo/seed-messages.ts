import { asc, eq, isNull } from 'drizzle-orm'
import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import { createCampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { createContact } from '#server/db/repositories/privacy/contacts.ts'
import { createMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import type { TemplateForm } from '#src/contract/entities/messages/template.ts'
import { serviceWords } from '#src/contract/rules/messages/service-events.ts'
import { days, minutes, seconds } from '#src/contract/rules/time.ts'
import { newId } from '../../crypto/vault.ts'
import { applications } from '../../db/schema/applications.ts'
import { customers } from '../../db/schema/identity.ts'
import { campaignMessages } from '../../db/schema/messages.ts'
import type { Deps } from '../../deps.ts'
import templates from '../message-templates.json'

/** Of so many written to, what the operators said of each in turn. */
const PEOPLE = 24
const HEARD = [
  ...Array.from({ length: 18 }, () => ['delivered', null] as const),
  ['failed', 'ABSENT_SUBSCRIBER'] as const,
  ['failed', 'INVALID_NUMBER'] as const,
  ['sent', null] as const,
  ['delivered', 'SUBMITTED_TO_OPERATOR'] as const,
]

/** Texts for messages to many, and one message that has gone out: invented, as its people are. */
export async function seedMessages(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const [admin_id] = await listActiveAdmins(db, [1])
  if (admin_id === undefined) return
  const ids: number[] = []
  for (const { event, channel, ...rest } of templates as TemplateForm[]) {
    // The words of a service message are those of its event.
    const form = { event, channel, ...rest, ...(event !== '' && serviceWords(event, channel)) }
    const { template_id } = await saveTemplate(deps, form, null, { admin_id })
    await registerTemplate(deps, template_id)
    ids.push(template_id)
  }
  const [template_id] = ids
  if (template_id === undefined) throw new Error('no text for messages is brought along')
  const people = await db
    .selectDistinctOn([applications.user_id], { user_id: applications.user_id, app_id: applications.app_id })
    .from(applications)
    .innerJoin(customers, eq(customers.user_id, applications.user_id))
    .where(isNull(customers.deleted_at))
    .orderBy(asc(applications.user_id), asc(applications.app_id))
    .limit(PEOPLE)
  const began = new Date(clock.now().getTime() - days(3))
  const { campaign_id } = await createCampaignRow(db, {
    name: 'Papers that are missing',
    template_id,
    state: 'done',
    created_by: admin_id,
    run: 1,
    audience: { product: null, status: null, partner: null, min_days: 3, max_days: null },
    created_at: began,
    started_at: began,
    run_since: began,
    ended_at: new Date(began.getTime() + minutes(2)),
  })
  for (const [nth, person] of people.entries()) {
    const at = new Date(began.getTime() + seconds(nth))
    const row = { ...person, campaign_id, channel: 'sms' as const, at }
    const heard = HEARD[nth]
    if (!heard) {
      await db
        .insert(campaignMessages)
        .values({ ...row, state: 'left', reason: nth % 2 === 0 ? 'quiet' : 'no_address' })
      continue
    }
    const message_id = newId('sms')
    const [state, reason] = heard
    await db.insert(campaignMessages).values({ ...row, state: 'sent', message_id })
    await createMessageReceipt(db, {
      message_id,
      template: 'application',
      operator: 'Jio',
      state,
      reason,
      sent_at: at,
      settled_at: state === 'sent' ? null : at,
    })
    const { user_id } = person
    await createContact(db, { user_id, channel: 'sms', purpose: 'service', about: 'application', at })
  }
}
