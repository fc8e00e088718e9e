import { legalHoldForm, legalHoldLiftForm, legalHoldSchema } from '#src/contract/entities/privacy/legal-hold.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

export const adminLegalHoldEndpoints = defineEndpoints({
  listLegalHolds: {
    method: 'GET',
    path: '/api/legal-holds',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary: 'Duties to keep the data of a customer that hold now, the next to end first.',
    masquerade: 'deny',
    response: strictObject({ data: listOf(legalHoldSchema) }),
    limit: 'read',
  },
  setLegalHold: {
    method: 'POST',
    path: '/api/legal-holds',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary:
      'What is named of a customer is not deleted to the end of a day, at most a year ahead; one on each basis. The customer sees that there is one, what it keeps and the day.',
    masquerade: 'deny',
    body: legalHoldForm,
    response: strictObject({ data: legalHoldSchema }),
    limit: 'write',
    audit: 'legal-hold.set',
  },
  liftLegalHold: {
    method: 'POST',
    path: '/api/legal-holds/{id}/lift',
    area: 'admin',
    pages: ['customer-eligibility'],
    summary: 'Ends a hold before its day, with a reason.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: legalHoldLiftForm,
    response: strictObject({ data: legalHoldSchema }),
    limit: 'write',
    audit: 'legal-hold.lift',
  },
})
