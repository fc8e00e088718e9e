import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { CHASE_PARTS, isOfPart } from '#src/contract/entities/reconciliation/ledger.ts'
import type { ChaseLine } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'
import { dateShort } from '#src/lib/dates.ts'
import { count, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { useOfficeSettings } from '#src/lib/office/settings.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { withNames } from '#src/ui/with-names.ts'
import { DecideDialog } from './decisions/DecideDialog.tsx'
import { DecideMany } from './decisions/DecideMany.tsx'
import type { ManyAct } from './decisions/many-lines.ts'
import { MANY_MS, useChased, useUndo } from './hooks.ts'

/** What may be decided about a line, the usual first: what waits wants a second person. */
const actsOf = ({ decision }: ChaseLine): readonly { kind: Decision; word: string }[] =>
  decision?.state === 'waiting'
    ? [{ kind: 'accepted', word: 'agree' }]
    : [
        { kind: 'chased', word: 'act.chased' },
        { kind: 'accepted', word: 'act.writtenOff' },
      ]

/** The same of many lines; a second person agrees by the same act. */
const MANY = [
  { kind: 'chased', word: 'chased' },
  { kind: 'accepted', word: 'writtenOff' },
] as const satisfies readonly ManyAct[]

/** What lenders still owe an answer for, by age: who asked them, when, and how often. */
export function ChasePanel() {
  const { t } = useTranslation('reconciliation')
  const chased = useChased()
  return (
    <Loaded
      query={chased}
      failed={t('failed')}
      waiting={<Skeleton variant="rounded" height={240} role="status" aria-label={t('loading')} />}
    >
      {(lines) => <Chased lines={lines} />}
    </Loaded>
  )
}

const nameOf = ({ reference, loan_account }: ChaseLine) => reference ?? loan_account ?? ''

function Chased({ lines }: { lines: readonly ChaseLine[] }) {
  const { t } = useTranslation('reconciliation')
  const [params, setParams] = useSearchParams()
  const [asked, setAsking] = useState<{ line: ChaseLine; kind: Decision } | null>(null)
  const age = CHASE_PARTS.find((each) => each === params.get('age'))
  const show = (next: string | undefined) =>
    setParams((before) => withNames(before, { age: next, page: null }), { replace: true })
  const state = useTableState({
    sortable: ['days', 'lender', 'expected'],
    sort: { key: 'days', direction: 'desc' },
    filters: ['lender'],
  })
  const choice = useRowChoice()
  const rows = lines.filter((line) => age === undefined || isOfPart(line, age))
  const narrowed = state.view.search !== '' || Object.keys(state.view.filters).length > 0
  const columns = useChaseColumns((line, kind) => setAsking({ line, kind }))
  const filters: Filter<ChaseLine>[] = [
    {
      key: 'lender',
      label: t('head.lender'),
      kind: 'choice',
      options: [...new Map(lines.map(({ lender_id, lender }) => [lender_id, lender]))].map(([id, name]) => ({
        value: String(id),
        label: name,
      })),
      matches: ({ lender_id }, value) => String(lender_id) === value,
    },
  ]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 720 }}>
        {t('chaseText')}
      </Typography>
      <AgeChips lines={lines} age={age} onChoose={show} />
      <DataTable
        name="chase-list"
        label={t('tab.chase')}
        columns={columns}
        filters={filters}
        search={t('head.loan')}
        state={state}
        source={{
          ...localSource({ rows }, columns, filters, state.view),
          ...(!narrowed && {
            download: (format) => call('exportChased', { query: { format, ...(age !== undefined && { age }) } }),
          }),
        }}
        choice={{
          ...choice,
          labelOf: (line) => t('many.choose', { line: nameOf(line) }),
          acts: (
            <DecideMany
              acts={MANY}
              lines={lines.flatMap((line) =>
                choice.chosen.has(line.disbursal_id)
                  ? [
                      {
                        key: line.disbursal_id,
                        name: nameOf(line),
                        worth: line.expected,
                        waiting: line.decision?.state === 'waiting',
                      },
                    ]
                  : [],
              )}
              send={(kind, reason) =>
                call('decideChased', {
                  body: { kind: kind === 'chased' ? kind : 'accepted', reason, disbursal_ids: [...choice.chosen] },
                  timeoutMs: MANY_MS,
                })
              }
              keyOf={({ disbursal_id }) => disbursal_id ?? 0}
              choose={choice.choose}
            />
          ),
        }}
        rowKey={({ disbursal_id }) => disbursal_id}
        failed={t('failed')}
        empty={<Typography>{t(lines.length === 0 ? 'nobodyOwes' : 'nothingShown')}</Typography>}
      />
      {asked && (
        <DecideDialog
          view={asked.line}
          line={{
            reference: asked.line.reference,
            loan_account: asked.line.loan_account,
            verdict: 'missing_there',
            decision: asked.line.decision,
            worth: asked.line.expected,
            partner: null,
            file: null,
            own: { disbursal_id: asked.line.disbursal_id },
          }}
          kind={asked.kind}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  )
}

const ONE_LINE = { maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** What is owed and by whom, who asked for it, and what can be done. */
function useChaseColumns(onAct: (line: ChaseLine, kind: Decision) => void): Column<ChaseLine>[] {
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

type Age = (typeof CHASE_PARTS)[number]

/** How long what is owed has been waited for. */
function AgeChips({
  lines,
  age,
  onChoose,
}: {
  lines: readonly ChaseLine[]
  age: Age | undefined
  onChoose: (age: Age | undefined) => void
}) {
  const { t } = useTranslation('reconciliation')
  return (
    <FilterChips
      label={t('head.age')}
      choices={[
        { value: 'all', label: t('show.all', { count: lines.length }) },
        ...CHASE_PARTS.map((value) => ({
          value,
          label: t(`age.${value}`, { count: lines.filter((line) => isOfPart(line, value)).length }),
        })),
      ]}
      chosen={age ?? 'all'}
      onChoose={(each) => onChoose(each === 'all' || each === age ? undefined : each)}
    />
  )
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
