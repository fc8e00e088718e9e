import { toLender } from '#server/db/lender-row.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'

/** Whoever a customer may be shown an offer of, by name. */
export async function listOurLenders(deps: Deps): Promise<Lender[]> {
  const on = (await listLenderRows(deps.db)).map(toLender).filter(({ lender_status }) => lender_status === 1)
  return on.sort((a, b) => a.name.localeCompare(b.name, DEFAULT_LOCALE) || a.lender_id - b.lender_id)
}
