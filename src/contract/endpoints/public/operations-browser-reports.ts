import { BROWSER_REPORTS } from '#src/contract/constants.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const reportEndpoints = defineEndpoints({
  receiveBrowserReport: {
    method: 'POST',
    path: BROWSER_REPORTS,
    area: 'public',
    summary: 'What browsers report: content-security-policy violations, and texts that a page lacks.',
    masquerade: 'allow',
    bodyKind: 'raw',
    response: messageAnswer,
    limit: 'webhook',
  },
})
