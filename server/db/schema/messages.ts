import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Audience, CampaignState, LeftReason, StopCause } from '#src/contract/entities/messages/campaign.ts'
import type { TemplateState } from '#src/contract/entities/messages/template.ts'
import type { ServiceEvent } from '#src/contract/rules/messages/service-events.ts'
import type { MessageCategory, MessageChannel, TemplateFill } from '#src/contract/rules/messages/template-problems.ts'
import { at } from '../at-column.ts'
import { byAdmin } from './staff.ts'

/** Every text message that was handed over, and what became of it. */
export const messageReceipts = pgTable(
  'message_receipts',
  {
    /** Ours, under which the operator reports. */
    message_id: text('message_id').primaryKey(),
    template: text('template').notNull(),
    /** Whose network the number is in, as the report says; null = not known. */
    operator: text('operator'),
    /** `sent`: handed over, and nothing heard since. */
    state: text('state').$type<'sent' | 'delivered' | 'failed'>().notNull(),
    /** The operator's own word for why. */
    reason: text('reason'),
    /** The code inside, while it is known; `entered_at`: it was right. */
    otp_id: text('otp_id'),
    entered_at: at('entered_at'),
    sent_at: at('sent_at').notNull(),
    settled_at: at('settled_at'),
  },
  (t) => [index('message_receipts_sent').on(t.sent_at), index('message_receipts_otp').on(t.otp_id)],
)

const words = (name: string) => text(name).notNull().default('')

const fill = (name: string) => text(name).$type<TemplateFill | ''>().notNull().default('')

/** A version of a text; an edit is a row of its own, so that what was sent stays what was read. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    template_id: integer('template_id').primaryKey().generatedAlwaysAsIdentity(),
    /** The version before; one row alone follows each. */
    replaces: integer('replaces')
      .unique()
      .references((): AnyPgColumn => messageTemplates.template_id),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    category: text('category').$type<MessageCategory>().notNull(),
    subject: words('subject'),
    subject_hi: words('subject_hi'),
    text: text('text').notNull(),
    text_hi: text('text_hi').notNull(),
    fill_1: fill('fill_1'),
    fill_2: fill('fill_2'),
    fill_3: fill('fill_3'),
    third_reason: words('third_reason'),
    /** With the operators: who sends, under which name, and the number of the text in each language. */
    entity_id: words('entity_id'),
    header: words('header'),
    dlt_id: words('dlt_id'),
    dlt_id_hi: words('dlt_id_hi'),
    state: text('state').$type<TemplateState>().notNull().default('draft'),
    created_by: byAdmin('created_by'),
    created_at: at('created_at').notNull().defaultNow(),
    registered_at: at('registered_at'),
    retired_at: at('retired_at'),
    retired_reason: text('retired_reason'),
    event: text('event').$type<ServiceEvent | ''>().notNull().default(''),
  },
  (t) => [index('message_templates_state').on(t.state, t.created_at)],
)

/** One message to many: what, to whom, and how far it is. */
export const campaigns = pgTable(
  'campaigns',
  {
    campaign_id: integer('campaign_id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    template_id: integer('template_id')
      .notNull()
      .references(() => messageTemplates.template_id),
    audience: jsonb('audience').$type<Audience>().notNull(),
    state: text('state').$type<CampaignState>().notNull().default('draft'),
    created_by: byAdmin('created_by'),
    created_at: at('created_at').notNull().defaultNow(),
    approved_by: byAdmin('approved_by'),
    /** When it begins; null = as soon as it is started. */
    send_at: at('send_at'),
    started_at: at('started_at'),
    /** Grows with every start and resume: what an older one has queued does nothing any more. */
    run: integer('run').notNull().default(0),
    run_since: at('run_since'),
    ended_at: at('ended_at'),
    stop_cause: text('stop_cause').$type<StopCause>(),
    stop_word: text('stop_word'),
    trouble_since: at('trouble_since'),
    waits_until: at('waits_until'),
  },
  (t) => [index('campaigns_created').on(t.created_at)],
)

/** One row for everybody of the audience as it was at the start: nobody is written to twice, however often it is resumed. */
export const campaignMessages = pgTable(
  'campaign_messages',
  {
    campaign_id: integer('campaign_id')
      .notNull()
      .references(() => campaigns.campaign_id),
    user_id: integer('user_id').notNull(),
    /** The application they are in the audience for. */
    app_id: text('app_id'),
    /** `sending`: handed over, and no answer yet. */
    state: text('state').$type<'queued' | 'sending' | 'sent' | 'left'>().notNull().default('queued'),
    reason: text('reason').$type<LeftReason>(),
    /** Ours, under which the operator reports; written before it is handed over. */
    message_id: text('message_id').unique(),
    /** In the link by which they say no; it does nothing else, and is the same however often the message is tried. */
    link_code: text('link_code').unique(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    at: at('at'),
  },
  (t) => [
    primaryKey({ columns: [t.campaign_id, t.user_id] }),
    index('campaign_messages_state').on(t.campaign_id, t.state, t.user_id),
    index('campaign_messages_user').on(t.user_id),
  ],
)
