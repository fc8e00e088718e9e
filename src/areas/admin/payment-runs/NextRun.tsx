import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PayingDesk, RunCandidate } from '#src/contract/entities/paying/payment-run.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Button } from '#src/ui/site/Button.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useMakeRun } from './hooks.ts'
import { RunNotes } from './RunNotes.tsx'

/** Everything that is approved and not paid: who is ready, whom a run leaves out and why, and the button that makes one. */
export function NextRun({ desk }: { desk: PayingDesk }) {
  const { t } = useTranslation('payment-runs')
  const [asking, setAsking] = useOpened<boolean>(false)
  const { candidates, total } = desk
  const ready = candidates.filter(({ left_out }) => left_out === null).length
  const make = useMakeRun(total, () => setAsking(false))
  const state = useTableState({ sortable: ['partner', 'amount'], sort: { key: 'partner', direction: 'asc' } })
  const money = (key: 'gross' | 'tds' | 'gst' | 'amount'): Column<RunCandidate> => ({
    key,
    header: t(`head.${key}`),
    align: 'right',
    sortable: key === 'amount',
    value: (row) => row[key],
    cell: (row) => rupeesAndPaise(row[key]),
  })
  const columns: Column<RunCandidate>[] = [
    {
      key: 'partner',
      header: t('head.partner'),
      names: true,
      sortable: true,
      minWidth: 190,
      value: ({ partner }) => partner,
      cell: ({ partner, months, notes }) => (
        <>
          {partner}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {months.map(monthName).join(', ')}
          </Typography>
          <RunNotes notes={notes} />
        </>
      ),
    },
    {
      key: 'account',
      header: t('head.account'),
      minWidth: 110,
      value: ({ account_ending }) => account_ending,
      cell: ({ account_ending }) => (account_ending === null ? '–' : t('ending', { account: account_ending })),
    },
    ...(['gross', 'tds', 'gst', 'amount'] as const).map(money),
    {
      key: 'state',
      header: t('head.state'),
      minWidth: 170,
      value: ({ left_out }) => t(`left.${left_out ?? 'ready'}`),
      cell: ({ left_out, from_day }) => (
        <>
          <StatusBadge tone={left_out === null ? 'ok' : 'warn'}>{t(`left.${left_out ?? 'ready'}`)}</StatusBadge>
          {from_day !== null && (
            <Typography component="span" variant="body2" sx={{ display: 'block', mt: 1 }}>
              {t('left.from', { day: dateShort(from_day) })}
            </Typography>
          )}
        </>
      ),
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Typography sx={{ mr: 'auto' }}>
          {t('make.sum', { count: ready, total: rupeesAndPaise(total), left: String(candidates.length - ready) })}
        </Typography>
        {ready > 0 && <Button onClick={() => setAsking(true)}>{t('make.open')}</Button>}
      </Box>
      <DataTable
        name="payment-run-next"
        label={t('tab.next')}
        columns={columns}
        state={state}
        source={localSource({ rows: candidates }, columns, [], state.view)}
        rowKey={({ partner_id }) => partner_id}
        failed={t('failed')}
        empty={<Typography>{t('make.nothing')}</Typography>}
      />
      <Typography variant="body2" color="textSecondary">
        {t('make.rules')}
      </Typography>
      {asking && (
        <ConfirmDialog
          open
          harmless
          title={t('make.title')}
          text={t('make.text', { count: ready, total: rupeesAndPaise(total) })}
          confirm={t('make.open')}
          busy={make.isPending}
          onConfirm={() => make.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Box>
  )
}
