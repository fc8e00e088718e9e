import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaxDeposit, TaxQuarter } from '#src/contract/entities/paying/tax.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useTaxDesk } from './hooks.ts'

/** Which tax is to be deposited until when, and which returns and certificates are due. */
export function TaxDesk() {
  const { t } = useTranslation('payment-runs')
  const desk = useTaxDesk()
  return (
    <Loaded
      query={desk}
      failed={t('tax.failed')}
      waiting={<Skeleton variant="rounded" height={320} role="status" aria-label={t('tax.loading')} />}
    >
      {({ deposits, quarters }) => (
        <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Part title={t('tax.returns')} text={t('tax.returnsText')}>
            <Quarters quarters={quarters} />
          </Part>
          <Part title={t('tax.deposits')} text={t('tax.depositsText')}>
            <Deposits deposits={deposits} />
          </Part>
        </Box>
      )}
    </Loaded>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 3, maxWidth: 720, color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </section>
  )
}

function Quarters({ quarters }: { quarters: readonly TaxQuarter[] }) {
  const { t } = useTranslation('payment-runs')
  const state = useTableState({ sortable: ['quarter'], sort: { key: 'quarter', direction: 'desc' }, prefix: 'q-' })
  const columns: Column<TaxQuarter>[] = [
    {
      key: 'quarter',
      header: t('tax.quarter'),
      names: true,
      sortable: true,
      minWidth: 200,
      value: ({ quarter }) => quarter,
      cell: ({ months }) => spanWords(months),
    },
    ...(['gross', 'tds'] as const).map((key): Column<TaxQuarter> => ({
      key,
      header: t(`head.${key}`),
      align: 'right',
      value: (row) => row[key],
      cell: (row) => rupeesAndPaise(row[key]),
    })),
    {
      key: 'return',
      header: t('tax.return'),
      minWidth: 190,
      value: ({ return_due }) => return_due,
      cell: ({ tax_return, return_due }) => t('tax.by', { form: tax_return, day: dateShort(return_due) }),
    },
    {
      key: 'certificate',
      header: t('tax.certificate'),
      minWidth: 190,
      value: ({ certificate_due }) => certificate_due,
      cell: ({ certificate, certificate_due }) => t('tax.by', { form: certificate, day: dateShort(certificate_due) }),
    },
    {
      key: 'file',
      header: t('tax.file'),
      minWidth: 140,
      value: ({ is_over }) => String(is_over),
      cell: ({ quarter, months, is_over }) =>
        is_over ? (
          <DownloadButton
            name={`tax-return-${quarter}.csv`}
            file={() => call('exportTaxReturn', { params: { quarter } })}
          >
            {t('tax.download', { quarter: spanWords(months) })}
          </DownloadButton>
        ) : (
          t('tax.goesOn')
        ),
    },
  ]
  return (
    <DataTable
      name="tax-quarters"
      label={t('tax.returns')}
      columns={columns}
      state={state}
      source={localSource({ rows: quarters }, columns, [], state.view)}
      rowKey={({ quarter }) => quarter}
      failed={t('tax.failed')}
      empty={<Typography>{t('tax.none')}</Typography>}
    />
  )
}

const spanWords = (months: readonly string[]): string =>
  `${monthName(months[0] ?? '')} – ${monthName(months.at(-1) ?? '')}`

function Deposits({ deposits }: { deposits: readonly TaxDeposit[] }) {
  const { t } = useTranslation('payment-runs')
  const state = useTableState({ sortable: ['month'], sort: { key: 'month', direction: 'desc' }, prefix: 'd-' })
  const columns: Column<TaxDeposit>[] = [
    {
      key: 'month',
      header: t('tax.month'),
      names: true,
      sortable: true,
      minWidth: 150,
      value: ({ month }) => month,
      cell: ({ month }) => monthName(month),
    },
    {
      key: 'due',
      header: t('tax.due'),
      minWidth: 140,
      value: ({ due }) => due,
      cell: ({ due, is_over }) => (is_over ? dateShort(due) : t('tax.dueOpen', { day: dateShort(due) })),
    },
    {
      key: 'partners',
      header: t('head.lines'),
      align: 'right',
      value: ({ partners }) => partners,
      cell: ({ partners }) => partners,
    },
    ...(['gross', 'tds', 'approved'] as const).map((key): Column<TaxDeposit> => ({
      key,
      header: t(key === 'approved' ? 'tax.approved' : `head.${key}`),
      align: 'right',
      value: (row) => row[key],
      cell: (row) => rupeesAndPaise(row[key]),
    })),
  ]
  return (
    <DataTable
      name="tax-deposits"
      label={t('tax.deposits')}
      columns={columns}
      state={state}
      source={localSource({ rows: deposits }, columns, [], state.view)}
      rowKey={({ month }) => month}
      failed={t('tax.failed')}
      empty={<Typography>{t('tax.none')}</Typography>}
    />
  )
}
