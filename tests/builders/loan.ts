import { disbursals, waitingWords } from '#server/db/schema/applications.ts'
import { statusTables } from '#server/db/schema/catalogue.ts'
import { lenderMatters } from '#server/db/schema/matters.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { addApplications, makeApplication, makeEvent } from './application.ts'
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
    app_id,
    lender_id,
    tranche: 1,
    kind: 'disbursed',
    amount: toPaise(disbursed),
    amount_told: true,
    principal: toPaise(disbursed),
    day,
    day_told: true,
    loan_account: loan,
    source: 'webhook',
    at,
  })
  return { app_id, disbursal_id, reference }
}

const ROWS_AT_ONCE = 1_000

/** Very many loans of one customer, for a thousand rupees each. Answers the numbers of what was paid out. */
export async function paidOutMany(
  server: WithDeps,
  { lender_id, day, loans }: { lender_id: number; day: string; loans: number },
): Promise<number[]> {
  const at = new Date(`${day}T06:00:00Z`)
  const { user_id } = await makeApplication(server, { at })
  const amount = toPaise(1_000)
  const made: number[] = []
  for (let first = 0; first < loans; first += ROWS_AT_ONCE) {
    const places = Array.from({ length: Math.min(ROWS_AT_ONCE, loans - first) }, (_, place) => first + place)
    const apps = places.map((place) => ({ app_id: `app_many_${place}`, reference: `CL-${800_000 + place}` }))
    await addApplications(
      server,
      apps.map((app) => ({
        ...app,
        origin_app_id: app.app_id,
        user_id,
        lender_id,
        status: 'disbursed',
        product_type: 'Personal Loans',
        partner: 'cl',
        lender_reference: app.reference,
        amount,
        created_at: at,
        updated_at: at,
      })),
    )
    const rows = await server.deps.db
      .insert(disbursals)
      .values(
        apps.map(({ app_id, reference }) => ({
          app_id,
          lender_id,
          tranche: 1,
          kind: 'disbursed' as const,
          amount,
          amount_told: true,
          principal: amount,
          day,
          day_told: true,
          loan_account: reference,
          source: 'webhook' as const,
          at,
        })),
      )
      .returning()
    made.push(...rows.map(({ disbursal_id }) => disbursal_id))
  }
  return made
}
