import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { LedgerLineView, LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isDiffering } from '#src/contract/reconciliation/ledger-line.ts'
import type { Decision, Differing, Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { DecisionNote } from './DecisionNote.tsx'

const COLOUR = (verdict: Verdict) =>
  verdict === 'matched' ? 'ok' : isDiffering(verdict) ? 'warn' : verdict === 'clawed_back' ? 'err' : 'info'

/** What may be decided about a line, the usual first. */
const ACTS: Record<Verdict, readonly Decision[]> = {
  matched: [],
  status_differs: ['accepted', 'disputed'],
  amount_differs: ['accepted', 'disputed'],
  rate_differs: ['accepted', 'disputed'],
  date_differs: ['accepted', 'disputed'],
  missing_here: ['corrected', 'accepted', 'disputed'],
  missing_there: ['chased', 'accepted'],
  duplicate: ['disputed', 'accepted'],
  clawed_back: ['accepted', 'disputed'],
}

/** Line by line: what the lender's file says, what we have, what the partner has; what differs is marked in words. */
export function LedgerLines({ view }: { view: LedgerView }) {
  const { t } = useTranslation('reconciliation')
  const [deciding, setDeciding] = useState<{ line: LedgerLineView; kind: Decision } | null>(null)
  if (view.rows.length === 0)
    return <Typography>{t(view.verdicts.length === 0 ? 'nothingInMonth' : 'nothingShown')}</Typography>
  return (
    <>
      <Box component="ul" aria-label={t('linesLabel')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {view.rows.map((line) => (
          <Line
            key={`${line.file?.line_id ?? ''} ${line.own?.disbursal_id ?? ''}`}
            line={line}
            closed={view.state === 'closed'}
            onDecide={(kind) => setDeciding({ line, kind })}
          />
        ))}
      </Box>
      {deciding && <DecideDialog view={view} {...deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

interface LineProps {
  line: LedgerLineView
  closed: boolean
  onDecide: (kind: Decision) => void
}

function Line({ line, closed, onDecide }: LineProps) {
  const { t } = useTranslation('reconciliation')
  const { verdict, differs, file, own, partner, decision, flags, reference, loan_account } = line
  const name = reference ?? loan_account ?? ''
  const wordOf = (kind: Decision) =>
    t(`act.${verdict === 'missing_there' && kind === 'accepted' ? 'writtenOff' : kind}`)
  const may = closed || (decision !== null && decision.kind !== 'chased') ? [] : ACTS[verdict]
  const differ = (what: Differing) => differs.includes(what)
  return (
    <Card component="li" variant="outlined" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <Application line={line} />
        </Typography>
        {loan_account !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('loan', { number: loan_account })}
          </Typography>
        )}
        <StatusBadge tone={COLOUR(verdict)}>{t(`verdict.${verdict}`)}</StatusBadge>
        {flags.map((flag) => (
          <StatusBadge key={flag} tone="warn">
            {t(`flag.${flag}`)}
          </StatusBadge>
        ))}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        <Book title={t('book.theirs')} none={file === null ? t('none.file') : null}>
          {file && (
            <>
              <Cell name={t('cell.disbursed')} differs={differ('amount_differs')}>
                {file.disbursed === null || file.disbursed === undefined ? t('notSaid') : rupees(file.disbursed)}
              </Cell>
              <Cell name={t('cell.day')} differs={differ('date_differs')}>
                {file.day === null || file.day === undefined ? t('notSaid') : dateShort(file.day)}
              </Cell>
              <Cell name={t('cell.commission')} differs={differ('rate_differs')}>
                {rupeesAndPaise(file.gross)}
                {file.slab !== null && ` · ${file.slab}`}
              </Cell>
              {file.invoice_number !== null && (
                <Cell name={t('cell.invoice')} differs={flags.includes('paid_not_billed')}>
                  {file.invoice_number}
                </Cell>
              )}
            </>
          )}
        </Book>
        <Book title={t('book.ours')} none={own === null ? noOwn(line, t) : null}>
          {own && (
            <>
              <Cell name={t('cell.disbursed')} differs={differ('amount_differs')}>
                {own.disbursed === null || own.disbursed === undefined ? t('notSaid') : rupees(own.disbursed)}
              </Cell>
              <Cell name={t('cell.day')} differs={differ('date_differs')}>
                {dateShort(own.day)}
              </Cell>
              <Cell name={t('cell.due')} differs={differ('rate_differs')}>
                {rupeesAndPaise(own.expected)}
              </Cell>
              {own.given_back && (
                <Cell name={t('cell.state')} differs={differ('status_differs')}>
                  {t('givenBack')}
                </Cell>
              )}
            </>
          )}
        </Book>
        <Book title={t('book.partner')} none={partner === null ? t('none.partner') : null}>
          {partner && (
            <>
              <Cell name={t('cell.partner')}>{partner.partner}</Cell>
              <Cell name={t('cell.share')}>{rupeesAndPaise(partner.gross)}</Cell>
              <Cell name={t('cell.state')}>{t(`payout.${partner.status}`)}</Cell>
            </>
          )}
        </Book>
      </Box>
      {decision && <DecisionNote {...{ decision, name, closed, verdict }} onAgree={() => onDecide('accepted')} />}
      {may.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {may.map((kind, at) => (
            <Button
              key={kind}
              small
              look={at === 0 ? 'soft' : 'text'}
              aria-label={t('actOf', { act: wordOf(kind), line: name })}
              onClick={() => onDecide(kind)}
            >
              {wordOf(kind)}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  )
}

/** Its number, as the way to its customer where the reader may go there. */
function Application({ line: { reference, user_id } }: { line: LedgerLineView }) {
  const { t } = useTranslation('reconciliation')
  const role = useSession((session) => session.roleId)
  if (reference === null) return t('noReference')
  if (!user_id || !mayOpen(role, 'csr-portal/:id/:pid')) return reference
  return (
    <Link component={RouterLink} to={pathTo('csr-portal/:id/:pid', { id: String(user_id), pid: reference })}>
      {reference}
    </Link>
  )
}

/** Why nothing of ours stands beside a line: another line has paid for the loan, it takes back, or we do not know it. */
function noOwn(
  { verdict, paid_before, reference }: LedgerLineView,
  t: (key: string, values?: Record<string, string>) => string,
) {
  if (verdict === 'clawed_back' && reference !== null) return t('none.back')
  if (verdict !== 'duplicate') return t('none.own')
  if (!paid_before) return t('none.settled')
  const { month, day, gross } = paid_before
  const values = { amount: rupeesAndPaise(gross), month: monthName(month) }
  return day ? t('none.paidOn', { ...values, day: dateShort(day) }) : t('none.paid', values)
}

function Book({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="h4" color="textSecondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {none === null ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {children}
        </Box>
      ) : (
        <Typography>{none}</Typography>
      )}
    </Box>
  )
}

function Cell({ name, differs = false, children }: { name: string; differs?: boolean; children: ReactNode }) {
  const { t } = useTranslation('reconciliation')
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        justifyContent: 'space-between',
        px: 2,
        py: 1,
        borderLeft: differs ? `3px solid ${theme.vars.palette.warning.main}` : '3px solid transparent',
        ...(differs && { bgcolor: 'action.hover' }),
      })}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {children}
        {differs && (
          <Box component="strong" sx={{ ml: 2, fontWeight: 500, color: 'warning.main' }}>
            {t('differs')}
          </Box>
        )}
      </Box>
    </Box>
  )
}
