import { answerLender } from '#server/services/applications/answer-lender.ts'
import { applyToLender } from '#server/services/applications/apply-to-lender.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { createReminder } from '#server/services/applications/create-reminder.ts'
import { handOver } from '#server/services/applications/hand-over.ts'
import { listApplicationsWithAnswers } from '#server/services/applications/list-applications-with-answers.ts'
import { withdrawApplication } from '#server/services/applications/withdraw-application.ts'
import type { applicationEndpoints } from '#src/contract/endpoints/customer/applications.ts'
import type { Handlers } from '../../http/handler.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'

type Rows = typeof applicationEndpoints

export const applicationRoutes: Handlers<Rows> = {
  createApplication: ({ deps, body, by }) => createApplication(deps, body.product_type, by),

  listApplications: async ({ deps, by }) => ({ data: await listApplicationsWithAnswers(deps, by) }),

  applyToLender: async ({ deps, params, body, by, request }) => {
    const idempotencyKey = readIdempotencyKey(request.header('idempotency-key'))
    return { data: await applyToLender(deps, params.appId, body, { ...by, idempotencyKey }) }
  },

  answerLender: async ({ deps, params, body, by }) => ({
    data: await answerLender(deps, params.appId, body.answers, by),
  }),

  handOver: ({ deps, params, by }) => handOver(deps, params.appId, by),

  withdrawApplication: ({ deps, params, by }) => withdrawApplication(deps, params.appId, by),

  createReminder: async ({ deps, body, by }) => {
    await createReminder(deps, body, by)
    return { message: 'We will remind you.' }
  },
}
