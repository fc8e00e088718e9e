import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { CAMPAIGN_STATES } from '#src/contract/entities/messages/campaign.ts'
import type { CampaignLine } from '#src/contract/entities/messages/campaign.ts'
import { count } from '#src/lib/format.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { withNames } from '#src/ui/with-names.ts'
import { NO_CONDITIONS } from './audience-address.ts'
import { CampaignView } from './CampaignView.tsx'
import { Composer } from './Composer.tsx'
import { useCampaigns } from './hooks.ts'
import { Made } from './Made.tsx'
import { STAGE_TONES } from './stage-tones.ts'

const SETUP = {
  sortable: ['name', 'created_at'],
  sort: { key: 'created_at', direction: 'desc' },
  filters: ['state'],
} as const

const NEW = 'new'

/** Messages to many: the list, one of them, or a new one; which, stands in the address. */
export function MessagesTab() {
  const { t } = useTranslation('messaging')
  const [params, setParams] = useSearchParams()
  const open = params.get('message')
  const addressOf = (message: string | null) => `?${withNames(params, { ...NO_CONDITIONS, view: null, message })}`
  if (open === null) return <List addressOf={addressOf} />
  return (
    <>
      <Link
        component={RouterLink}
        to={addressOf(null)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mb: 3 }}
      >
        {t('messages.back')}
      </Link>
      {open === NEW ? (
        <Composer
          onSaved={(id) => setParams(withNames(params, { ...NO_CONDITIONS, view: null, message: String(id) }))}
        />
      ) : (
        <CampaignView key={open} id={open} />
      )}
    </>
  )
}

function List({ addressOf }: { addressOf: (message: string) => string }) {
  const { t } = useTranslation('messaging')
  const { data, error, refetch } = useCampaigns()
  const state = useTableState(SETUP)
  const nameOf = ({ campaign_id, name }: CampaignLine) => (
    <Link component={RouterLink} to={addressOf(String(campaign_id))} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  )
  const textOf = ({ template, version, channel }: CampaignLine) =>
    t('messages.template', { name: template, version, channel: t(`channel.${channel}`) })
  const progressOf = ({ total, sent, left_out, started_at }: CampaignLine) =>
    started_at === null
      ? t('messages.notBegun')
      : t('messages.out', { sent: count(sent), total: count(total), left: count(left_out) })
  const stateOf = (line: CampaignLine) => (
    <StatusBadge tone={STAGE_TONES[line.state]}>{t(`stage.${line.state}`)}</StatusBadge>
  )
  const columns: Column<CampaignLine>[] = [
    {
      key: 'name',
      header: t('messages.name'),
      minWidth: 220,
      names: true,
      sortable: true,
      searchable: true,
      value: ({ name }) => name,
      cell: (line) => (
        <>
          {nameOf(line)}
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {textOf(line)}
          </Typography>
        </>
      ),
    },
    { key: 'progress', header: t('messages.progress'), minWidth: 190, value: progressOf, cell: progressOf },
    {
      key: 'created_at',
      header: t('messages.made'),
      sortable: true,
      minWidth: 120,
      value: ({ created_at }) => created_at,
      cell: ({ created_at, created_by }) => <Made created_at={created_at} created_by={created_by} />,
    },
    {
      key: 'state',
      header: t('messages.state'),
      minWidth: 150,
      value: (line) => line.state,
      exported: (line) => t(`stage.${line.state}`),
      cell: stateOf,
    },
  ]
  const filters: Filter<CampaignLine>[] = [
    {
      key: 'state',
      label: t('messages.state'),
      kind: 'choice',
      options: CAMPAIGN_STATES.map((value) => ({ value, label: t(`stage.${value}`) })),
      matches: (row, value) => row.state === value,
    },
  ]
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 3 }}>
        <Button component={RouterLink} to={addressOf(NEW)} variant="contained">
          {t('messages.open')}
        </Button>
      </Box>
      <DataTable
        name="campaigns"
        label={t('messages.label')}
        columns={columns}
        filters={filters}
        search={t('messages.search')}
        state={state}
        source={localSource({ rows: data, error, onRetry: () => void refetch() }, columns, filters, state.view)}
        rowKey={({ campaign_id }) => campaign_id}
        failed={t('messages.failed')}
        empty={t('messages.none')}
        card={(line) => (
          <>
            <Typography variant="subtitle1" component="h2">
              {nameOf(line)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {textOf(line)}
            </Typography>
            <Typography variant="body2" sx={{ mb: 2 }}>
              {progressOf(line)}
            </Typography>
            {stateOf(line)}
          </>
        )}
      />
    </>
  )
}
