import type { Application } from '#src/contract/entities/applications/application.ts'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { call } from '#src/lib/http/http.ts'

export const listPlans = (signal: AbortSignal) => call('listInsurancePlans', { signal })

/** The consent in the version that was on the screen, and the premium that was. */
export async function requestPlan(plan: InsurancePlan, idempotencyKey: string): Promise<Application> {
  const { data } = await call('requestInsurancePlan', {
    params: { planId: plan.plan_id },
    body: {
      premium: plan.premium,
      consent: { purpose: 'share_with_insurer', version: CONSENT_VERSIONS.share_with_insurer },
    },
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  return data
}
