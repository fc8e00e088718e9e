import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PaymentRun, RunLine } from '#src/contract/entities/paying/payment-run.ts'
import type { RunLineState } from '#src/contract/paying/run-sums.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Button } from '#src/ui/site/Button.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { PayLineDialog } from './PayLineDialog.tsx'
import { ReturnLineDialog } from './ReturnLineDialog.tsx'
import { RunNotes } from './RunNotes.tsx'

const TONES = {
  in_run: 'neutral',
  sent: 'info',
  paid: 'ok',
  returned: 'err',
  taken_out: 'neutral',
} as const satisfies Record<RunLineState, string>

const SETTLED = ['paid', 'returned'] as const
type Settled = (typeof SETTLED)[number]

/** A line for each partner: where it goes, what it is made of, and what the bank has said. */
export function RunLines({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('payment-runs')
  const [settling, setSettling] = useOpened<{ line: RunLine; way: Settled } | null>(null)
  const state = useTableState({ sortable: ['partner', 'amount'], sort: { key: 'partner', direction: 'asc' } })
  const close = () => setSettling(null)
  const columns = useLineColumns((line, way) => setSettling({ line, way }))
  return (
    <>
      <DataTable
        name="payment-run"
        label={t('line.label')}
        columns={columns}
        state={state}
        source={localSource({ rows: run.lines }, columns, [], state.view)}
        rowKey={({ line_id }) => line_id}
        failed={t('failed')}
        empty={<Typography>{t('none')}</Typography>}
      />
      {settling?.way === 'paid' && <PayLineDialog run={run} line={settling.line} onClose={close} />}
      {settling?.way === 'returned' && <ReturnLineDialog run={run} line={settling.line} onClose={close} />}
    </>
  )
}

/** What is shown of a line; one that was sent can be noted as paid or returned. */
function useLineColumns(onSettle: (line: RunLine, way: Settled) => void): Column<RunLine>[] {
  const { t } = useTranslation('payment-runs')
  const whyOf = ({ state: its, reason }: RunLine) =>
    reason === null ? null : its === 'taken_out' && reason === 'account_changed' ? t('line.accountChanged') : reason
  return [
    {
      key: 'partner',
      header: t('head.partner'),
      names: true,
      sortable: true,
      minWidth: 180,
      value: ({ partner }) => partner,
      cell: (line) => <PartnerCell line={line} />,
    },
    {
      key: 'account',
      header: t('head.account'),
      minWidth: 110,
      value: ({ account_ending }) => account_ending,
      cell: ({ account_ending, ifsc }) => (
        <>
          {t('ending', { account: account_ending })}
          <Small>{ifsc}</Small>
        </>
      ),
    },
    ...(['gross', 'tds', 'gst'] as const).map((key): Column<RunLine> => ({
      key,
      header: t(`head.${key}`),
      align: 'right',
      value: (line) => line[key],
      cell: (line) => rupeesAndPaise(line[key]),
    })),
    {
      key: 'amount',
      header: t('head.amount'),
      align: 'right',
      sortable: true,
      minWidth: 130,
      value: ({ amount }) => amount,
      cell: ({ amount, before }) => (
        <>
          <b>{rupeesAndPaise(amount)}</b>
          <Small>{before === null ? t('line.first') : t('line.before', { amount: rupeesAndPaise(before) })}</Small>
        </>
      ),
    },
    {
      key: 'state',
      header: t('head.state'),
      minWidth: 150,
      value: ({ state: its }) => t(`line.state.${its}`),
      cell: (line) => (
        <>
          <StatusBadge tone={TONES[line.state]}>{t(`line.state.${line.state}`)}</StatusBadge>
          {line.day !== null && <Small>{dateShort(line.day)}</Small>}
          {line.utr !== null && <Small>{t('line.utr', { utr: line.utr })}</Small>}
          {whyOf(line) !== null && <Small>{whyOf(line)}</Small>}
          {line.state === 'sent' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              {SETTLED.map((way) => (
                <Button
                  key={way}
                  small
                  look="secondary"
                  aria-label={t(`settle.${way}.openOf`, { partner: line.partner })}
                  onClick={() => onSettle(line, way)}
                >
                  {t(`settle.${way}.open`)}
                </Button>
              ))}
            </Box>
          )}
        </>
      ),
    },
  ]
}

/** Who is paid, and what was deducted in tax by which certificate. */
function PartnerCell({ line: { partner, reference, parts, notes } }: { line: RunLine }) {
  const { t } = useTranslation('payment-runs')
  return (
    <>
      {partner}
      <Small>{reference}</Small>
      {parts.map((part) => (
        <Small key={part.month}>
          {t(part.code === null ? 'line.taxBefore' : 'line.tax', {
            month: monthName(part.month),
            percent: String(part.tds_percent),
            section: part.section,
            code: part.code ?? '',
            form: part.certificate,
          })}
        </Small>
      ))}
      {parts.flatMap(({ month, lower }) =>
        lower.map(({ number, tds_percent, gross, section }) => (
          <Small key={`${month}-${number}`}>
            {t('line.lower', { percent: String(tds_percent), gross: rupeesAndPaise(gross), number, section })}
          </Small>
        )),
      )}
      <RunNotes notes={notes} />
    </>
  )
}

const Small = ({ children }: { children: string | null }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
)
