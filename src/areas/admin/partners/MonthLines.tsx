import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { PAYOUT_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import { lineName } from '#src/features/earnings/line/line-name.ts'
import { LineSteps } from '#src/features/earnings/line/LineSteps.tsx'
import { PayoutBadge } from '#src/features/earnings/PayoutBadge.tsx'
import { dateShort } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useMonthLines } from './payouts-hooks.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

const SETUP: TableSetup = {
  prefix: 'lines-',
  sortable: PAYOUT_SORTS,
  sort: { key: 'disbursed_at', direction: 'desc' },
}
/** A line that takes back or corrects is no start of its own, and nothing is taken back twice. */
const mayTakeBack = ({ kind, is_taken_back }: PayoutLine): boolean =>
  (kind === 'disbursal' || kind === 'reward') && !is_taken_back

interface MonthLinesProps {
  partnerId: number
  month: string
  /** The month in words. */
  name: string
}

/** The lines of a partner's month, each explained, and taken back where it can be. */
export function MonthLines({ partnerId, month, name }: MonthLinesProps) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports'], { nsMode: 'fallback' })
  const state = useTableState(SETUP)
  const page = useMonthLines(partnerId, month, pageQueryOf(state.view))
  const [opened, setOpened] = useOpened<{ line: PayoutLine; to: keyof typeof DIALOGS } | null>(null)
  const onClose = () => setOpened(null)
  const Opened = opened && DIALOGS[opened.to]
  const columns: Column<PayoutLine>[] = [
    { key: 'line', header: t('lines.line'), names: true, minWidth: 140, cell: (line) => lineName(line, t) },
    { key: 'lender', header: t('column.lender'), minWidth: 120, cell: ({ lender }) => lender ?? t('none') },
    {
      key: 'disbursed_amount',
      header: t('column.disbursed_amount'),
      sortable: true,
      align: 'right',
      cell: ({ disbursed_amount }) => rupees(disbursed_amount),
    },
    { key: 'gross', header: t('lines.gross'), align: 'right', cell: ({ gross }) => rupeesAndPaise(gross) },
    {
      key: 'net',
      header: t('lines.net'),
      sortable: true,
      align: 'right',
      cell: ({ net }) => rupeesAndPaise(net),
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ status, dispute, is_taken_back, is_corrected, is_held }) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <PayoutBadge status={status} />
          {is_held && <Typography variant="caption">{t('held')}</Typography>}
          {is_corrected && <Typography variant="caption">{t('wasCorrected')}</Typography>}
          {is_taken_back && <Typography variant="caption">{t('wasTakenBack')}</Typography>}
          {dispute && <Typography variant="caption">{t(`lines.dispute.${dispute.status}`)}</Typography>}
        </Box>
      ),
    },
    {
      key: 'disbursed_at',
      header: t('column.date'),
      sortable: true,
      minWidth: 110,
      cell: ({ disbursed_at }) => <time dateTime={disbursed_at}>{dateShort(disbursed_at)}</time>,
    },
    {
      key: 'actions',
      header: t('lines.actions'),
      minWidth: 170,
      cell: (line) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="text"
            aria-label={t('lines.explainOf', { line: lineName(line, t) })}
            onClick={() => setOpened({ line, to: 'explain' })}
          >
            {t('lines.explain')}
          </Button>
          {line.is_held && (
            <Button
              size="small"
              variant="text"
              aria-label={t('release.openOf', { line: lineName(line, t) })}
              onClick={() => setOpened({ line, to: 'release' })}
            >
              {t('release.open')}
            </Button>
          )}
          {mayTakeBack(line) && (
            <Button
              size="small"
              variant="text"
              color="error"
              aria-label={t('lines.takeBackOf', { line: lineName(line, t) })}
              onClick={() => setOpened({ line, to: 'takeBack' })}
            >
              {t('takeBack.confirm')}
            </Button>
          )}
        </Box>
      ),
    },
  ]
  return (
    <>
      <DataTable
        name="partner-payout-lines"
        label={t('lines.label', { month: name })}
        columns={columns}
        state={state}
        source={serverSource(page, state.view)}
        rowKey={({ payout_id }) => payout_id}
        failed={t('lines.failed')}
        empty={<Typography>{t('lines.none')}</Typography>}
      />
      {opened && Opened && <Opened line={opened.line} onClose={onClose} />}
    </>
  )
}

function ExplainDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>{t('explain.title', { line: lineName(line, t) })}</DialogTitle>
      <DialogContent>
        <LineSteps line={line} words="partner-payouts" />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const DIALOGS = { explain: ExplainDialog, takeBack: TakeBackDialog, release: ReleaseDialog }
