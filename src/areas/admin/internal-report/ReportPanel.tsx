import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { InternalReport, InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import { tracedParts } from '#src/contract/entities/figures/traces.ts'
import { passportOf } from '#src/features/funnel-report/words.ts'
import { dateShort, dateTime, dayMonth } from '#src/lib/dates.ts'
import { count, rupees } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { Columns } from '#src/ui/chart/Columns.tsx'
import { changeOf, pointsOf } from '#src/ui/figures/change.ts'
import { ChartCard } from '#src/ui/figures/ChartCard.tsx'
import { ExportButtons } from '#src/ui/figures/ExportButtons.tsx'
import { Figure } from '#src/ui/figures/Figure.tsx'
import { FigureStrip } from '#src/ui/figures/FigureStrip.tsx'
import type { Period } from '#src/ui/figures/period.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { BillsPart } from './BillsPart.tsx'
import { GroupTable } from './GroupTable.tsx'
import { useInternalReport } from './hooks.ts'
import { REPORT_PARTS, showOf, shownOf, valueOf } from './report-parts.ts'
import type { Part } from './report-parts.ts'
import { useRowsLink } from './use-rows-link.ts'

interface ReportPanelProps {
  report: InternalReport
  period: Period
}

/** A report's figures, their course and what they are cut by. */
export function ReportPanel({ report, period }: ReportPanelProps) {
  const { t } = useTranslation('internal-report')
  const query = { report, ...(INTERNAL_REPORTS[report].basis === 'as_of' ? {} : period.query) }
  const answer = useInternalReport(query)
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }} aria-busy={answer.isPlaceholderData}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {t(`about.${report}`)}
      </Typography>
      <Loaded
        query={answer}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={360} role="status" aria-label={t('tabs')} />}
      >
        {(view) => (
          <Shown
            report={report}
            view={view}
            compared={period.compared}
            files={
              <ExportButtons
                name={`internal-report-${report}`}
                period={INTERNAL_REPORTS[report].basis === 'as_of' ? undefined : period.range}
                file={(format) => call('exportInternalReport', { query: { ...query, format } })}
              />
            }
          />
        )}
      </Loaded>
    </Box>
  )
}

interface ShownProps {
  report: InternalReport
  view: InternalReportView
  compared: boolean
  files: ReactNode
}

function Shown({ report, view, compared, files }: ShownProps) {
  const { t } = useTranslation(['internal-report', 'figures', 'metrics'])
  const link = useRowsLink()
  const { figures, groups } = REPORT_PARTS[report]
  const { basis } = INTERNAL_REPORTS[report]
  const toOf = (part: Part) => {
    const show = showOf(part)
    return show && { to: link({ show }) }
  }
  const changeIn = (part: Part) => {
    const [now, before] = [valueOf(part, view.now), valueOf(part, view.before)]
    const unit = METRICS[part.metric].unit === 'share' ? ('points' as const) : ('percent' as const)
    const value = unit === 'points' ? pointsOf(now, before) : changeOf(now ?? 0, before ?? 0)
    return { value, unit, days: view.days.length, lessIsBetter: part.lessIsBetter ?? false }
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">
          {view.from && view.to
            ? t('daysAsOf', { from: dateShort(view.from), to: dateShort(view.to), at: dateTime(view.as_of) })
            : t('asOf', { at: dateTime(view.as_of) })}
        </Typography>
        {files}
      </Box>
      <FigureStrip>
        {figures.map((part) => (
          <Figure
            key={part.metric}
            passport={passportOf(t, part.metric, view.as_of)}
            shown={shownOf(part, view.now, t)}
            {...toOf(part)}
            {...(compared && basis === 'event' && { change: changeIn(part) })}
            {...(tracedParts(part.metric).length > 0 && { explainedBy: link({ trace: part.metric }) })}
          />
        ))}
      </FigureStrip>
      {report !== 'liability' && view.days.length > 1 && <ApplicationPeriod report={report} days={view.days} />}
      {groups.map(([group, parts]) => (
        <GroupTable
          key={group}
          report={report}
          group={group}
          parts={parts}
          rows={view.groups.filter((each) => each.group === group)}
        />
      ))}
      {view.bills && <BillsPart bills={view.bills} asOf={view.as_of} />}
    </>
  )
}

function ApplicationPeriod({
  report,
  days,
}: {
  report: Exclude<InternalReport, 'liability'>
  days: InternalReportView['days']
}) {
  const { t } = useTranslation('internal-report')
  const sum = (key: 'value' | 'marked') => days.reduce((total, day) => total + day[key], 0)
  const written = report === 'revenue' ? rupees : count
  const marks = report !== 'revenue'
  const sentence = t(`chart.${report}.sentence`, { value: written(sum('value')), marked: count(sum('marked')) })
  return (
    <ChartCard
      title={t(`chart.${report}.title`)}
      sentence={sentence}
      heads={[t('day'), t(`chart.${report}.whole`), ...(marks ? [t(`chart.${report}.marked`)] : [])]}
      rows={days.map(({ day, value, marked }) => [dateShort(day), written(value), ...(marks ? [count(marked)] : [])])}
    >
      <Columns
        label={sentence}
        places={days.map(({ day }) => dayMonth(day))}
        values={days}
        {...(marks && { names: [t(`chart.${report}.whole`), t(`chart.${report}.marked`)] as const })}
      />
    </ChartCard>
  )
}
