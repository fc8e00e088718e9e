import { INSURANCE_KINDS } from '#src/contract/entities/catalogue/insurance-kinds.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import type { Db } from '../db/client.ts'
import { createFirstPlans } from '../db/repositories/catalogue/insurance-plans.ts'
import planData from './insurance-plans.json'

/** Invented plans of invented insurers, for demo and test. The file counts rupees, the table paise. */
export async function seedInsurancePlans(db: Db): Promise<void> {
  const rows = planData.map(({ kind, premium, cover, ...plan }) => {
    const known = INSURANCE_KINDS.find((each) => each === kind)
    if (!known) throw new Error(`no such kind of insurance: ${kind}`)
    return { ...plan, kind: known, premium: toPaise(premium), cover: toPaise(cover) }
  })
  await createFirstPlans(db, rows)
}
