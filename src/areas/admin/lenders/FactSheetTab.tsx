import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { FactSheet } from '#src/contract/entities/catalogue/listed-lender.ts'
import { entityIn } from '#src/contract/local-text.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { saveFile } from '#src/ui/table/save-file.ts'
import { localSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useFactSheet } from './fact-sheet-hooks.ts'

const SETUP: TableSetup = { sortable: ['name', 'missing'], sort: { key: 'name', direction: 'asc' }, filters: [] }
type SheetLender = FactSheet['lenders'][number]

/** What each lender reports to the RBI of this app; what has not been entered is named, and nothing is made up. */
export function FactSheetTab() {
  const { t } = useTranslation('fact-sheet')
  const sheet = useFactSheet()
  return (
    <>
      <Typography sx={{ color: 'text.secondary', maxWidth: 760 }}>{t('lead')}</Typography>
      <Loaded query={sheet} failed={t('failed')} waiting={null}>
        {(data) => (
          <>
            {data.invented && (
              <Alert severity="info" sx={{ mt: 4 }}>
                {t('invented')}
              </Alert>
            )}
            <AppFacts sheet={data} />
            <LendersOfSheet sheet={data} />
          </>
        )}
      </Loaded>
    </>
  )
}

function AppFacts({ sheet }: { sheet: FactSheet }) {
  const { t } = useTranslation('fact-sheet')
  const { owner, apps } = sheet
  const facts = [
    ['apps', apps.map(({ name, address }) => `${name}: ${address}`).join('\n')],
    ['available', t('web')],
    ['owner', `${owner.name}\n${owner.address}`],
    ['officer', officersOf(sheet).join('\n\n')],
    ['date', dateShort(sheet.made_on)],
  ] as const
  return (
    <Card variant="outlined" sx={{ mt: 4, mb: 6, p: 5 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {facts.map(([key, text]) => (
          <div key={key}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`facts.${key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
      <Button
        variant="outlined"
        sx={{ mt: 5 }}
        onClick={() =>
          saveFile(
            new Blob([JSON.stringify(sheet, null, 2)], { type: 'application/json' }),
            `fact-sheet-${sheet.made_on}.json`,
          )
        }
      >
        {t('json')}
      </Button>
    </Card>
  )
}

/** The company's officer, then those that brands have of their own, each below the addresses where they answer. */
function officersOf({ owner, apps }: FactSheet): string[] {
  const words = ({ officer, officer_phone, officer_email }: typeof owner | FactSheet['apps'][number]) =>
    [officer, officer_phone, officer_email].join('\n')
  const house = words(owner)
  const own = [...new Set(apps.map(words))].filter((officer) => officer !== house)
  const addresses = (officer: string) => apps.filter((app) => words(app) === officer).map(({ address }) => address)
  return [house, ...own.map((officer) => [...addresses(officer), officer].join('\n'))]
}

function LendersOfSheet({ sheet }: { sheet: FactSheet }) {
  const { t } = useTranslation(['fact-sheet', 'lenders-admin'])
  const state = useTableState(SETUP)
  const page = (key: string, address: string) =>
    address === '' ? null : (
      <Link key={key} href={address} target="_blank" rel="noopener noreferrer" sx={{ display: 'block' }}>
        {t(`lenders-admin:fields.${key}`)}
      </Link>
    )
  const entity = (lender: SheetLender) => entityIn(currentLanguage(), lender).text
  const missing = (lender: SheetLender) => lender.missing.map((fact) => t(`lenders-admin:fields.${fact}`)).join(', ')
  const columns: Column<SheetLender>[] = [
    {
      key: 'name',
      header: t('columns.lender'),
      names: true,
      sortable: true,
      searchable: true,
      minWidth: 160,
      value: ({ name }) => name,
      cell: ({ name, lender_id }) => (
        <Link component={RouterLink} to={pathTo('lenders/:lenderId', { lenderId: lender_id })}>
          {name}
        </Link>
      ),
    },
    {
      key: 'entity',
      header: t('lenders-admin:fields.regulated_entity'),
      searchable: true,
      minWidth: 180,
      value: entity,
      cell: (lender) => `${entity(lender)}, ${t(`lenders-admin:words.${lender.group}`)}`,
    },
    {
      key: 'pages',
      header: t('columns.pages'),
      minWidth: 150,
      cell: (lender) => (
        <>
          {page('website', lender.website)}
          {page('privacy_policy', lender.privacy_policy)}
          {page('grievance_page', lender.grievance_page)}
        </>
      ),
    },
    {
      key: 'officer',
      header: t('lenders-admin:fields.nodal_officer_name'),
      minWidth: 160,
      cell: (lender) =>
        [lender.nodal_officer_name, lender.nodal_officer_phone, lender.nodal_officer_email].filter(Boolean).join(', '),
    },
    {
      key: 'since',
      header: t('lenders-admin:fields.working_since'),
      cell: ({ working_since }) => (working_since === null ? '' : dateShort(working_since)),
    },
    {
      key: 'missing',
      header: t('columns.missing'),
      sortable: true,
      minWidth: 200,
      value: (lender) => lender.missing.length,
      cell: missing,
    },
  ]
  return (
    <DataTable
      name="fact-sheet"
      label={t('lenders')}
      columns={columns}
      search={t('lenders-admin:search')}
      state={state}
      source={{
        ...localSource({ rows: sheet.lenders }, columns, [], state.view),
        download: (format) => call('exportFactSheet', { query: { format } }),
      }}
      rowKey={({ lender_id }) => lender_id}
      failed={t('failed')}
      empty={<Typography>{t('none')}</Typography>}
    />
  )
}
