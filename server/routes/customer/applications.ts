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
  createApplication: ({ deps, body, session }) => createApplication(deps, body.product_type, session),

  listApplications: async ({ deps, session }) => ({ data: await listApplicationsWithAnswers(deps, session) }),

  applyToLender: async ({ deps, params, body, session, request }) => {
    const by = {
      user_id: session.user_id,
      ip: request.ip,
      idempotencyKey: readIdempotencyKey(request.header('idempotency-key')),
    }
    return { data: await applyToLender(deps, params.appId, body, by) }
  },

  answerLender: async ({ deps, params, body, session }) => ({
    data: await answerLender(deps, params.appId, body.answers, session),
  }),

  handOver: ({ deps, params, session }) => handOver(deps, params.appId, session),

  withdrawApplication: async ({ deps, params, session, audit }) => {
    const { data, declined } = await withdrawApplication(deps, params.appId, session)
    if (declined) audit({ action: 'application.decline' })
    return { data }
  },

  createReminder: async ({ deps, body, session }) => {
    await createReminder(deps, body, session)
    return { message: 'We will remind you.' }
  },
}
