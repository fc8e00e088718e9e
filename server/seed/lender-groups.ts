import type { Db } from '../db/client.ts'
import { createLenderGroupRow, listLenderGroupRows } from '../db/repositories/catalogue/lender-groups.ts'

/** Numbers 1 and 2, by which the illustrative lenders are filed. */
const GROUPS = ['Banks', 'NBFCs'] as const

/** Once, into a database without groups. */
export async function seedLenderGroups(db: Db): Promise<void> {
  if ((await listLenderGroupRows(db)).length > 0) return
  for (const name of GROUPS) await createLenderGroupRow(db, name)
}
