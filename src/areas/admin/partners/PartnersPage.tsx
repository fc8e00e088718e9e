import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import type { PartnerFacts } from '#src/features/partners-admin/hooks.ts'
import { PartnerLookup } from '#src/features/partners-admin/PartnerLookup.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { rupees } from '#src/lib/format.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { OpenQuestions } from './OpenQuestions.tsx'

const SETUP: TableSetup = {
  sortable: ['name', 'code', 'utm', 'percent', 'flat'],
  sort: { key: 'name', direction: 'asc' },
}

/** Every partner with its terms, and the one search: a lookup by name or code. */
export function PartnersPage() {
  const { t } = useTranslation(['partners-admin', 'staff-titles'])
  const { data, error, refetch } = usePartners()
  const state = useTableState(SETUP)
  const columns: Column<PartnerFacts>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      names: true,
      sortable: true,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link component={RouterLink} to={pathTo('partners/:id', { id })}>
          {name}
        </Link>
      ),
    },
    {
      key: 'code',
      header: t('columns.code'),
      sortable: true,
      value: ({ code }) => code,
      cell: ({ code }) => code,
    },
    {
      key: 'utm',
      header: t('columns.utm'),
      sortable: true,
      value: ({ utm_id }) => utm_id || null,
      cell: ({ utm_id }) => utm_id || t('notSet'),
    },
    {
      key: 'percent',
      header: t('columns.percent'),
      sortable: true,
      align: 'right',
      value: ({ revenue_percent }) => revenue_percent ?? 0,
      cell: ({ revenue_percent }) => t('percent', { value: revenue_percent ?? 0 }),
    },
    {
      key: 'flat',
      header: t('columns.flat'),
      sortable: true,
      align: 'right',
      value: ({ revenue_flat_fee }) => revenue_flat_fee ?? 0,
      cell: ({ revenue_flat_fee }) => rupees(revenue_flat_fee ?? 0),
    },
  ]
  const given = { rows: data, error, onRetry: () => void refetch() }
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="partners" tables={['partners']} />
          </BesideTitle>
        }
      >
        <PageTitle>{t('staff-titles:partners')}</PageTitle>
      </TitleRow>
      <Card variant="outlined" sx={{ mt: 5, p: 5 }}>
        <PartnerLookup />
      </Card>
      <Card variant="outlined" sx={{ mt: 5, p: 5 }}>
        <OpenQuestions />
      </Card>
      <Box sx={{ mt: 5 }}>
        <DataTable
          name="partners"
          label={t('staff-titles:partners')}
          columns={columns}
          state={state}
          source={localSource(given, columns, [], state.view)}
          rowKey={({ id }) => id}
          failed={t('failed')}
          empty={t('none')}
        />
      </Box>
    </>
  )
}
