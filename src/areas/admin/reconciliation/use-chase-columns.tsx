import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { ChaseLine } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'
import { dateShort } from '#src/lib/dates.ts'
import { count, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { useOfficeSettings } from '#src/lib/office/settings.ts'
import { Button } from '#src/ui/site/Button.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { useUndo } from './hooks.ts'

/** What a line is called: our number, else the lender's. */
export const nameOf = ({ reference, loan_account }: ChaseLine) => reference ?? loan_account ?? ''

/** What may be decided about a line, the usual first: what waits wants a second person. */
const actsOf = ({ decision }: ChaseLine): readonly { kind: Decision; word: string }[] =>
  decision?.state === 'waiting'
    ? [{ kind: 'accepted', word: 'agree' }]
    : [
        { kind: 'chased', word: 'act.chased' },
        { kind: 'accepted', word: 'act.writtenOff' },
      ]

const ONE_LINE = { maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** What is owed and by whom, who asked for it, and what can be done. */
export function useChaseColumns(onAct: (line: ChaseLine, kind: Decision) => void): Column<ChaseLine>[] {
  const { t } = useTranslation('reconciliation')
  const { compact } = useOfficeSettings()
  return [
    {
      key: 'loan',
      header: t('head.loan'),
      names: true,
      searchable: true,
      minWidth: 120,
      value: nameOf,
      cell: (line) => (
        <Link
          component={RouterLink}
          to={withQuery(pathTo('reconciliation/:lenderId', { lenderId: line.lender_id }), {
            month: line.month,
            verdict: 'missing_there',
          })}
        >
          {nameOf(line)}
        </Link>
      ),
    },
    {
      key: 'lender',
      header: t('head.lender'),
      sortable: true,
      value: ({ lender }) => lender,
      cell: ({ lender }) => lender,
    },
    {
      key: 'day',
      header: t('cell.day'),
      value: ({ day }) => day,
      cell: ({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{dateShort(day)}</Box>,
    },
    {
      key: 'days',
      header: t('head.age'),
      sortable: true,
      minWidth: 100,
      value: ({ days }) => days,
      cell: (line) => (
        <Box component="span" sx={{ color: line.age === 'young' ? 'text.primary' : 'error.main' }}>
          {t('days', { count: line.days, days: count(line.days) })}
        </Box>
      ),
    },
    {
      key: 'disbursed',
      header: t('cell.disbursed'),
      align: 'right',
      value: ({ disbursed }) => disbursed ?? null,
      cell: ({ disbursed }) => (disbursed === null || disbursed === undefined ? '–' : rupees(disbursed)),
    },
    {
      key: 'expected',
      header: t('cell.due'),
      align: 'right',
      sortable: true,
      value: ({ expected }) => expected,
      cell: ({ expected }) => rupeesAndPaise(expected),
    },
    {
      key: 'asked',
      header: t('head.asked'),
      minWidth: 130,
      value: ({ decision }) => decision?.at ?? null,
      cell: ({ decision, times }) => {
        if (decision === null) return t('notAsked')
        const said = `${decision.state === 'waiting' ? `${t('waits')}. ` : ''}${t(decision.by === null ? 'decidedAt' : 'decidedBy', { by: decision.by, at: dateShort(decision.at) })} ${t('times', { count: times })} ${t('because', { reason: decision.reason })}`
        // Close rows have one line: the rest of it is in the wider ones.
        return compact ? (
          <Box title={said} sx={ONE_LINE}>
            {said}
          </Box>
        ) : (
          said
        )
      },
    },
    {
      key: 'act',
      header: t('head.act'),
      minWidth: 270,
      cell: (line) => <ChaseActs line={line} compact={compact} onAct={onAct} />,
    },
  ]
}

interface ChaseActsProps {
  line: ChaseLine
  compact: boolean
  onAct: (line: ChaseLine, kind: Decision) => void
}

function ChaseActs({ line, compact, onAct }: ChaseActsProps) {
  const { t } = useTranslation('reconciliation')
  const undo = useUndo()
  return (
    <Box sx={{ display: 'flex', flexWrap: compact ? 'nowrap' : 'wrap', gap: 1, whiteSpace: 'nowrap' }}>
      {actsOf(line).map(({ kind, word }, at) => (
        <Button
          key={kind}
          small
          look={at === 0 ? 'soft' : 'text'}
          aria-label={t('actOf', { act: t(word), line: nameOf(line) })}
          onClick={() => onAct(line, kind)}
        >
          {t(word)}
        </Button>
      ))}
      {line.decision && (
        <Button
          small
          look="text"
          aria-label={t('undoOf', { line: nameOf(line) })}
          onClick={() => line.decision && !undo.isPending && undo.mutate(line.decision.decision_id)}
        >
          {t('undo')}
        </Button>
      )}
    </Box>
  )
}
