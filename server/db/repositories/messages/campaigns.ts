import { and, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications } from '#server/db/schema/applications.ts'
import { applicationFacts } from '#server/db/schema/figures.ts'
import { customers } from '#server/db/schema/identity.ts'
import { campaignMessages, campaigns, messageReceipts, messageTemplates } from '#server/db/schema/messages.ts'
import { contacts } from '#server/db/schema/privacy.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Audience } from '#src/contract/entities/messages/campaign.ts'
import { eventStatuses } from '#src/contract/rules/messages/service-events.ts'
import type { ServiceEvent } from '#src/contract/rules/messages/service-events.ts'
import { days } from '#src/contract/rules/time.ts'
import type { TemplateRow } from './message-templates.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type CampaignMessageRow = typeof campaignMessages.$inferSelect

/** Somebody of an audience, and the application they are in it for. */
export interface AudienceMember {
  user_id: number
  app_id: string
}

/** Of a service event only those for whom it is true. */
function wanted(
  { product, status, partner, min_days, max_days }: Audience,
  event: ServiceEvent | '',
  now: Date,
): SQL | undefined {
  const { product_type, user_id } = applications
  const before = (span: number) => new Date(now.getTime() - days(span))
  return and(
    sql`${user_id} in (select ${customers.user_id} from ${customers} where ${isNull(customers.deleted_at)})`,
    product === null ? undefined : eq(product_type, product),
    status === null ? undefined : eq(applications.status, status),
    event === '' ? undefined : inArray(applications.status, [...eventStatuses(event)]),
    partner === null ? undefined : eq(applicationFacts.partner, partner),
    min_days === null ? undefined : lte(applicationFacts.moved_at, before(min_days)),
    max_days === null ? undefined : gte(applicationFacts.moved_at, before(max_days)),
  )
}

/** Everybody of an audience once, with their newest application that fits, the lowest number first. */
const members = (db: Db, audience: Audience, event: ServiceEvent | '', now: Date) =>
  db
    .selectDistinctOn([applications.user_id], { user_id: applications.user_id, app_id: applications.app_id })
    .from(applications)
    .innerJoin(applicationFacts, eq(applicationFacts.app_id, applications.app_id))
    .where(wanted(audience, event, now))
    .orderBy(applications.user_id, desc(applications.created_at), applications.app_id)

export const listAudience = (
  db: Db,
  audience: Audience,
  { event }: Pick<TemplateRow, 'event'>,
  now: Date,
  limit: number,
): Promise<AudienceMember[]> => members(db, audience, event, now).limit(limit)

/** Writes the audience down as it is now: once, however often it is asked for. */
export async function freezeAudience(
  db: Db,
  campaignId: number,
  channel: TemplateRow['channel'],
  rows: readonly AudienceMember[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 1_000)
    await db
      .insert(campaignMessages)
      .values(rows.slice(at, at + 1_000).map((row) => ({ ...row, campaign_id: campaignId, channel })))
      .onConflictDoNothing({ target: [campaignMessages.campaign_id, campaignMessages.user_id] })
}

export async function createCampaignRow(db: Db, row: typeof campaigns.$inferInsert): Promise<CampaignRow> {
  const [created] = await db.insert(campaigns).values(row).returning()
  if (!created) throw new Error('the message was not written')
  return created
}

export async function lockCampaign(tx: Tx, campaignId: number): Promise<CampaignRow | null> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.campaign_id, campaignId)).for('update')
  return row ?? null
}

export async function findCampaign(
  db: Db,
  campaignId: number,
): Promise<{ campaign: CampaignRow; template: TemplateRow } | null> {
  const [row] = await withTemplate(db).where(eq(campaigns.campaign_id, campaignId))
  return row ?? null
}

const withTemplate = (db: Db) =>
  db
    .select({ campaign: campaigns, template: messageTemplates })
    .from(campaigns)
    .innerJoin(messageTemplates, eq(messageTemplates.template_id, campaigns.template_id))

/** The newest first. */
export const listCampaignRows = (db: Db): Promise<{ campaign: CampaignRow; template: TemplateRow }[]> =>
  withTemplate(db).orderBy(desc(campaigns.campaign_id)).limit(500)

