import { createHash } from 'node:crypto'
import type { InferType } from 'yup'
import type { Db } from '#server/db/client.ts'
import { listFunnelRows, publishRow } from '#server/db/repositories/partners/partner-funnels.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/services/shared/not-found.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { funnelConfigOf, withinSwitches } from '#src/contract/entities/partners/funnel-config.ts'
import type { FunnelConfig, ownFunnelSchema } from '#src/contract/entities/partners/funnel-config.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import { AppError } from '#src/contract/errors.ts'

export type OwnFunnel = InferType<typeof ownFunnelSchema>

export async function publishVersion(
  deps: Deps,
  by: ByPartnerUser,
  { partner, funnel, config }: { partner: PartnerRow; funnel: OwnFunnel; config: FunnelConfig },
) {
  // A switch may have been turned off since the draft was made.
  const allowed = withinSwitches(config, funnelSwitchesOf(partner.funnel))
  const contents = { config: { ...allowed }, created_by: by.partner_user_id }
  const version = await publishRow(deps.db, by.partner_id, contents, deps.clock.now())
  return { state: (await readFunnel(deps.db, partner)).state, version, before: funnel.published, after: allowed }
}

export async function lockFunnel(db: Tx, partnerId: number, state: string) {
  const partner = found(await lockPartner(db, partnerId))
  const funnel = await readFunnel(db, partner)
  if (funnel.state !== state)
    throw new AppError('conflict', 'Somebody else changed the funnel meanwhile. Nothing was saved.')
  return { partner, funnel }
}

export async function readFunnel(db: Db, partner: PartnerRow): Promise<OwnFunnel> {
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
