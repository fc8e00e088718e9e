import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import type { LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { VERDICTS } from '#src/contract/reconciliation/ledger-line.ts'
import { dateTime, monthName } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { pageQueryOf } from '#src/ui/table/server-query.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { useToday } from '#src/ui/use-today.ts'
import { withNames } from '#src/ui/with-names.ts'
import { useLedger } from './hooks.ts'
import { AcceptSmallDialog } from './ledger/AcceptSmallDialog.tsx'
import { CloseDialog } from './ledger/CloseDialog.tsx'
import { LedgerLines } from './ledger/LedgerLines.tsx'
import { SumBar } from './ledger/SumBar.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import { StateMark } from './StateMark.tsx'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** A month with a lender: its file beside our books, line by line, until nothing is open and it is closed. */
export function LedgerPage() {
  const { t } = useTranslation(['reconciliation', 'staff-titles'])
  const { lenderId = '' } = useParams()
  const [params] = useSearchParams()
  const asked = params.get('month') ?? ''
  const today = useToday()
  const month = MONTH.test(asked) ? asked : today.slice(0, 7)
  const verdict = [...VERDICTS, 'differing' as const].find((each) => each === params.get('verdict'))
  const open = params.get('open') === '1'
  const state = useTableState({ sortable: [], sort: { key: '', direction: 'asc' } })
  const filters = { month, ...(verdict && { verdict }), ...(open && { open: '1' as const }) }
  const { page, size } = pageQueryOf(state.view)
  const query = { ...filters, ...(page && { page }), ...(size && { size }) }
  const answer = useLedger(lenderId, query)
  return (
    <>
      <Link
        component={RouterLink}
        to={withQuery(pathTo('reconciliation'), { month })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('back')}
      </Link>
      <Loaded
        query={answer}
        failed={t('failed')}
        waiting={
          <>
            <PageTitle>{t('staff-titles:reconciliation')}</PageTitle>
            <Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />
          </>
        }
      >
        {(view) => (
          <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }} aria-busy={answer.isPlaceholderData}>
            <Head view={view} />
            <Box
              sx={{
                display: 'grid',
                gap: 4,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <SumBar side="file" sums={view.sums.file} />
              <SumBar side="own" sums={view.sums.own} />
            </Box>
            <Verdicts view={view} verdict={verdict} open={open} />
            <Box sx={{ minWidth: 0 }}>
              <LedgerLines
                key={`${lenderId} ${month}`}
                view={view}
                state={state}
                source={{
                  rows: view.rows,
                  page: state.view.page,
                  total: view.total,
                  busy: answer.isPlaceholderData,
                  period: { month },
                  download: (format) => call('exportLedger', { params: { lenderId }, query: { ...filters, format } }),
                }}
              />
            </Box>
          </Box>
        )}
      </Loaded>
    </>
  )
}

function Head({ view }: { view: LedgerView }) {
  const { t } = useTranslation('reconciliation')
  const [dialog, setDialog] = useOpened<'small' | 'close' | 'settings' | null>(null)
  const { lender, month, state, open, closed, earlier, running } = view
  const done = () => setDialog(null)
  return (
    <Box>
      <TitleRow
        beside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Button look="text" small onClick={() => setDialog('settings')}>
              {t('settings.open')}
            </Button>
            {view.differing > 0 && (
              <Button look="secondary" small onClick={() => setDialog('small')}>
                {t('small.open')}
              </Button>
            )}
            {state !== 'closed' && (
              <Button small onClick={() => setDialog('close')}>
                {t('close.open')}
              </Button>
            )}
          </Box>
        }
      >
        <PageTitle>{t('title', { lender, month: monthName(month) })}</PageTitle>
      </TitleRow>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mt: 2 }}>
        <StateMark state={state} open={open} />
        {closed && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t(closed.by === null ? 'closedAt' : 'closedBy', { by: closed.by, at: dateTime(closed.at) })}{' '}
            {t('closedHash', { hash: closed.hash.slice(0, 12) })}
          </Typography>
        )}
        {earlier !== null && (
          <Link
            component={RouterLink}
            to={withQuery(pathTo('reconciliation/:lenderId', { lenderId: String(view.lender_id) }), { month: earlier })}
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('earlier', { month: monthName(earlier) })}
          </Link>
        )}
        {running && <Typography variant="body2">{t('running')}</Typography>}
      </Box>
      {dialog === 'small' && <AcceptSmallDialog view={view} onClose={done} />}
      {dialog === 'close' && <CloseDialog view={view} onClose={done} />}
      {dialog === 'settings' && <SettingsDialog view={view} onClose={done} />}
    </Box>
  )
}

/** What was found of the lines, as filters of the address. */
function Verdicts({ view, verdict, open }: { view: LedgerView; verdict: string | undefined; open: boolean }) {
  const { t } = useTranslation('reconciliation')
  const [, setParams] = useSearchParams()
  const change = (name: 'verdict' | 'open', value: string | null) =>
    setParams((before) => withNames(before, { [name]: value, page: null }), { replace: true })
  const all = view.verdicts.reduce((sum, { lines }) => sum + lines, 0)
  return (
    <FilterChips
      label={t('filters')}
      choices={[
        { value: 'all', label: t('allLines', { lines: count(all) }) },
        ...view.verdicts.map((each) => ({
          value: each.verdict,
          label: `${t(`verdict.${each.verdict}`)} ${count(each.lines)}`,
        })),
        ...(view.state === 'closed'
          ? []
          : [{ value: 'open' as const, label: t('openLines', { lines: count(view.open) }) }]),
      ]}
      chosen={[verdict ?? 'all', ...(open ? ['open'] : [])]}
      onChoose={(each) => {
        if (each === 'open') change('open', open ? null : '1')
        else change('verdict', each === 'all' || each === verdict ? null : each)
      }}
    />
  )
}
