import type { smsReportEndpoints } from '#src/contract/endpoints/public/messages-sms-reports.ts'
import { SMS_SIGNATURE_HEADER } from '#server/adapters/webhooks/report-signature.ts'
import type { Handlers } from '#server/http/handler.ts'
import { receiveSmsReport } from '#server/services/messages/receive-sms-report.ts'

export const smsReportRoutes: Handlers<typeof smsReportEndpoints> = {
  receiveSmsReport: async ({ deps, request }) => ({
    message: await receiveSmsReport(deps, request.bytes, request.header(SMS_SIGNATURE_HEADER) ?? null),
  }),
}
