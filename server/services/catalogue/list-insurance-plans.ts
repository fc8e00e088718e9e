import { listActivePlans } from '#server/db/repositories/catalogue/insurance-plans.ts'
import type { Deps } from '#server/deps.ts'
import type { InsuranceKind } from '#src/contract/entities/catalogue/insurance-kinds.ts'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { toRupees } from '#src/contract/rules/paise.ts'

/** Plans on sale, by name: nobody's order but the alphabet's. */
export async function listInsurancePlans(
  deps: Deps,
  kind: InsuranceKind | null,
): Promise<{ data: InsurancePlan[]; sandbox: boolean }> {
  const rows = await listActivePlans(deps.db, kind)
  return {
    data: rows.map(({ premium, cover, ...plan }) => ({
      ...plan,
      premium: toRupees(premium),
      cover: toRupees(cover),
    })),
    sandbox: deps.insurers.sandbox,
  }
}
