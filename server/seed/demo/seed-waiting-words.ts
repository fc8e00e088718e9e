import { eq } from 'drizzle-orm'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import { NOTHING_DISBURSED } from '../../adapters/lenders/lender-gateway.ts'
import type { LenderReport } from '../../adapters/lenders/lender-gateway.ts'
import { lockApplication } from '../../db/repositories/applications/applications.ts'
import { applications } from '../../db/schema/applications.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { createLogger } from '../../log.ts'

/** Words that no table has; the first one comes most often. */
const WORDS = [
  { lender_status: 'FI Positive', sub_status: null },
  { lender_status: 'FI Positive', sub_status: null },
  { lender_status: 'Credit Hold', sub_status: 'Bank statement unclear' },
] as const
const REPORTS = 9

const SAYS_NOTHING_ELSE = { reason: null, note: null, ...NOTHING_DISBURSED }

/** Reports with words that nobody has explained, as lenders send them: the back office has something to explain. */
export async function seedWaitingWords(known: Deps): Promise<void> {
  // They wait on purpose: nobody who starts the demonstration has to look into it.
  const deps = { ...known, log: createLogger('error') }
  const rows = await deps.db
    .select({ app_id: applications.app_id })
    .from(applications)
    .where(eq(applications.status, 'in_review'))
    .orderBy(applications.lender_id, applications.app_id)
    .limit(REPORTS)
  for (const [at, { app_id }] of rows.entries())
    await transaction(deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      const words = WORDS[at % WORDS.length] ?? WORDS[0]
      const said: LenderReport = {
        ...SAYS_NOTHING_ELSE,
        ...words,
        event_id: `seed-${app_id}`,
        lender_reference: row?.lender_reference ?? '',
      }
      if (row) await takeLenderReport(deps, row, said, { source: 'sandbox', batch_id: null })
    })
}
