import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedgerLineView } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision, Differing } from '#src/contract/reconciliation/ledger-line.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { DecisionNote } from '../decisions/DecisionNote.tsx'
import { LineActs, LineApplication, LineMarks, noOwn } from './LineParts.tsx'

interface LedgerLineCardProps {
  line: LedgerLineView
  closed: boolean
  onDecide: (kind: Decision) => void
}

/** Line by line on a phone: what the lender's file says, what we have, what the partner has; what differs is marked in words. */
export function LedgerLineCard({ line, closed, onDecide }: LedgerLineCardProps) {
  const { t } = useTranslation('reconciliation')
  const { verdict, differs, file, own, partner, decision, flags, reference, loan_account } = line
  const name = reference ?? loan_account ?? ''
  const differ = (what: Differing) => differs.includes(what)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <LineApplication line={line} />
        </Typography>
        {loan_account !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('loan', { number: loan_account })}
          </Typography>
        )}
        <LineMarks line={line} />
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
      {decision && (
        <DecisionNote
          decision={decision}
          name={name}
          closed={closed}
          verdict={verdict}
          onAgree={() => onDecide('accepted')}
        />
      )}
      <LineActs line={line} closed={closed} onDecide={onDecide} />
    </>
  )
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
