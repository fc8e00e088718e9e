import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerLineView, LedgerView, LineSubject } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision, Differing } from '#src/contract/reconciliation/ledger-line.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import type { TableSource } from '#src/ui/table/table-source.ts'
import type { TableState } from '#src/ui/table/use-table-state.ts'
import { DecideDialog } from '../decisions/DecideDialog.tsx'
import { DecideMany } from '../decisions/DecideMany.tsx'
import { DecisionNote } from '../decisions/DecisionNote.tsx'
import type { ManyAct } from '../decisions/many-lines.ts'
import { MANY_MS } from '../hooks.ts'
import { LedgerLineCard } from './LedgerLineCard.tsx'
import { LineActs, LineApplication, LineMarks, lineName, noOwn } from './LineParts.tsx'

interface LedgerLinesProps {
  view: LedgerView
  state: TableState
  source: TableSource<LedgerLineView>
}

const MANY = [
  { kind: 'accepted', word: 'accepted' },
  { kind: 'disputed', word: 'disputed' },
  { kind: 'chased', word: 'chased' },
] as const satisfies readonly ManyAct[]

const subjectOf = ({ file, own }: LedgerLineView): LineSubject => ({
  line_id: file?.line_id ?? null,
  disbursal_id: own?.disbursal_id ?? null,
})
/** One number for lines of theirs and for those that are ours alone. */
const keyOf = ({ line_id, disbursal_id }: LineSubject): number => line_id ?? -(disbursal_id ?? 0)

/** A lender's month as a grid: the lender's word, ours where it is another, what was found and what was decided. */
export function LedgerLines({ view, state, source }: LedgerLinesProps) {
  const { t } = useTranslation('reconciliation')
  const [deciding, setDeciding] = useOpened<{ line: LedgerLineView; kind: Decision } | null>(null)
  const choice = useRowChoice()
  // What was chosen on another page of the list is decided with the rest.
  const [seen, see] = useState<ReadonlyMap<number, LedgerLineView>>(new Map())
  const closed = view.state === 'closed'
  const chosen = [...choice.chosen].flatMap((key) => seen.get(key) ?? [])
  const columns = useLineColumns(closed, (line, kind) => setDeciding({ line, kind }))
  return (
    <>
      <DataTable<LedgerLineView>
        name="ledger-lines"
        label={t('linesLabel')}
        columns={columns}
        state={state}
        source={source}
        rowKey={(line) => keyOf(subjectOf(line))}
        failed={t('failed')}
        empty={<Typography>{t(view.verdicts.length === 0 ? 'nothingInMonth' : 'nothingShown')}</Typography>}
        card={(line) => <LedgerLineCard line={line} closed={closed} onDecide={(kind) => setDeciding({ line, kind })} />}
        {...(!closed && {
          choice: {
            ...choice,
            choose: (keys, on) => {
              see(new Map([...seen, ...view.rows.map((line) => [keyOf(subjectOf(line)), line] as const)]))
              choice.choose(keys, on)
            },
            labelOf: (line) => t('many.choose', { line: lineName(line) }),
            acts: (
              <DecideMany
                acts={MANY}
                lines={chosen.map((line) => ({
                  key: keyOf(subjectOf(line)),
                  name: lineName(line),
                  worth: line.worth,
                  waiting: line.decision?.state === 'waiting',
                }))}
                send={(kind, reason) =>
                  call('decideLines', {
                    params: { lenderId: view.lender_id },
                    body: { month: view.month, lines: chosen.map(subjectOf), kind, reason },
                    timeoutMs: MANY_MS,
                  })
                }
                keyOf={keyOf}
                choose={choice.choose}
              />
            ),
          },
        })}
      />
      {deciding && <DecideDialog view={view} {...deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

/** The lender's word, ours where it is another, and what can be decided. */
function useLineColumns(
  closed: boolean,
  onDecide: (line: LedgerLineView, kind: Decision) => void,
): Column<LedgerLineView>[] {
  const { t } = useTranslation('reconciliation')
  return [
    {
      key: 'loan',
      header: t('head.loan'),
      names: true,
      minWidth: 150,
      cell: (line) => (
        <>
          <LineApplication line={line} />
          {line.loan_account !== null && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {line.loan_account}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'verdict',
      header: t('head.found'),
      minWidth: 140,
      cell: (line) => (
        <>
          <LineMarks line={line} />
          {line.own === null && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {noOwn(line, t)}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'disbursed',
      header: t('cell.disbursed'),
      align: 'right',
      cell: (line) => <Two line={line} what="amount_differs" of={(side) => money(side?.disbursed)} />,
    },
    {
      key: 'day',
      header: t('cell.day'),
      cell: (line) => <Two line={line} what="date_differs" of={(side) => (side?.day ? dateShort(side.day) : null)} />,
    },
    {
      key: 'commission',
      header: t('cell.commission'),
      align: 'right',
      cell: (line) => (
        <Two
          line={line}
          what="rate_differs"
          of={(side) => side && rupeesAndPaise('gross' in side ? side.gross : side.expected)}
        />
      ),
    },
    {
      key: 'partner',
      header: t('cell.share'),
      align: 'right',
      cell: ({ partner }) =>
        partner === null ? (
          '–'
        ) : (
          <>
            {rupeesAndPaise(partner.gross)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {partner.partner}, {t(`payout.${partner.status}`)}
            </Typography>
          </>
        ),
    },
    {
      key: 'act',
      header: t('head.act'),
      minWidth: 220,
      cell: (line) => (
        <>
          {line.decision && (
            <DecisionNote
              decision={line.decision}
              name={lineName(line)}
              closed={closed}
              verdict={line.verdict}
              onAgree={() => onDecide(line, 'accepted')}
            />
          )}
          <LineActs line={line} closed={closed} onDecide={(kind) => onDecide(line, kind)} />
        </>
      ),
    },
  ]
}

const money = (amount: number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : rupees(amount)

interface TwoProps {
  line: LedgerLineView
  what: Differing
  of: (side: LedgerLineView['file'] | LedgerLineView['own']) => ReactNode
}

/** The lender's word and ours: once where they are the same, else each by name; a difference is marked. */
function Two({ line, what, of }: TwoProps) {
  const { t } = useTranslation('reconciliation')
  const { file, own, differs } = line
  const [theirs, ours] = [of(file), of(own)]
  if (file !== null && own !== null && theirs === ours) return theirs ?? t('notSaid')
  const marked = differs.includes(what)
  return (
    <Box sx={({ vars: { palette } }) => (marked ? { borderLeft: `3px solid ${palette.warning.main}`, pl: 2 } : {})}>
      {file !== null && <Side name={t('short.theirs')}>{theirs ?? t('notSaid')}</Side>}
      {own !== null && <Side name={t('short.ours')}>{ours ?? t('notSaid')}</Side>}
      {marked && (
        <Box component="strong" sx={{ fontWeight: 500, color: 'warning.main' }}>
          {t('differs')}
        </Box>
      )}
    </Box>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mr: 1 }}>
        {name}
      </Box>
      {children}
    </Box>
  )
}
