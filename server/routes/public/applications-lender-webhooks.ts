import type { lenderWebhookEndpoints } from '#src/contract/endpoints/public/applications-lender-webhooks.ts'
import { SIGNATURE_HEADER } from '#server/adapters/webhooks/report-signature.ts'
import type { Handlers } from '#server/http/handler.ts'
import { receiveLenderWebhook } from '#server/services/applications/receive-lender-webhook.ts'

export const lenderWebhookRoutes: Handlers<typeof lenderWebhookEndpoints> = {
  receiveLenderWebhook: async ({ deps, params, request }) => {
    const headers = new Headers({ [SIGNATURE_HEADER]: request.header(SIGNATURE_HEADER) ?? '' })
    const outcome = await receiveLenderWebhook(deps, params.lenderId, request.bytes, headers)
    return { message: outcome }
  },
}
