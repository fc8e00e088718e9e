import type { LenderGroup } from '#src/contract/entities/lender-group.ts'
import { createLenderGroupRow } from '../db/repositories/lender-groups.ts'
import type { Deps } from '../deps.ts'
import { nameTaken } from './create-lender.ts'

/** @throws AppError `conflict` when there is a group of this name already */
export async function createLenderGroup(deps: Deps, name: string): Promise<LenderGroup> {
  const group = await createLenderGroupRow(deps.db, name.trim())
  if (!group) throw nameTaken()
  return group
}
