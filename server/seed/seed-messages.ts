import { asc, eq, isNull } from 'drizzle-orm'
import type { TemplateForm } from '#src/contract/entities/messages/template.ts'
import { days, minutes, seconds } from '#src/contract/rules/time.ts'
import { listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import { createCampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import { createMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import { createContact } from '#server/db/repositories/privacy/contacts.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { newId } from '../crypto/vault.ts'
import { applications, customers } from '../db/schema.ts'
import { campaignMessages } from '../db/schema-messages.ts'
import type { Deps } from '../deps.ts'

const REMINDER: TemplateForm = {
  ...{ name: 'Documents reminder', channel: 'sms', category: 'service_implicit', subject: '', subject_hi: '' },
  text: 'Hello #alphanumeric#, something is still missing for your application #alphanumeric#. Please log in and look. CreditLane',
  text_hi: 'नमस्ते #alphanumeric#, आपके आवेदन में कुछ कमी है। आवेदन नंबर #alphanumeric# के लिए लॉग इन करके देखें। CreditLane',
  ...{ fill_1: 'first_name', fill_2: 'reference', fill_3: '', third_reason: '' },
  ...{ entity_id: '1101000000000000001', header: 'CRDLNE' },
  ...{ dlt_id: '1107000000000000001', dlt_id_hi: '1107000000000000002' },
}
const OFFERS: TemplateForm = {
  ...REMINDER,
  ...{ name: 'Which offers fit', category: 'promotional', header: '601234' },
  text: 'Hello #alphanumeric#, see which offers fit you on CreditLane. To get no more of these: #url# CreditLane',
  text_hi: 'नमस्ते #alphanumeric#, CreditLane पर देखें कि कौन से ऑफ़र आपके काम के हैं। ऐसे संदेश बंद करने के लिए: #url# CreditLane',
  ...{ fill_1: 'first_name', fill_2: 'opt_out', dlt_id: '1107000000000000003', dlt_id_hi: '1107000000000000004' },
}
const NEWS: TemplateForm = {
  ...REMINDER,
  ...{ name: 'Where your application is', channel: 'email' },
  ...{ subject: 'Where your application is', subject_hi: 'आपका आवेदन कहाँ है' },
  text: 'Hello #alphanumeric#, there is no news of your application #alphanumeric# yet. We keep asking, and write to you as soon as there is.',
  text_hi:
    'नमस्ते #alphanumeric#, आपके आवेदन की अभी कोई ख़बर नहीं है। आवेदन नंबर #alphanumeric# के बारे में हम पूछते रहते हैं, और ख़बर आते ही लिखेंगे।',
  ...{ entity_id: '', header: '', dlt_id: '', dlt_id_hi: '' },
}

/** Of so many written to, what the operators said of each in turn. */
const PEOPLE = 24
const HEARD = [
  ...Array.from({ length: 18 }, () => ['delivered', null] as const),
  ...[['failed', 'ABSENT_SUBSCRIBER'] as const, ['failed', 'INVALID_NUMBER'] as const],
  ...[['sent', null] as const, ['delivered', 'SUBMITTED_TO_OPERATOR'] as const],
]

/** Texts for messages to many, and one message that has gone out: invented, as its people are. */
export async function seedMessages(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const [admin_id] = await listActiveAdmins(db, [1])
  if (admin_id === undefined) return
  const { template_id } = await saveTemplate(deps, REMINDER, { admin_id })
  await registerTemplate(deps, template_id)
  for (const form of [OFFERS, NEWS])
    await registerTemplate(deps, (await saveTemplate(deps, form, { admin_id })).template_id)
  const people = await db
    .selectDistinctOn([applications.user_id], { user_id: applications.user_id, app_id: applications.app_id })
    .from(applications)
    .innerJoin(customers, eq(customers.user_id, applications.user_id))
    .where(isNull(customers.deleted_at))
    .orderBy(asc(applications.user_id), asc(applications.app_id))
    .limit(PEOPLE)
  const began = new Date(clock.now().getTime() - days(3))
  const { campaign_id } = await createCampaignRow(db, {
    ...{ name: 'Papers that are missing', template_id, state: 'done', created_by: admin_id, run: 1 },
    audience: { product: null, status: null, partner: null, min_days: 3, max_days: null },
    ...{ created_at: began, started_at: began, run_since: began, ended_at: new Date(began.getTime() + minutes(2)) },
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
      ...{ message_id, template: 'application', operator: 'Jio', state, reason, sent_at: at },
      settled_at: state === 'sent' ? null : at,
    })
    const { user_id } = person
    await createContact(db, { user_id, channel: 'sms', purpose: 'service', about: 'application', at })
  }
}
