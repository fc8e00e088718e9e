import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { readinessOf } from '#src/contract/catalogue/lender-readiness.ts'
import type { LenderApprovals } from '#src/contract/entities/approvals/approval.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { AuditTimeline } from '#src/features/audit/AuditTimeline.tsx'
import { RevenueSlabs } from '#src/features/lender-revenue/RevenueSlabs.tsx'
import { useLender, useLenderApprovals } from '#src/features/lenders-admin/hooks.ts'
import { LenderNeeds } from '#src/features/lenders-admin/LenderNeeds.tsx'
import { LenderSignature } from '#src/features/lenders-admin/LenderSignature.tsx'
import { LenderSwitch } from '#src/features/lenders-admin/LenderSwitch.tsx'
import { LenderTabs } from '#src/features/lenders-admin/LenderTabs.tsx'
import { RemoveLenderDialog } from '#src/features/lenders-admin/RemoveLenderDialog.tsx'
import { useNamePage } from '#src/lib/page-name.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { TrashIcon } from '#src/ui/form/icons.tsx'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { useScrollToHash } from '#src/ui/page/use-scroll-to-hash.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { LenderHistory } from './LenderHistory.tsx'
import { StatusWords } from './StatusWords.tsx'
import { WaitingChanges, WaitingList } from './WaitingChanges.tsx'

const NOTHING_WAITS: LenderApprovals = { waiting: [], criteria_take_two: false }

/** One lender: every property is edited in its place and saved on its own. */
export function LenderEditPage() {
  const { t } = useTranslation(['lenders-admin', 'staff-titles', 'common'])
  const navigate = useNavigate()
  const { lenderId } = useParams()
  const id = /^[1-9]\d{0,8}$/.test(lenderId ?? '') ? Number(lenderId) : 0
  const answer = useLender(id)
  const { data: lender, error } = answer
  // Until it is known what waits, the record is shown as it is.
  const { data: approvals = NOTHING_WAITS } = useLenderApprovals(id)
  const [removing, setRemoving] = useOpened<boolean>(false)
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
        <Box sx={{ mb: 5 }}>
          <PageTitle>{t('staff-titles:lenderEdit')}</PageTitle>
        </Box>
        {missing ? (
          <>
            <EmptyState icon="help" title={t('missing.title')} text={t('missing.text')} />
            {id > 0 && <AuditTimeline object={`lender:${id}`} />}
          </>
        ) : (
          <Loaded
            query={answer}
            failed={t('failedOne')}
            waiting={<Skeleton variant="rounded" height={320} role="status" aria-label={t('common:loading')} />}
          >
            {() => null}
          </Loaded>
        )}
      </>
    )
  const { met, all } = readinessOf(lender)
  return (
    <>
      {back}
      <Box sx={{ mb: 5 }}>
        <TitleRow
          beside={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <LenderSwitch lender={lender} property="lender_status" label={t('switch', { name: lender.name })} />
                <span>{t(lender.lender_status === 1 ? 'isOn' : 'isOff')}</span>
              </Box>
              <Button variant="outlined" color="error" startIcon={<TrashIcon />} onClick={() => setRemoving(true)}>
                {t('remove.submit')}
              </Button>
            </Box>
          }
        >
          <PageTitle lead={t('lead', { id: lender.lender_id, priority: lender.priority })}>{lender.name}</PageTitle>
        </TitleRow>
      </Box>
      {(met < all || lender.lender_status === 0) && (
        <Box sx={{ mb: 5 }}>
          <Note tone={met < all ? 'warn' : 'ok'}>
            <LenderNeeds lender={lender} />
          </Note>
        </Box>
      )}
      {lender.signature && (
        <Box sx={{ mb: 5 }}>
          <Note>
            <LenderSignature lenderId={lender.lender_id} signature={lender.signature} />
          </Note>
        </Box>
      )}
      {approvals.waiting.length > 0 && (
        <Box sx={{ mb: 5 }}>
          <WaitingList waiting={approvals.waiting} />
        </Box>
      )}
      <LenderTabs
        lender={lender}
        approvals={approvals}
        waitingOf={(waiting) => <WaitingChanges waiting={waiting} />}
        revenue={
          <RevenueSlabs lenderId={lender.lender_id} waits={approvals.waiting.some(({ kind }) => kind === 'slabs')} />
        }
        words={<StatusWords lenderId={lender.lender_id} />}
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
