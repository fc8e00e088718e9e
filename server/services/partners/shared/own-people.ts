import type { PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import type { PartnerPersonRow } from '#src/contract/entities/partners/partner-settings.ts'
import { rightsOf } from '#src/contract/partner-rights.ts'
import { toUser } from './partner-user-view.ts'

export type Owner = { partner_id: number; partner_user_id: number }

export const toPerson = (row: PartnerUserRow, by: Owner): PartnerPersonRow => ({
  ...toUser(row),
  self: row.partner_user_id === by.partner_user_id,
  rights: [...rightsOf(row.rights, row.owner === 1)],
})
