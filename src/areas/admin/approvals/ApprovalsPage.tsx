import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { SettingsCard } from '#src/ui/SettingsCard.tsx'
import { ApprovalItem } from './ApprovalItem.tsx'
import { useApprovals } from './hooks.ts'
import { Rules } from './Rules.tsx'

/** Acts that wait for a second person, those that were decided lately, and which kinds need one. */
export function ApprovalsPage() {
  const { t } = useTranslation(['approvals', 'staff-titles'])
  const approvals = useApprovals()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:approvals')}</PageTitle>
      <Loaded
        query={approvals}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={320} role="status" aria-label={t('loading')} />}
      >
        {({ waiting, decided, rules }) => (
          <Box sx={{ display: 'grid', gap: 5, mt: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {(['waiting', 'decided'] as const).map((part) => {
              const list = part === 'waiting' ? waiting : decided
              return (
                <SettingsCard key={part} title={t(`${part}.title`)}>
                  {list.length === 0 ? (
                    <Typography color="textSecondary">{t(`${part}.none`)}</Typography>
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
