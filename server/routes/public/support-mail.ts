import type { mailInEndpoints } from '#src/contract/endpoints/public/support-mail.ts'
import { MAIL_SIGNATURE_HEADER } from '#server/adapters/webhooks/report-signature.ts'
import type { Handlers } from '#server/http/handler.ts'
import { receiveMail } from '#server/services/support/receive-mail.ts'

export const mailInRoutes: Handlers<typeof mailInEndpoints> = {
  receiveMail: async ({ deps, request }) => ({
    message: await receiveMail(deps, request.bytes, request.header(MAIL_SIGNATURE_HEADER) ?? null),
  }),
}
