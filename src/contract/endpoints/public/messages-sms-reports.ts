import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const smsReportEndpoints = defineEndpoints({
  receiveSmsReport: {
    method: 'POST',
    path: '/api/sms-reports',
    area: 'public',
    summary: 'The SMS gateway reports what became of a message; the signature covers the untouched body.',
    masquerade: 'deny',
    bodyKind: 'raw',
    response: messageAnswer,
    limit: 'webhook',
  },
})
