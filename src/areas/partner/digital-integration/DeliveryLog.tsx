import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DELIVERY_SORTS } from '#src/contract/endpoints/partner/integration.ts'
import { DELIVERY_STATES } from '#src/contract/entities/integration/partner-integration.ts'
import type { Delivery } from '#src/contract/entities/integration/partner-integration.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useDeliveries, useReplayDelivery } from './hooks.ts'

const SETUP = {
  sortable: DELIVERY_SORTS,
  sort: { key: 'created_at', direction: 'desc' },
  filters: ['status'],
} as const
const TONES = { waiting: 'warn', delivered: 'ok', failed: 'err' } as const

const eventName = (t: (key: string) => string, event: string) => t(`event.${event.replace('.', '_')}`)

/** What was sent, what came back, and the way to send it once more. */
export function DeliveryLog() {
  const { t } = useTranslation(['partner-integration', 'common'])
  const state = useTableState(SETUP)
  const status = DELIVERY_STATES.find((each) => each === state.view.filters['status'])
  const deliveries = useDeliveries({ ...pageQueryOf(state.view), ...(status && { status }) })
  const [openId, setOpenId] = useState<number | null>(null)
  const open = deliveries.data?.rows.find(({ delivery_id }) => delivery_id === openId)
  const filters: Filter<Delivery>[] = [
    {
      key: 'status',
      label: t('log.status'),
      kind: 'choice',
      options: DELIVERY_STATES.map((value) => ({ value, label: t(`log.state.${value}`) })),
    },
  ]
  const columns = useDeliveryColumns(setOpenId)
  return (
    <>
      <DataTable
        name="webhook-log"
        label={t('log.title')}
        columns={columns}
        filters={filters}
        state={state}
        source={serverSource(deliveries, state.view)}
        rowKey={({ delivery_id }) => delivery_id}
        failed={t('failed')}
        empty={<Typography>{t('log.none')}</Typography>}
      />
      {open && <DeliveryDialog delivery={open} onClose={() => setOpenId(null)} />}
    </>
  )
}

/** What is shown of a delivery, and the way to what was sent. */
function useDeliveryColumns(onOpen: (id: number) => void): Column<Delivery>[] {
  const { t } = useTranslation('partner-integration')
  return [
    {
      key: 'created_at',
      header: t('log.at'),
      sortable: true,
      minWidth: 150,
      cell: (row) => <time dateTime={row.created_at}>{dateTime(row.created_at)}</time>,
    },
    { key: 'event', header: t('log.event'), names: true, minWidth: 140, cell: ({ event }) => eventName(t, event) },
    {
      key: 'url',
      header: t('log.url'),
      minWidth: 180,
      cell: ({ url }) => <Box sx={{ overflowWrap: 'anywhere' }}>{url}</Box>,
    },
    {
      key: 'status',
      header: t('log.status'),
      minWidth: 140,
      cell: (row) => (
        <>
          <StatusBadge tone={TONES[row.status]}>{t(`log.state.${row.status}`)}</StatusBadge>
          {row.error !== null && (
            <Typography variant="caption" component="p">
              {t(`log.error.${row.error}`)}
            </Typography>
          )}
        </>
      ),
    },
    { key: 'code', header: t('log.code'), align: 'right', cell: ({ response_code }) => response_code ?? '–' },
    { key: 'attempts', header: t('log.attempts'), align: 'right', cell: ({ attempts }) => attempts },
    {
      key: 'more',
      header: t('log.more'),
      cell: (row) => (
        <Button
          size="small"
          variant="text"
          aria-label={t('log.openNamed', { event: eventName(t, row.event), when: dateTime(row.created_at) })}
          onClick={() => onOpen(row.delivery_id)}
        >
          {t('log.open')}
        </Button>
      ),
    },
  ]
}

/** What was sent, to be read and sent again. */
function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { t } = useTranslation(['partner-integration', 'common'])
  const titleId = useId()
  const masquerade = useSession((session) => session.masquerade !== null)
  const replay = useReplayDelivery()
  const sendAgain = (id: number) =>
    replay.mutate(id, {
      onSuccess: (sent) =>
        sent.status === 'delivered' ? toast.success(t('log.replayed')) : toast.error(t('hooks.testFailed')),
      onError: (failure) => toastError(failure),
      onSettled: () => onClose(),
    })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{eventName(t, delivery.event)}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{t('log.sent')}</Typography>
        <Box component="pre" tabIndex={0} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 }}>
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
        {!masquerade && (
          <Button variant="contained" disabled={replay.isPending} onClick={() => sendAgain(delivery.delivery_id)}>
            {t('log.replay')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
