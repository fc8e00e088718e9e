import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LINK_SORTS, LINK_STATES } from '#src/contract/entities/leads/link-desk.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import { dateShort } from '#src/lib/dates.ts'
import { count, rupees } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useAllLinks } from './hooks.ts'
import { LinkCard } from './LinkCard.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import type { LinkAct } from './LinkDialog.tsx'
import { LinkState } from './LinkState.tsx'
import { ManyLinksDialog } from './ManyLinksDialog.tsx'
import { QrSheetDialog } from './QrSheetDialog.tsx'
import type { PrintedLink } from './QrSheetDialog.tsx'

const SETUP: TableSetup = {
  sortable: LINK_SORTS,
  sort: { key: 'created_at', direction: 'desc' },
  filters: ['partner_id', 'product_type', 'state'],
}
const FIGURES = ['clicks', 'visits', 'people', 'applied', 'disbursed'] as const
const MONEY = ['revenue', 'payout'] as const

/** Every partner's links with what came of each; search and filters stand in the address. */
export function LinksTable() {
  const { t } = useTranslation(['tracking-links', 'applications'])
  const state = useTableState(SETUP)
  const [acting, setActing] = useOpened<{ link: LinkLine; act: LinkAct } | null>(null)
  const [making, setMaking] = useOpened<boolean>(false)
  const [sheet, setSheet] = useOpened<readonly PrintedLink[] | null>(null)
  const partners = usePartners()
  const { filters } = state.view
  const wantedState = LINK_STATES.find((each) => each === filters['state'])
  const product = PRODUCT_TYPES.find((each) => each === filters['product_type'])
  const partner = /^[1-9]\d{0,8}$/.exec(filters['partner_id'] ?? '')?.[0]
  const wanted = {
    ...searchOf(state.view),
    ...(wantedState && { state: wantedState }),
    ...(product && { product_type: product }),
    ...(partner !== undefined && { partner_id: Number(partner) }),
  }
  const links = useAllLinks({ ...wanted, ...pageQueryOf(state.view) })
  const nameOf = ({ label }: LinkLine) => label || t('table.usual')
  const actOn = (link: LinkLine) => {
    if (link.stopped_by === 'partner') return null
    const act = link.stopped_by === null ? 'stop' : 'resume'
    return (
      <Button
        size="small"
        variant="outlined"
        aria-label={t(`${act}.openOf`, { name: nameOf(link), partner: link.partner })}
        onClick={() => setActing({ link, act })}
      >
        {t(`${act}.open`)}
      </Button>
    )
  }
  const columns = useLinkColumns(nameOf, actOn)
  const fields: Filter<LinkLine>[] = [
    {
      key: 'partner_id',
      label: t('table.partner'),
      kind: 'choice',
      options: (partners.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: 'product_type',
      label: t('table.product'),
      kind: 'choice',
      options: PRODUCT_TYPES.map((value) => ({ value, label: t(`applications:productName.${value}`) })),
    },
    {
      key: 'state',
      label: t('table.state'),
      kind: 'choice',
      options: LINK_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
  const working = (links.data?.rows ?? []).filter(({ disabled_at }) => disabled_at === null)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {t('many.open')}
        </Button>
        {working.length > 0 && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setSheet(working)}>
            {t('sheet.open', { count: working.length, shown: count(working.length) })}
          </Button>
        )}
      </Box>
      <DataTable
        name="tracking-links"
        label={t('table.label')}
        columns={columns}
        filters={fields}
        search={t('table.search')}
        state={state}
        source={serverSource(links, state.view, (format) =>
          call('exportAllTrackingLinks', { query: { ...wanted, format } }),
        )}
        rowKey={({ link_id }) => link_id}
        failed={t('table.failed')}
        empty={t('table.none')}
        card={(link) => <LinkCard link={link} name={nameOf(link)} act={actOn(link)} />}
      />
      {making && (
        <ManyLinksDialog
          onClose={() => setMaking(false)}
          onMade={(partner_id, made) => {
            setMaking(false)
            setSheet(made.map((link) => ({ ...link, partner_id })))
          }}
        />
      )}
      {sheet && <QrSheetDialog links={sheet} onClose={() => setSheet(null)} />}
      {acting && <LinkDialog {...acting} onClose={() => setActing(null)} />}
    </>
  )
}

/** What came of a link, whether it works, and the button that changes that. */
function useLinkColumns(nameOf: (link: LinkLine) => string, actOn: (link: LinkLine) => ReactNode): Column<LinkLine>[] {
  const { t } = useTranslation(['tracking-links', 'applications'])
  return [
    {
      key: 'label',
      header: t('table.link'),
      names: true,
      sortable: true,
      minWidth: 170,
      cell: (link) => (
        <>
          {nameOf(link)}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('table.kind', {
              product: t(`applications:productName.${link.product_type}`),
              path: `/go/${link.code}`,
            })}
          </Typography>
        </>
      ),
    },
    { key: 'partner', header: t('table.partner'), sortable: true, minWidth: 130, cell: ({ partner }) => partner },
    ...FIGURES.map((key): Column<LinkLine> => ({
      key,
      header: t(`table.${key}`),
      align: 'right',
      cell: (link) => count(link[key]),
    })),
    ...MONEY.map((key): Column<LinkLine> => ({
      key,
      header: t(`table.${key}`),
      align: 'right',
      cell: (link) => rupees(link[key]),
    })),
    {
      key: 'left',
      header: t('table.left'),
      minWidth: 110,
      cell: ({ robots, own }) =>
        robots + own === 0 ? '–' : t('table.leftOf', { robots: count(robots), own: count(own) }),
    },
    {
      key: 'created_at',
      header: t('table.made'),
      sortable: true,
      minWidth: 110,
      cell: ({ created_at }) => <time dateTime={created_at}>{dateShort(created_at)}</time>,
    },
    {
      key: 'state',
      header: t('table.state'),
      minWidth: 170,
      cell: (link) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box sx={{ minWidth: 0 }}>
            <LinkState link={link} />
          </Box>
          {actOn(link)}
        </Box>
      ),
    },
  ]
}
