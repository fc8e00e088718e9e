import { disbursals, waitingWords } from '#server/db/schema/applications.ts'
import { statusTables } from '#server/db/schema/catalogue.ts'
import { lenderMatters } from '#server/db/schema/matters.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { makeApplication, makeEvent } from './application.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { WithDeps } from './stored.ts'

export const storedDisbursals = rowsOf(disbursals, 'disbursal_id')
export const changeDisbursals = changeOf(disbursals)
const addDisbursals = additionOf(disbursals)
export const storedLenderMatters = rowsOf(lenderMatters, 'matter_id')
export const addLenderMatters = additionOf(lenderMatters)
export const storedWaitingWords = rowsOf(waitingWords, 'word_id')
export const addWaitingWords = additionOf(waitingWords)
export const storedStatusTables = rowsOf(statusTables, 'version_id')
export const removeStatusTables = removalOf(statusTables)

let number = 0

/** A loan that a lender paid out, as we know it; rupees. */
export async function paidOut(
  server: WithDeps,
  { lender_id, loan, day, disbursed = 100_000 }: { lender_id: number; loan: string; day: string; disbursed?: number },
): Promise<{ app_id: string; disbursal_id: number; reference: string }> {
  const at = new Date(`${day}T06:00:00Z`)
  const facts = { status: 'disbursed', lender_id, lender_reference: `LR-${(number += 1)}`, amount: disbursed, at }
  const { app_id, reference } = await makeApplication(server, facts)
  await makeEvent(server, { app_id, status: 'disbursed', at })
  const { disbursal_id } = await addDisbursals(server, {
    ...{ app_id, lender_id, tranche: 1, kind: 'disbursed', amount: toPaise(disbursed), amount_told: true },
    principal: toPaise(disbursed),
    ...{ day, day_told: true, loan_account: loan, source: 'webhook', at },
  })
  return { app_id, disbursal_id, reference }
}
