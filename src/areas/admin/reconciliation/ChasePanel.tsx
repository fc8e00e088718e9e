import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CHASE_PARTS, isOfPart } from '#src/contract/entities/reconciliation/ledger.ts'
import type { ChaseLine } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import type { Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { withNames } from '#src/ui/with-names.ts'
import { DecideDialog } from './decisions/DecideDialog.tsx'
import { DecideMany } from './decisions/DecideMany.tsx'
import type { ManyAct } from './decisions/many-lines.ts'
import { MANY_MS, useChased } from './hooks.ts'
import { nameOf, useChaseColumns } from './use-chase-columns.tsx'

/** What may be decided about many lines at once; a second person agrees by the same act. */
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

function Chased({ lines }: { lines: readonly ChaseLine[] }) {
  const { t } = useTranslation('reconciliation')
  const [params, setParams] = useSearchParams()
  const [asked, setAsking] = useOpened<{ line: ChaseLine; kind: Decision } | null>(null)
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
