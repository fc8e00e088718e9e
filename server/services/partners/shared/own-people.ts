import type { PartnerUserRow } from '#server/db/repositories/partners/partners.ts'
import type { ByPartnerUser } from '#server/session.ts'
import type { PartnerPersonRow } from '#src/contract/entities/partners/partner-settings.ts'
import { rightsOf } from '#src/contract/partner-rights.ts'
import { toUser } from './partner-user-view.ts'

export const toPerson = (row: PartnerUserRow, by: ByPartnerUser): PartnerPersonRow => ({
  ...toUser(row),
  self: row.partner_user_id === by.partner_user_id,
  rights: [...rightsOf(row.rights, row.owner === 1)],
})
