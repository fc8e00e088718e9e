import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Approval } from '#src/contract/entities/approvals/approval.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { SlabsChange } from '#src/features/lender-revenue/SlabsChange.tsx'
import { CriteriaChanges } from '#src/features/lenders-admin/criteria/CriteriaChanges.tsx'
import { PrintedChange } from '#src/features/lenders-admin/PrintedChange.tsx'
import { tabOfChange } from '#src/features/lenders-admin/waiting-changes.ts'
import { SecondPersonFrom } from '#src/features/second-person/SecondPersonFrom.tsx'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { Note } from '#src/ui/site/Note.tsx'

interface WaitingProps {
  waiting: readonly Approval[]
}

/** The changes of this lender that wait for a second person, each with who asked, when, and the ways to its tab and to the decision. */
export function WaitingList({ waiting }: WaitingProps) {
  const { t } = useTranslation(['approvals', 'lenders-admin'])
  return (
    <Note tone="warn">
      <Typography sx={{ fontWeight: 500 }}>{t('lenders-admin:waiting.title', { count: waiting.length })}</Typography>
      <Box component="ul" aria-label={t('waiting.title')} sx={{ m: 0, pl: 5 }}>
        {waiting.map((each) => (
          <li key={each.approval_id}>
            <Link component={RouterLink} to={`?tab=${tabOfChange(each)}`} sx={{ display: 'inline-block', py: 2.5 }}>
              {t(`kind.${each.kind}`, { about: each.about })}
            </Link>{' '}
            {t('asked', { who: each.asked_by, day: dateShort(each.asked_at), reason: each.reason })}
          </li>
        ))}
      </Box>
      <Link component={RouterLink} to={pathTo('approvals')} sx={{ display: 'inline-block', py: 2.5 }}>
        {t('lenders-admin:waiting.decide')}
      </Link>
    </Note>
  )
}

/** The same on their own tab, with what each would change. */
export function WaitingChanges({ waiting }: WaitingProps) {
  const { t } = useTranslation(['approvals', 'lenders-admin'])
  return (
    <Note tone="warn">
      {waiting.map((each) => {
        const from = each.changes.find(({ field }) => field === 'from_day')?.after
        const at = each.changes.find(({ field }) => field === 'publish_at')?.after
        return (
          <Box key={each.approval_id} sx={{ '& + &': { mt: 4 } }}>
            <Typography sx={{ fontWeight: 500 }}>
              {t('lenders-admin:waiting.whatWaits', { what: t(`kind.${each.kind}`, { about: each.about }) })}
            </Typography>
            {(each.criteria || each.printed) && (
              <Box component="ul" sx={{ my: 2, pl: 5 }}>
                {each.criteria && <CriteriaChanges {...each.criteria} />}
                {each.printed && <PrintedChange {...each.printed} />}
              </Box>
            )}
            {each.slabs && <SlabsChange {...each.slabs} />}
            {from != null && <div>{t('value', { field: t('field.from_day'), after: dateShort(from) })}</div>}
            {at != null && <div>{t('value', { field: t('field.publish_at'), after: dateTime(at) })}</div>}
            <Typography variant="body2">
              {t('asked', { who: each.asked_by, day: dateShort(each.asked_at), reason: each.reason })}{' '}
              {each.is_own && !each.may_approve && t('own')}
            </Typography>
            {each.may_approve_from !== null && <SecondPersonFrom at={each.may_approve_from} />}
          </Box>
        )
      })}
      <Link component={RouterLink} to={pathTo('approvals')} sx={{ display: 'inline-block', py: 2.5 }}>
        {t('lenders-admin:waiting.decide')}
      </Link>
    </Note>
  )
}
