import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { explanation, mayBeChance } from '#src/contract/entities/figures/explanation.ts'
import type { ToldTrace, TraceRow } from '#src/contract/entities/figures/funnel-report.ts'

interface TraceSentenceProps {
  /** Of the figure. */
  name: string
  answer: ToldTrace
  labelOf: (row: TraceRow) => string
  /** As a number of this unit is written. */
  shown: (value: number) => string
  signed: (value: number) => string
  /** Numbers of events, which chance can scatter; sums of money are none. */
  counted: boolean
}

/** What has changed, and what of it the lines support saying. */
export function TraceSentence({ name, answer, labelOf, shown, signed, counted }: TraceSentenceProps) {
  const { t } = useTranslation('figures')
  const { total, rows, others } = answer
  const way = total.difference === 0 ? 'same' : total.difference > 0 ? 'rose' : 'fell'
  const why = explanation(total.difference, rows, others !== null)
  const said = [
    t(`trace.${way}`, {
      name,
      now: shown(total.now),
      before: shown(total.before),
      difference: shown(Math.abs(total.difference)),
    }),
    ...(why.kind === 'whole'
      ? []
      : [
          t(`trace.${why.kind}`, {
            lines: why.rows
              .map((row) => t('trace.part', { label: labelOf(row), difference: signed(row.difference) }))
              .join(', '),
            ...(why.kind === 'over' && { rest: signed(why.rest) }),
          }),
        ]),
    ...(counted && mayBeChance(total.now, total.before) ? [t('trace.chance')] : []),
  ]
  return <Typography sx={{ maxWidth: 760, fontWeight: 500 }}>{said.join(' ')}</Typography>
}
