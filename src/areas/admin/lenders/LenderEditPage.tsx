import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { AuditTimeline } from '#src/features/audit/AuditTimeline.tsx'
import { RevenueSlabs } from '#src/features/lender-revenue/components/RevenueSlabs.tsx'
import { LenderNeeds, needsCount } from '#src/features/lenders-admin/components/LenderNeeds.tsx'
import { LenderSwitch } from '#src/features/lenders-admin/components/LenderSwitch.tsx'
import { LenderTabs } from '#src/features/lenders-admin/components/LenderTabs.tsx'
import { RemoveLenderDialog } from '#src/features/lenders-admin/components/RemoveLenderDialog.tsx'
import { TrashIcon } from '#src/features/lenders-admin/TrashIcon.tsx'
import { useLender } from '#src/features/lenders-admin/hooks.ts'
import { useNamePage } from '#src/lib/page-name.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useScrollToHash } from '#src/ui/use-scroll-to-hash.ts'
import { lenderLacks } from '#src/contract/rules/lender-consistency.ts'
import { LenderHistory } from './LenderHistory.tsx'

/** One lender: every property is edited in its place and saved on its own. */
export function LenderEditPage() {
  const { t } = useTranslation(['lenders-admin', 'staff-titles', 'common'])
  const navigate = useNavigate()
  const { lenderId } = useParams()
  const id = /^[1-9]\d{0,8}$/.test(lenderId ?? '') ? Number(lenderId) : 0
  const { data: lender, error, isFetching, refetch } = useLender(id)
  const [removing, setRemoving] = useState(false)
  useScrollToHash(lender !== undefined)
  useNamePage(lender?.name)
  const missing = id === 0 || (error !== null && 'code' in error && error.code === 'not_found')
  const back = (
    <Link component={RouterLink} to={pathTo('lenders')} sx={{ display: 'inline-block', py: 2.5 }}>
      {t('staff-titles:lenders')}
    </Link>
  )
  if (missing || !lender)
    return (
      <>
        {back}
        <Typography variant="h2" component="h1" tabIndex={-1} sx={{ mb: 5 }}>
          {t('staff-titles:lenderEdit')}
        </Typography>
        {missing && <EmptyState icon="help" title={t('missing.title')} text={t('missing.text')} />}
        {missing && id > 0 && <AuditTimeline object={`lender:${id}`} />}
        {!missing && error && (
          <LoadFailure title={t('failedOne')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!missing && !error && (
          <Skeleton variant="rounded" height={320} role="status" aria-label={t('common:loading')} />
        )}
      </>
    )
  return (
    <>
      {back}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h2" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {lender.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('lead', { id: lender.lender_id, priority: lender.priority })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LenderSwitch lender={lender} property="lender_status" label={t('switch', { name: lender.name })} />
          <span>{t(lender.lender_status === 1 ? 'isOn' : 'isOff')}</span>
        </Box>
        <Button variant="outlined" color="error" startIcon={<TrashIcon />} onClick={() => setRemoving(true)}>
          {t('remove.submit')}
        </Button>
      </Box>
      {lenderLacks(lender).length > 0 && (
        <Box sx={{ mb: 5 }}>
          <Note tone="warn">
            <Typography sx={{ fontWeight: 500 }}>{t('needs.lead', needsCount(lender))}</Typography>
            <LenderNeeds lender={lender} />
          </Note>
        </Box>
      )}
      <LenderTabs
        lender={lender}
        revenue={<RevenueSlabs lenderId={lender.lender_id} />}
        history={<LenderHistory lenderId={lender.lender_id} />}
      />
      {removing && (
        <RemoveLenderDialog
          lender={lender}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(pathTo('lenders'), { replace: true })}
        />
      )}
    </>
  )
}
