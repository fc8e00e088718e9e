import { exitRequestSchema, loanSchema, reminderWishSchema } from '#src/contract/entities/loans/loan.ts'
import { opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

const appParams = strictObject({ appId: opaqueId() })

export const loanEndpoints = defineEndpoints({
  getLoan: {
    method: 'GET',
    path: '/api/applications/{appId}/loan',
    area: 'customer',
    owner: 'app_id',
    summary: 'A loan that was paid out: its statement, its cooling-off days, and what is due if it is returned today.',
    masquerade: 'allow',
    params: appParams,
    response: strictObject({ data: loanSchema }),
    limit: 'read',
  },
  exitLoan: {
    method: 'POST',
    path: '/api/applications/{appId}/exit',
    area: 'customer',
    owner: 'app_id',
    summary: 'Asks the lender to close a loan that is returned within its cooling-off days; 409 when they are over.',
    masquerade: 'deny',
    params: appParams,
    body: exitRequestSchema,
    response: strictObject({ data: loanSchema }),
    limit: 'write',
    audit: 'loan.exit',
  },
  setEmiReminder: {
    method: 'POST',
    path: '/api/applications/{appId}/emi-reminder',
    area: 'customer',
    owner: 'app_id',
    summary: 'Reminds the customer some days before each payment of a loan, or no more; 409 when no payment is left.',
    masquerade: 'deny',
    params: appParams,
    body: reminderWishSchema,
    response: strictObject({ data: loanSchema }),
    limit: 'write',
    audit: 'loan.reminder',
  },
})
