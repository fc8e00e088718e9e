import { toPaise } from '#src/contract/rules/paise.ts'
import { createCustomer } from '#server/db/repositories/profile/customers.ts'
import { createImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { commissionLines } from '#server/db/schema-imports.ts'
import { disbursals } from '#server/db/schema-lending.ts'
import { applicationEvents, applications } from '#server/db/schema.ts'
import type { TestServer } from './server.ts'

let number = 0

/** A file of commissions of a lender, written; its lines are added by `fileLine`. */
async function commissionBatch({ deps }: Pick<TestServer, 'deps'>, lender_id: number): Promise<number> {
  const facts = { file_name: 'commission.csv', file_size: 1, file_hash: `commission-${(number += 1)}`, head_row: 1 }
  const mapping = { columns: [], date_order: 'dmy' as const, unit: 'rupees' as const }
  const batch = await createImportBatch(deps.db, {
    ...{ ...facts, mapping, lender_id, profile: 'commission', heads: [], state: 'committed' },
    committed_at: deps.clock.now(),
  })
  return batch?.batch_id ?? 0
}

interface Line {
  lender_id: number
  loan: string
  period: string
  day?: string
  disbursed?: number
  gross?: number
  app_id?: string
  invoice?: string
}

/** A line of a lender's commission file, as though it had been uploaded; rupees. */
export async function fileLine(
  server: Pick<TestServer, 'deps'>,
  { lender_id, loan, period, day, disbursed = 100_000, gross = 1_000, app_id, invoice }: Line,
): Promise<number> {
  const [row] = await server.deps.db
    .insert(commissionLines)
    .values({
      ...{ lender_id, batch_id: await commissionBatch(server, lender_id), row_number: (number += 1), period },
      ...{ loan_account: loan, app_id: app_id ?? null, invoice_number: invoice ?? null, occurrence: number },
      ...{ disbursed_amount: toPaise(disbursed), disbursed_on: day ?? `${period}-05`, gross: toPaise(gross) },
      created_at: server.deps.clock.now(),
    })
    .returning()
  return row?.line_id ?? 0
}

/** A loan that a lender paid out, as we know it; rupees. */
export async function paidOut(
  { deps }: Pick<TestServer, 'deps'>,
  { lender_id, loan, day, disbursed = 100_000 }: { lender_id: number; loan: string; day: string; disbursed?: number },
): Promise<{ app_id: string; disbursal_id: number; reference: string }> {
  const { db, vault } = deps
  const at = new Date(`${day}T06:00:00Z`)
  number += 1
  const contact = { channel: 'mobile' as const, destination: `98766${10_000 + number}`, partner: 'cl' }
  const { user_id } = await createCustomer(db, vault, { ...contact, language: 'en', now: at })
  const [app_id, reference] = [`app_ledger_${number}`, `CL-9${10_000 + number}`]
  await db.insert(applications).values({
    ...{ app_id, reference, user_id, status: 'disbursed', lender_id, partner: 'cl', product_type: 'Personal Loans' },
    ...{ origin_app_id: app_id, lender_reference: `LR-${number}`, amount: toPaise(disbursed) },
    ...{ created_at: at, updated_at: at },
  })
  await db.insert(applicationEvents).values({ app_id, status: 'disbursed', source: 'lender', at })
  const [row] = await db
    .insert(disbursals)
    .values({
      ...{ app_id, lender_id, tranche: 1, kind: 'disbursed', amount: toPaise(disbursed), amount_told: true },
      ...{ day, day_told: true, loan_account: loan, source: 'webhook', at },
    })
    .returning()
  return { app_id, disbursal_id: row?.disbursal_id ?? 0, reference }
}
