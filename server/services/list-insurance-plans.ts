import type { InsuranceKind, InsurancePlan } from '#src/contract/entities/insurance-plan.ts'
import { listActivePlans } from '../db/repositories/insurance-plans.ts'
import type { Deps } from '../deps.ts'

/** Plans on sale, by name: nobody's order but the alphabet's. */
export async function listInsurancePlans(
  deps: Deps,
  kind: InsuranceKind | null,
): Promise<{ data: InsurancePlan[]; sandbox: boolean }> {
  const rows = await listActivePlans(deps.db, kind)
  return {
    data: rows.map(({ plan_id, kind: ofKind, name, insurer, premium, cover, key_features, exclusions }) => ({
      plan_id,
      kind: ofKind,
      name,
      insurer,
      premium: premium / 100,
      cover: cover / 100,
      key_features,
      exclusions,
    })),
    sandbox: deps.insurers.sandbox,
  }
}
