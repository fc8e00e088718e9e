import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { FigureFilterQuery } from '#src/contract/entities/figures/funnel-report.ts'
import type { Dimension, MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { getJourneyReport } from './get-journey-report.ts'
import { atOnce, basisSheet } from './shared/basis-sheet.ts'
import { filterWords } from './shared/filter-words.ts'
import { partnerNames, saidPartner } from './shared/partner-names.ts'
import { FILES_PER_HOUR, journeyTable, valueWord } from './shared/report-tables.ts'

const SHOWN = [
  ...(['visit_to_lead', 'otp_pass', 'completion', 'offer_rate', 'apply_rate', 'approval_rate'] as const),
  ...(['disbursal_of_approved', 'disbursal_rate', 'drop_off', 'time_to_approval', 'time_to_disbursal'] as const),
] as const satisfies readonly MetricKey[]

/**
 * The customers' journey as a table, each figure in a line of its own.
 * @throws AppError `too_many_requests`, `validation` when a day of one's own has not ended
 */
export async function exportJourneyReport(
  deps: Deps,
  query: FigureFilterQuery & { by?: Dimension | undefined },
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  await spendAllowance(deps, `figures-export:${by.admin_id}`, FILES_PER_HOUR, 3_600)
  const report = await getJourneyReport(deps, query)
  const names = await partnerNames(deps.db)
  const say = textsIn(by.language)
  const labels = new Map(report.choices.lender.map(({ value, label }) => [value, label]))
  const { heads, rows } = journeyTable(by.language, report, (value) => {
    if (query.by === 'partner') return saidPartner(by.language, names, value)
    return valueWord(query.by ?? 'source', query.by === 'lender' ? (labels.get(value) ?? value) : value, say)
  })
  const title = say('staff-titles:customersJourney')
  const filters = await filterWords({ db: deps.db, language: by.language }, query)
  const basis = basisSheet(by.language, { ...report, title, filters, metrics: SHOWN })
  return { name: title, heads, rows: atOnce(rows), basis, audit: { object: 'customers-journey', after: query } }
}