export async function updateCampaign(
  db: Db,
  campaignId: number,
  changes: Partial<Omit<CampaignRow, 'campaign_id'>>,
): Promise<void> {
  await db.update(campaigns).set(changes).where(eq(campaigns.campaign_id, campaignId))
}

/** Whether this run goes on: nobody has stopped it, and no newer one has begun. */
export async function isRunning(db: Db, campaignId: number, run: number): Promise<boolean> {
  const { campaign_id, state } = campaigns
  return (
    (await db.$count(campaigns, and(eq(campaign_id, campaignId), eq(state, 'running'), eq(campaigns.run, run)))) > 0
  )
}

export interface StateCount {
  campaign_id: number
  state: CampaignMessageRow['state']
  reason: CampaignMessageRow['reason']
  count: number
}

/** How many of each state and reason, of these. */
export async function countMessages(db: Db, ids: readonly number[]): Promise<StateCount[]> {
  const { campaign_id, state, reason } = campaignMessages
  if (ids.length === 0) return []
  return db
    .select({ campaign_id, state, reason, count: count() })
    .from(campaignMessages)
    .where(inArray(campaign_id, [...ids]))
    .groupBy(campaign_id, state, reason)
}

/** What the operators said of a campaign's messages, and how often. @param since only what was reported since then */
export async function countReceipts(db: Db, campaignId: number, since?: Date) {
  const { state, reason, settled_at } = messageReceipts
  return db
    .select({ state, reason, count: count() })
    .from(campaignMessages)
    .innerJoin(messageReceipts, eq(messageReceipts.message_id, campaignMessages.message_id))
    .where(and(eq(campaignMessages.campaign_id, campaignId), since === undefined ? undefined : gte(settled_at, since)))
    .groupBy(state, reason)
}

/** Whose turn it is: first who was being written to when it stopped. */
export const listNextMessages = (db: Db, campaignId: number, limit: number): Promise<CampaignMessageRow[]> =>
  db
    .select()
    .from(campaignMessages)
    .where(and(eq(campaignMessages.campaign_id, campaignId), inArray(campaignMessages.state, ['sending', 'queued'])))
    .orderBy(desc(campaignMessages.state), campaignMessages.user_id)
    .limit(limit)

const one = ({ campaign_id, user_id }: Pick<CampaignMessageRow, 'campaign_id' | 'user_id'>) =>
  and(eq(campaignMessages.campaign_id, campaign_id), eq(campaignMessages.user_id, user_id))

/** Takes somebody's turn; false where somebody else has taken it. */
export async function claimMessage(
  db: Db,
  row: CampaignMessageRow,
  claim: Pick<CampaignMessageRow, 'message_id' | 'link_code' | 'at'>,
): Promise<boolean> {
  const rows = await db
    .update(campaignMessages)
    .set({ state: 'sending', ...claim })
    .where(and(one(row), eq(campaignMessages.state, row.state)))
    .returning({ user_id: campaignMessages.user_id })
  return rows.length > 0
}

export async function settleMessage(
  db: Db,
  row: CampaignMessageRow,
  changes: Partial<Pick<CampaignMessageRow, 'state' | 'reason' | 'at'>>,
): Promise<void> {
  await db.update(campaignMessages).set(changes).where(one(row))
}

/** By the code in its link. */
export async function findMessageByLink(db: Db, code: string): Promise<CampaignMessageRow | null> {
  const [row] = await db.select().from(campaignMessages).where(eq(campaignMessages.link_code, code))
  return row ?? null
}

/** What the operators said of one message; null = nothing yet. */
export async function findReceipt(db: Db, messageId: string) {
  const { state, reason } = messageReceipts
  const [row] = await db
    .select({ state, reason })
    .from(messageReceipts)
    .where(eq(messageReceipts.message_id, messageId))
  return row ?? null
}

/** Whether a message to somebody was written down as gone out since then. */
export async function hasContactSince(
  db: Db,
  { user_id, channel, at }: Pick<CampaignMessageRow, 'user_id' | 'channel' | 'at'>,
): Promise<boolean> {
  if (at === null) return false
  const own = and(eq(contacts.user_id, user_id), eq(contacts.channel, channel), gte(contacts.at, at))
  return (await db.$count(contacts, own)) > 0
}
