import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { LedgerLineView } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isDiffering } from '#src/contract/reconciliation/ledger-line.ts'
import type { Decision, Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

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

export const lineName = ({ reference, loan_account }: LedgerLineView): string => reference ?? loan_account ?? ''

/** What was found of a line, in words. */
export function LineMarks({ line: { verdict, flags } }: { line: LedgerLineView }) {
  const { t } = useTranslation('reconciliation')
  return (
    <>
      <StatusBadge tone={COLOUR(verdict)}>{t(`verdict.${verdict}`)}</StatusBadge>
      {flags.map((flag) => (
        <StatusBadge key={flag} tone="warn">
          {t(`flag.${flag}`)}
        </StatusBadge>
      ))}
    </>
  )
}

interface LineActsProps {
  line: LedgerLineView
  closed: boolean
  onDecide: (kind: Decision) => void
}

/** Whatever may be decided about it, while nobody has. */
export function LineActs({ line, closed, onDecide }: LineActsProps) {
  const { t } = useTranslation('reconciliation')
  const { verdict, decision } = line
  const may = closed || (decision !== null && decision.kind !== 'chased') ? [] : ACTS[verdict]
  if (may.length === 0) return null
  const wordOf = (kind: Decision) =>
    t(`act.${verdict === 'missing_there' && kind === 'accepted' ? 'writtenOff' : kind}`)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '*:not(td) > &': { mt: 3 } }}>
      {may.map((kind, at) => (
        <Button
          key={kind}
          small
          look={at === 0 ? 'soft' : 'text'}
          aria-label={t('actOf', { act: wordOf(kind), line: lineName(line) })}
          onClick={() => onDecide(kind)}
        >
          {wordOf(kind)}
        </Button>
      ))}
    </Box>
  )
}

/** Its number, as the way to its customer where the reader may go there. */
export function LineApplication({ line: { reference, user_id } }: { line: LedgerLineView }) {
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
export function noOwn(
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
