import { createPayoutDispute } from '#server/services/earnings/create-payout-dispute.ts'
import { listPayoutStatements } from '#server/services/earnings/list-payout-statements.ts'
import { traceOwnFigure } from '#server/services/figures/trace-own-figure.ts'
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
import type { InLanguage, PartnerSession } from '#server/session.ts'
import type { FileFormat, FilePeriod } from '#src/contract/endpoints/file-format.ts'
import type { partnerEarningsEndpoints } from '#src/contract/endpoints/partner/earnings.ts'
import { OWN_FIGURES } from '#src/contract/entities/figures/own-traces.ts'
import { requireRight } from '../../http/authorize.ts'
import { tableFile } from '../../http/file-response.ts'
import type { Call, Handlers, TableFile } from '../../http/handler.ts'
import { asSingleChunk } from '../single-chunk.ts'

type ExportCall = Pick<Call, 'deps' | 'header' | 'request'> & {
  by: PartnerSession & InLanguage
  query: { format?: FileFormat | undefined }
}

/** Applications that want doing are of whatever day. */
const periodOf = (asked: Export, now: Date): FilePeriod =>
  asked.report === 'payouts' ? asked.filters : daysAsked(asked.filters, now)

async function asFile(call: ExportCall, asked: Export): Promise<TableFile> {
  const table = await exportPartnerReport(call.deps, asked, call.by)
  return tableFile(call, asked.report, table, periodOf(asked, call.deps.clock.now()))
}

export const partnerEarningsRoutes: Handlers<typeof partnerEarningsEndpoints> = {
  getPartnerHome: ({ deps, query, by }) => getPartnerHome(deps, query, by),

  traceOwnFigure: ({ deps, query, by }) => {
    requireRight(by, OWN_FIGURES[query.figure])
    return traceOwnFigure(deps, query, by)
  },

  listLeadReport: ({ deps, query, by }) => listLeadReport(deps, query, by),

  listApplicationReport: ({ deps, query, by }) => listApplicationReport(deps, query, by),

  listDisbursalReport: ({ deps, query, by }) => listDisbursalReport(deps, query, by),

  listPayoutReport: ({ deps, query, by }) => listPayoutReport(deps, query, by),

  exportLeadReport: (call) => asFile(call, { report: 'leads', filters: call.query }),

  exportApplicationReport: (call) => asFile(call, { report: 'applications', filters: call.query }),

  exportDisbursalReport: (call) => asFile(call, { report: 'disbursals', filters: call.query }),

  exportPayoutReport: (call) => asFile(call, { report: 'payouts', filters: call.query }),

  listPayoutStatements: ({ deps, by }) => listPayoutStatements(deps, by.partner_id),

  listOwnTax: ({ deps, by }) => listOwnTax(deps, by),

  exportOwnTax: async ({ deps, by, params, header }) => {
    const { text, audit } = await exportTax(deps, params.quarter, by.partner_id, by)
    header('content-disposition', `attachment; filename="tax-${params.quarter}.csv"`)
    return { answer: asSingleChunk(text), audit }
  },

  createPayoutDispute: async ({ deps, params, body, by, request: { language } }) => {
    const asked = { payoutId: params.payoutId, reason: body.reason, language }
    const { dispute_id, created_at, audit } = await createPayoutDispute(deps, asked, by)
    return {
      message: 'We have your question and will answer it here.',
      dispute_id,
      created_at: created_at.toISOString(),
      audit,
    }
  },
}
