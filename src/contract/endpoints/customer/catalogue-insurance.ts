import { mixed, number, string } from 'yup'
import { applicationSchema } from '#src/contract/entities/applications/application.ts'
import { INSURANCE_KINDS } from '#src/contract/entities/catalogue/insurance-kinds.ts'
import { insurancePlanSchema } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { consentGivenSchema } from '#src/contract/entities/privacy/consent.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

/** Insurance plans, and asking an insurer for one. */
export const insuranceEndpoints = defineEndpoints({
  listInsurancePlans: {
    method: 'GET',
    path: '/api/insurance/plans',
    area: 'public',
    summary: 'Plans by name, never ranked; `kind` picks one kind. `sandbox`: the insurers are invented.',
    masquerade: 'allow',
    query: strictObject({ kind: string().oneOf(INSURANCE_KINDS, 'rules:choice.unknown').optional() }),
    response: strictObject({ data: listOf(insurancePlanSchema), sandbox: mixed<boolean>().defined() }),
    limit: 'read',
  },
  requestInsurancePlan: {
    method: 'POST',
    path: '/api/insurance/plans/{planId}/request',
    area: 'customer',
    owner: 'user_id',
    summary: 'Asks the insurer of a plan to call, once, under a consent of its own. Header Idempotency-Key.',
    masquerade: 'deny',
    params: strictObject({ planId: pathId() }),
    body: strictObject({
      /** What the customer saw, rupees a year with tax: a dearer plan is not asked for unseen. */
      premium: number().min(0).max(1_00_00_000).defined(),
      /** One, so that nothing can be bundled with it. */
      consent: consentGivenSchema.required('rules:required'),
    }),
    response: strictObject({ data: applicationSchema }),
    limit: 'write',
    audit: 'insurance.request',
  },
})
