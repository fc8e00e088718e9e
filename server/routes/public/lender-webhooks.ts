import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { SIGNATURE_HEADER } from '../../adapters/webhooks/report-signature.ts'
import type { Handlers } from '../../http/handler.ts'
import { receiveLenderWebhook } from '#server/services/applications/receive-lender-webhook.ts'

export const lenderWebhookRoutes: Handlers<Pick<typeof publicEndpoints, 'receiveLenderWebhook'>> = {
  receiveLenderWebhook: async ({ deps, params, request }) => {
    const headers = new Headers({ [SIGNATURE_HEADER]: request.header(SIGNATURE_HEADER) ?? '' })
    const outcome = await receiveLenderWebhook(deps, Number(params.lenderId), request.bytes, headers)
    return { message: outcome }
  },
}
