import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { MAIL_SIGNATURE_HEADER } from '../../adapters/webhooks/report-signature.ts'
import type { Handlers } from '../../http/handler.ts'
import { receiveMail } from '#server/services/support/receive-mail.ts'

export const mailInRoutes: Handlers<Pick<typeof publicEndpoints, 'receiveMail'>> = {
  receiveMail: async ({ deps, request }) => ({
    message: await receiveMail(deps, request.bytes, request.header(MAIL_SIGNATURE_HEADER) ?? null),
  }),
}
