import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rupees } from '#src/lib/format.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useReferrals } from './hooks.ts'
import { InviteForm } from './InviteForm.tsx'
import { ReferralItem } from './ReferralItem.tsx'

/** Inviting other partners: the rule of the reward, a new invitation, and how far the others have come. */
export function ReferralPage() {
  const { t } = useTranslation(['partner-referral', 'staff-titles'])
  const referrals = useReferrals()
  const { data } = referrals
  const earned = (data?.referrals ?? [])
    .filter(({ status }) => status === 'rewarded')
    .reduce((sum, { reward }) => sum + (reward ?? 0), 0)
  return (
    <>
      <PageTitle lead={typeof data?.reward === 'number' ? t('lead', { reward: rupees(data.reward) }) : t('plain')}>
        {t('staff-titles:referral')}
      </PageTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <InviteForm />
          <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
            {t('rule')}
          </Typography>
        </Box>
        <section aria-labelledby="invitations">
          <Typography variant="h3" component="h2" id="invitations" sx={{ mb: 3 }}>
            {t('list.title')}
          </Typography>
          <Loaded query={referrals} failed={t('list.failed')} waiting={<Skeleton variant="rounded" height={200} />}>
            {(list) => (
              <>
                <Typography sx={{ mb: 3 }}>
                  {list.referrals.length === 0
                    ? t('list.empty')
                    : list.reward === null
                      ? t('hidden')
                      : t('total', { reward: rupees(earned) })}
                </Typography>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
                  {list.referrals.map((referral) => (
                    <ReferralItem key={referral.referral_id} referral={referral} />
                  ))}
                </Box>
              </>
            )}
          </Loaded>
        </section>
      </Box>
    </>
  )
}
