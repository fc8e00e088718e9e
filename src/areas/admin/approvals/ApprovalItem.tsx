import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Approval, ApprovalField } from '#src/contract/entities/approvals/approval.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { days } from '#src/contract/rules/time.ts'
import { BrandChange } from '#src/features/brand-studio/BrandChange.tsx'
import { ChangePreview } from '#src/features/brand-studio/ChangePreview.tsx'
import { SlabsChange } from '#src/features/lender-revenue/SlabsChange.tsx'
import { CriteriaChanges } from '#src/features/lenders-admin/criteria/CriteriaChanges.tsx'
import { PrintedChange } from '#src/features/lenders-admin/PrintedChange.tsx'
import { SecondPersonFrom } from '#src/features/second-person/SecondPersonFrom.tsx'
import { dateShort, dateTime, monthName } from '#src/lib/dates.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { DecideDialog } from './DecideDialog.tsx'

/** Whole days; the clock of this machine may be behind. */
const daysSince = (iso: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / days(1)))

/** Where the record that an act is about is looked at; null for a rule. */
function recordPath({ kind, partner_id, lender_id, user_id, changes }: Approval): string | null {
  if (kind === 'staff') return pathTo('user-management')
  if (user_id !== null) return pathTo('csr-portal/:id/:pid', { id: user_id, pid: 0 })
  if (lender_id !== null) return pathTo('lenders/:lenderId', { lenderId: lender_id })
  if (partner_id === null) return null
  const month = changes.find(({ field }) => field === 'month')?.after
  const path = pathTo('partners/:id', { id: partner_id })
  if (kind === 'brand') return withQuery(path, { tab: 'brand' })
  return month ? withQuery(path, { tab: 'payouts', month }) : path
}

/** One act: what it changes, who asked and why; and how it was decided, or the ways to. */
export function ApprovalItem({ approval }: { approval: Approval }) {
  const { t } = useTranslation(['approvals', 'staff', 'staff-admin'])
  const [asking, setAsking] = useOpened<'approve' | 'refuse' | null>(null)
  const id = useId()
  const { kind, changes, outcome, is_own, may_approve, may_approve_from, partner_id } = approval
  const about = kind === 'rule' ? t(`ruled.${approval.about}`) : approval.about
  const title = t(`kind.${kind}`, { about })
  const record = recordPath(approval)
  const mayDecide = is_own || may_approve || may_approve_from !== null
  // What is asked for again as it is, changes nothing.
  const changed = changes.filter(({ before, after }) => before !== after)
  const wordsOf = (field: ApprovalField, value: string | null): string => {
    if (value === null) return ''
    if (field === 'revenue_percent') return t('percent', { value })
    if (field === 'from_day') return dateShort(value)
    if (field === 'role_id') return t(`staff:roles.${value}`)
    if (field === 'state') return t(`staff-admin:states.${value}`)
    if (field === 'factor') return t('factorOff')
    if (field === 'sign_in') return t('signInEnded')
    if (field === 'on') return t(value === 'true' ? 'on' : 'off')
    if (field === 'contact') return t(`contact.${value}`)
    if (field === 'publish_at' || field === 'earliest_at') return dateTime(value)
    if (field === 'month') return monthName(value)
    if (field === 'lines') return count(Number(value))
    return field === 'answer' ? value : rupeesAndPaise(Number(value))
  }
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{ py: 4, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography variant="subtitle1" component="h3" id={id} sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ my: 2, pl: 5 }}>
        {changed.map(({ field, before, after }) => (
          <Typography component="li" key={field}>
            {t(before === null ? 'value' : after === null ? 'calledOff' : 'change', {
              field: t(`field.${field}`),
              before: wordsOf(field, before),
              after: wordsOf(field, after),
            })}
          </Typography>
        ))}
        {approval.criteria && <CriteriaChanges {...approval.criteria} />}
        {approval.printed && <PrintedChange {...approval.printed} />}
      </Box>
      {approval.brand && <BrandChange {...approval.brand} />}
      {approval.brand && outcome === null && partner_id !== null && (
        <ChangePreview partnerId={partner_id} title={title} {...approval.brand} />
      )}
      {approval.slabs && <SlabsChange {...approval.slabs} />}
      {record !== null && (
        <Link component={RouterLink} to={record} aria-label={t('openOf', { title })}>
          {t('open')}
        </Link>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('asked', { who: approval.asked_by, day: dateShort(approval.asked_at), reason: approval.reason })}
      </Typography>
      {outcome === null ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('waits', { count: daysSince(approval.asked_at) })} {is_own && !may_approve && t('own')}
          </Typography>
          {may_approve_from !== null && <SecondPersonFrom at={may_approve_from} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
            {may_approve && (
              <Button
                variant="contained"
                aria-label={t('approve.buttonOf', { title })}
                onClick={() => setAsking('approve')}
              >
                {t('approve.button')}
              </Button>
            )}
            {mayDecide && (
              <Button
                variant="outlined"
                aria-label={t(is_own ? 'takeBack.buttonOf' : 'refuse.buttonOf', { title })}
                onClick={() => setAsking('refuse')}
              >
                {t(is_own ? 'takeBack.button' : 'refuse.button')}
              </Button>
            )}
          </Box>
        </>
      ) : (
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {t(`outcome.${outcome}`, {
            who: approval.decided_by,
            day: dateShort(approval.decided_at ?? ''),
            reason: approval.decision,
          })}
        </Typography>
      )}
      {asking && (
        <DecideDialog
          approval={approval}
          title={title}
          approved={asking === 'approve'}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  )
}
