import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { countMessages, countReceipts } from '#server/db/repositories/messages/campaigns.ts'
import type { CampaignRow, StateCount } from '#server/db/repositories/messages/campaigns.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import type { Deps } from '#server/deps.ts'
import { needsAnother, oneHandUntil } from '#server/services/shared/second-person/second-person.ts'
import type { ByStaff } from '#server/session.ts'
import type { Campaign, CampaignLine } from '#src/contract/entities/messages/campaign.ts'
import { receiptClass, RECEIPT_CLASSES } from '#src/contract/rules/messages/receipt-class.ts'

interface Named {
  campaign: CampaignRow
  template: TemplateRow
}

/** These campaigns with how far each is. */
export async function toLines({ db }: Pick<Deps, 'db'>, rows: readonly Named[]): Promise<CampaignLine[]> {
  const counts = await countMessages(
    db,
    rows.map(({ campaign }) => campaign.campaign_id),
  )
  const people = rows.flatMap(({ campaign }) => [campaign.created_by ?? [], campaign.approved_by ?? []].flat())
  const names = await listAdminNames(db, [...new Set(people)])
  return rows.map((row) => toLine(row, counts, names))
}

function toLine(
  { campaign, template }: Named,
  counts: readonly StateCount[],
  names: ReadonlyMap<number, string>,
): CampaignLine {
  const { campaign_id, name, state, created_by, approved_by, created_at, send_at, started_at, ended_at } = campaign
  const own = counts.filter((each) => each.campaign_id === campaign_id)
  const of = (...states: StateCount['state'][]) =>
    own.reduce((sum, each) => sum + (states.includes(each.state) ? each.count : 0), 0)
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    campaign_id,
    name,
    state,
    template: template.name,
    version: template.version,
    channel: template.channel,
    created_by: nameOf(created_by),
    approved_by: nameOf(approved_by),
    created_at: created_at.toISOString(),
    send_at: send_at?.toISOString() ?? null,
    started_at: started_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
    total: of('queued', 'sending', 'sent', 'left'),
    waiting: of('queued', 'sending'),
    sent: of('sent'),
    left_out: of('left'),
  }
}

/** One campaign with everything that its page shows. */
export async function toCampaign(deps: Deps, row: Named, by: ByStaff): Promise<Campaign> {
  const { campaign } = row
  const [line] = await toLines(deps, [row])
  if (!line) throw new Error('a campaign without a line')
  const counts = await countMessages(deps.db, [campaign.campaign_id])
  const heard = await countReceipts(deps.db, campaign.campaign_id)
  const classes = heard.map((each) => ({ kind: receiptClass(each.state, each.reason), count: each.count }))
  return {
    ...line,
    template_id: campaign.template_id,
    audience: campaign.audience,
    left: counts.flatMap(({ state, reason, count }) => (state === 'left' && reason ? [{ reason, count }] : [])),
    receipts: RECEIPT_CLASSES.flatMap((kind) => {
      const count = classes.reduce((sum, each) => sum + (each.kind === kind ? each.count : 0), 0)
      return count > 0 ? [{ kind, count }] : []
    }),
    stop_cause: campaign.stop_cause,
    stop_word: campaign.stop_word,
    trouble_since: campaign.trouble_since?.toISOString() ?? null,
    waits_until: campaign.waits_until?.toISOString() ?? null,
    needs_another: await needsAnother(deps, { written_by: campaign.created_by }, by.admin_id),
    may_approve_from: (await oneHandUntil(deps, campaign.created_by, by.admin_id))?.toISOString() ?? null,
  }
}
