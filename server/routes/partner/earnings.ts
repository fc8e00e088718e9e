import { createPayoutDispute } from '#server/services/earnings/create-payout-dispute.ts'
import { listPayoutStatements } from '#server/services/earnings/list-payout-statements.ts'
import { getPartnerHome } from '#server/services/partners/get-partner-home.ts'
import { exportTax } from '#server/services/paying/export-tax.ts'
import { listOwnTax } from '#server/services/paying/list-own-tax.ts'
import { exportPartnerReport } from '#server/services/reports/export-partner-report.ts'
import type { Export } from '#server/services/reports/export-partner-report.ts'
import { listApplicationReport } from '#server/services/reports/list-application-report.ts'
import { listDisbursalReport } from '#server/services/reports/list-disbursal-report.ts'
import { listLeadReport } from '#server/services/reports/list-lead-report.ts'
import { listPayoutReport } from '#server/services/reports/list-payout-report.ts'
import { daysAsked } from '#server/services/shared/report-days.ts'
import type { PartnerSession } from '#server/session.ts'
import type { FileFormat, FilePeriod } from '#src/contract/endpoints/file-format.ts'
import type { partnerEarningsEndpoints } from '#src/contract/endpoints/partner/earnings.ts'
import { tableFile } from '../../http/file-response.ts'
import type { Call, Handlers, TableFile } from '../../http/handler.ts'
import { asOnePart } from '../one-part.ts'

type ExportCall = Pick<Call, 'deps' | 'header' | 'audit' | 'request'> & {
  session: PartnerSession
  query: { format?: FileFormat | undefined }
}

/** Applications that want doing are of whatever day. */
const periodOf = (asked: Export, now: Date): FilePeriod =>
  asked.report === 'payouts' ? asked.filters : daysAsked(asked.filters, now)

async function asFile(call: ExportCall, asked: Export): Promise<TableFile> {
  call.audit({ object: `partner:${call.session.partner_id}`, after: asked })
  const table = await exportPartnerReport(call.deps, call.session, asked, call.request.language)
  return tableFile(call, asked.report, table, periodOf(asked, call.deps.clock.now()))
}

export const partnerEarningsRoutes: Handlers<typeof partnerEarningsEndpoints> = {
  getPartnerHome: ({ deps, session, query }) => getPartnerHome(deps, session, query),

  listLeadReport: ({ deps, session, query }) => listLeadReport(deps, session, query),

  listApplicationReport: ({ deps, session, query }) => listApplicationReport(deps, session, query),

  listDisbursalReport: ({ deps, session, query }) => listDisbursalReport(deps, session, query),

  listPayoutReport: ({ deps, session, query }) => listPayoutReport(deps, session, query),

  exportLeadReport: (call) => asFile(call, { report: 'leads', filters: call.query }),

  exportApplicationReport: (call) => asFile(call, { report: 'applications', filters: call.query }),

  exportDisbursalReport: (call) => asFile(call, { report: 'disbursals', filters: call.query }),

  exportPayoutReport: (call) => asFile(call, { report: 'payouts', filters: call.query }),

  listPayoutStatements: ({ deps, session }) => listPayoutStatements(deps, session.partner_id),

  listOwnTax: ({ deps, session }) => listOwnTax(deps, session.partner_id),

  exportOwnTax: async ({ deps, session, params, audit, header, request }) => {
    audit({ object: `partner:${session.partner_id}`, after: params })
    header('content-disposition', `attachment; filename="tax-${params.quarter}.csv"`)
    return asOnePart(await exportTax(deps, request.language, params.quarter, session.partner_id))
  },

  createPayoutDispute: async ({ deps, session, params, body, audit, request: { language } }) => {
    const asked = { payoutId: params.payoutId, reason: body.reason, language }
    const { dispute_id, payout_id, created_at } = await createPayoutDispute(deps, session, asked)
    audit({ object: `payout:${payout_id}`, after: { dispute_id } })
    return {
      message: 'We have your question and will answer it here.',
      dispute_id,
      created_at: created_at.toISOString(),
    }
  },
}
