import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'

export const standingOf = ({ status, has_left }: Pick<PartnerRow, 'status' | 'has_left'>): Standing =>
  status === 1 ? 'active' : has_left ? 'left' : 'suspended'
