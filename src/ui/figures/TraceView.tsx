import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import type { ToldTrace, TraceRow } from '#src/contract/entities/figures/funnel-report.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { FilterChips } from '../FilterChips.tsx'
import type { Answer } from '../page/answer.ts'
import { Loaded } from '../page/Loaded.tsx'
import { TraceSentence } from './TraceSentence.tsx'
import { TraceTable } from './TraceTable.tsx'

interface TraceViewProps {
  /** Of the figure that was opened, and of the number of it that is told apart. */
  name: string
  partName: string
  unit: 'count' | 'rupees'
  answer: Answer<ToldTrace>
  /** How many days there are now, and as many before. */
  length: number
  /** The figures again. */
  back: string
  /** The numbers that a share is made of; one alone is not asked about. */
  parts: readonly { value: string; label: string }[]
  part: string
  cuts: readonly { value: string; label: string }[]
  by: string
  /** What narrows it, by name and value. */
  narrowed: readonly { name: string; label: string; said: string }[]
  /** The same change, told apart otherwise or narrowed; empty text takes a narrowing away. */
  addressWith: (changes: Record<string, string>) => string
  nameOfLine: (row: TraceRow) => string
  narrowedTo: (value: string) => string | undefined
  /** The rows that a number counts, of a line or of a day; undefined where they are not listed. */
  rowsOf: (line: { value: string } | { day: string }, days: { from: string; to: string }) => string | undefined
}

/** By how much a figure has changed, and what of it each line adds to that. */
export function TraceView(props: TraceViewProps) {
  const { name, partName, unit, answer, length, parts, cuts, by, narrowed, addressWith, nameOfLine } = props
  const { t } = useTranslation('figures')
  const navigate = useNavigate()
  const shown = unit === 'rupees' ? rupeesAndPaise : count
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${shown(Math.abs(value))}`
  const labelOf = (row: TraceRow): string =>
    by === 'day'
      ? t('trace.dayOf', { day: nameOfLine(row), earlier: dateShort(addDays(row.value, -length)) })
      : nameOfLine(row)
  const go = (changes: Record<string, string>) => void navigate(addressWith(changes), { replace: true })
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Link
          component={RouterLink}
          to={props.back}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('trace.back')}
        </Link>
        <Typography variant="h3" component="h2">
          {t('trace.title', { name })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{t('trace.lead')}</Typography>
        {parts.length > 1 && (
          <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{t('trace.share')}</Typography>
        )}
      </div>
      {parts.length > 1 && (
        <FilterChips
          label={t('trace.parts')}
          visible
          choices={parts}
          chosen={props.part}
          onChoose={(part) => go({ part })}
        />
      )}
      <FilterChips label={t('trace.by')} visible choices={cuts} chosen={by} onChoose={(along) => go({ along })} />
      {narrowed.length > 0 && (
        <FilterChips
          label={t('trace.narrowed')}
          visible
          choices={narrowed.map(({ name: value, label, said }) => ({
            value,
            label: t('trace.narrowedTo', { dimension: label, value: said }),
          }))}
          chosen={narrowed.map((each) => each.name)}
          onChoose={(dimension) => go({ [dimension]: '' })}
        />
      )}
      <Loaded query={answer} failed={t('trace.failed')} waiting={<Skeleton variant="rounded" height={360} />}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TraceSentence
              name={partName}
              answer={data}
              labelOf={nameOfLine}
              shown={shown}
              signed={signed}
              counted={unit === 'count'}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 760 }}>
              {t('trace.days', {
                from: dateShort(data.range.from),
                to: dateShort(data.range.to),
                at: dateTime(data.as_of),
                beforeFrom: dateShort(data.before.from),
                beforeTo: dateShort(data.before.to),
              })}
              {data.young_from !== null && ` ${t('trace.young', { from: dateShort(data.young_from) })}`}
            </Typography>
            <TraceTable
              head={cuts.find(({ value }) => value === by)?.label ?? by}
              answer={data}
              labelOf={labelOf}
              shown={shown}
              signed={signed}
              narrowedTo={props.narrowedTo}
              rowsOf={(value, when) => {
                if (by !== 'day') return props.rowsOf({ value }, when === 'now' ? data.range : data.before)
                const day = when === 'now' ? value : addDays(value, -length)
                return props.rowsOf({ day }, { from: day, to: day })
              }}
              narrowed={narrowed.map(({ label, said }) => [label, said] as const)}
            />
          </Box>
        )}
      </Loaded>
    </Box>
  )
}
