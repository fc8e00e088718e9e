import type { NamedHold } from '#server/db/repositories/privacy/legal-holds.ts'
import type { LegalHold } from '#src/contract/entities/privacy/legal-hold.ts'
import { HELD_KINDS } from '#src/contract/retention.ts'

export const toLegalHold = ({ hold, set_by }: NamedHold): LegalHold => ({
  hold_id: hold.hold_id,
  user_id: hold.user_id,
  basis: hold.basis,
  kinds: hold.kinds ?? [...HELD_KINDS],
  reason: hold.reason,
  until: hold.until.toISOString(),
  set_by,
  set_at: hold.set_at.toISOString(),
})
