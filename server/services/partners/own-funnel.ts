import { createHash } from 'node:crypto'
import type { InferType } from 'yup'
import {
  funnelConfigOf,
  partsBeyond,
  PLAIN_FUNNEL,
  withinSwitches,
  type FunnelConfig,
  type ownFunnelSchema,
} from '#src/contract/entities/partners/funnel-config.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { withTransaction, type Db } from '#server/db/client.ts'
import {
  findPublishedVersion,
  listFunnelRows,
  publishRow,
  saveDraftRow,
} from '#server/db/repositories/partners/partner-funnels.ts'
import { findPartner, lockPartner, type PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { notFound } from '../shared/not-found.ts'

type OwnFunnel = InferType<typeof ownFunnelSchema>
type Owner = Pick<PartnerSession, 'partner_id' | 'partner_user_id'>

export interface FunnelChange {
  /** Names what the funnel is now, for the next write. */
  state: string
  before: unknown
  after: unknown
}

/** What the partner has, drafted and published, and what the admin lets it change. @throws AppError `not_found` */
export async function getOwnFunnel(deps: Deps, partnerId: number): Promise<OwnFunnel> {
  return read(deps.db, known(await findPartner(deps.db, partnerId)))
}

/**
 * Keeps a draft; customers see nothing of it.
 * @throws AppError `conflict` when the funnel is not in `state` any more; `validation` for a part that is locked
 */
export async function saveFunnelDraft(
  deps: Deps,
  owner: Owner,
  { state, config }: { state: string; config: FunnelConfig },
): Promise<FunnelChange> {
  return withTransaction(deps.db, async (tx) => {
    const { partner, funnel } = await locked(tx, owner.partner_id, state)
    const [beyond] = partsBeyond(config, funnelSwitchesOf(partner.funnel))
    if (beyond)
      throw new AppError('validation', 'The admin has not opened this part of the funnel to you.', {
        errors: { [beyond]: 'rules:funnel.locked' },
      })
    const tidy = tidied(config)
    await saveDraftRow(tx, owner.partner_id, { config: { ...tidy }, created_by: owner.partner_user_id })
    return { state: (await read(tx, partner)).state, before: funnel.draft, after: tidy }
  })
}

/**
 * Shows the draft to customers; the next page of theirs has it.
 * @throws AppError `conflict` when the funnel is not in `state` any more, or there is no draft
 */
export async function publishFunnel(
  deps: Deps,
  owner: Owner,
  state: string,
): Promise<FunnelChange & { version: number }> {
  return withTransaction(deps.db, async (tx) => {
    const { partner, funnel } = await locked(tx, owner.partner_id, state)
    if (!funnel.draft) throw new AppError('conflict', 'There is no draft to publish. Save one first.')
    return publish(deps, tx, owner, { partner, funnel, config: funnel.draft })
  })
}

/**
 * Publishes an earlier version again, as a new one; version 0 is the brand's own funnel.
 * @throws AppError `not_found`; `conflict` when the funnel is not in `state` any more
 */
export async function rollBackFunnel(
  deps: Deps,
  owner: Owner,
  { state, version }: { state: string; version: number },
): Promise<FunnelChange & { version: number }> {
  return withTransaction(deps.db, async (tx) => {
    const { partner, funnel } = await locked(tx, owner.partner_id, state)
    const row = version === 0 ? null : await findPublishedVersion(tx, owner.partner_id, version)
    if (version !== 0 && !row) throw notFound()
    return publish(deps, tx, owner, { partner, funnel, config: row ? funnelConfigOf(row.config) : PLAIN_FUNNEL })
  })
}

async function publish(
  deps: Deps,
  tx: Db,
  owner: Owner,
  { partner, funnel, config }: { partner: PartnerRow; funnel: OwnFunnel; config: FunnelConfig },
) {
  // A switch may have been turned off since the draft was made.
  const allowed = withinSwitches(config, funnelSwitchesOf(partner.funnel))
  const contents = { config: { ...allowed }, created_by: owner.partner_user_id }
  const version = await publishRow(tx, owner.partner_id, contents, deps.clock.now())
  return { state: (await read(tx, partner)).state, version, before: funnel.published, after: allowed }
}

async function locked(tx: Db, partnerId: number, state: string) {
  const partner = known(await lockPartner(tx, partnerId))
  const funnel = await read(tx, partner)
  if (funnel.state !== state)
    throw new AppError('conflict', 'Somebody else changed the funnel meanwhile. Nothing was saved.')
  return { partner, funnel }
}

async function read(db: Db, partner: PartnerRow): Promise<OwnFunnel> {
  const rows = await listFunnelRows(db, partner.partner_id)
  const of = (status: 'draft' | 'published') => {
    const found = rows.find(({ row }) => row.status === status)
    return found ? funnelConfigOf(found.row.config) : null
  }
  const versions = rows.flatMap(({ row, created_by }) =>
    row.status === 'draft'
      ? []
      : [
          {
            version: row.version,
            status: row.status,
            created_by: created_by ?? '',
            published_at: row.published_at?.toISOString() ?? null,
            config: funnelConfigOf(row.config),
          },
        ],
  )
  const read = { draft: of('draft'), published: of('published'), versions }
  return {
    ...read,
    state: createHash('sha256')
      .update(JSON.stringify([partner.partner_id, read]))
      .digest('base64url')
      .slice(0, 22),
    code: partner.code,
    allowed: funnelSwitchesOf(partner.funnel),
  }
}

const tidied = ({ headline, ...config }: FunnelConfig): FunnelConfig => ({
  ...config,
  headline: headline && { en: tidyText(headline.en), hi: tidyText(headline.hi) },
})

function known(row: PartnerRow | null): PartnerRow {
  if (!row) throw notFound()
  return row
}
