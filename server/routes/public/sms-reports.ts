import type { publicEndpoints } from '#src/contract/endpoints/public.ts'
import { SMS_SIGNATURE_HEADER } from '../../adapters/webhooks/report-signature.ts'
import type { Handlers } from '../../http/handler.ts'
import { receiveSmsReport } from '#server/services/messages/receive-sms-report.ts'

export const smsReportRoutes: Handlers<Pick<typeof publicEndpoints, 'receiveSmsReport'>> = {
  receiveSmsReport: async ({ deps, request }) => ({
    message: await receiveSmsReport(deps, request.bytes, request.header(SMS_SIGNATURE_HEADER) ?? null),
  }),
}
