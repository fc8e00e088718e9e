import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { APPROVAL_KIND_KEYS } from '#src/contract/entities/approvals/approval.ts'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { ApprovalItem } from './ApprovalItem.tsx'
import { useApprovals } from './hooks.ts'
import { KindFilter } from './KindFilter.tsx'
import { Rules } from './Rules.tsx'

/** Acts that wait for a second person, those that were decided lately, and which kinds need one. */
export function ApprovalsPage() {
  const { t } = useTranslation(['approvals', 'staff-titles'])
  const approvals = useApprovals()
  const asked = useSearchParams()[0].get('kind')
  const kind = APPROVAL_KIND_KEYS.find((each) => each === asked)
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="approvals" tables={[]} />
          </BesideTitle>
        }
      >
        <PageTitle lead={t('lead')}>{t('staff-titles:approvals')}</PageTitle>
      </TitleRow>
      <Loaded
        query={approvals}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={320} role="status" aria-label={t('loading')} />}
      >
        {({ waiting, decided, rules }) => (
          <Box sx={{ display: 'grid', gap: 5, mt: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <KindFilter approvals={[...waiting, ...decided]} kind={kind} />
            {(['waiting', 'decided'] as const).map((part) => {
              const all = part === 'waiting' ? waiting : decided
              const list = all.filter((approval) => kind === undefined || approval.kind === kind)
              return (
                <SettingsCard key={part} title={t(`${part}.title`)}>
                  {list.length === 0 ? (
                    <Typography color="textSecondary">
                      {t(kind === undefined ? `${part}.none` : 'filter.none')}
                    </Typography>
                  ) : (
                    <Box component="ul" aria-label={t(`${part}.title`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                      {list.map((approval) => (
                        <ApprovalItem key={approval.approval_id} approval={approval} />
                      ))}
                    </Box>
                  )}
                </SettingsCard>
              )
            })}
            <Rules rules={rules} />
          </Box>
        )}
      </Loaded>
    </>
  )
}
