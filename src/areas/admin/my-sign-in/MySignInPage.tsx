import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PasswordCard } from '#src/features/sign-ins/PasswordCard.tsx'
import { SignInsCard } from '#src/features/sign-ins/SignInsCard.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { FactorCard } from './FactorCard.tsx'
import { useEndSignIn, useReloadSignIns, useSignIns } from './hooks.ts'

/** What everybody of the back office keeps for themselves: second factor, sign-ins, password. */
export function MySignInPage() {
  const { t } = useTranslation(['staff-admin', 'staff-titles'])
  return (
    <>
      <PageTitle lead={t('own.lead')}>{t('staff-titles:mySignIn')}</PageTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FactorCard />
        <SignInsCard query={useSignIns()} end={useEndSignIn()} />
        <PasswordCard change="changeStaffPassword" onDone={useReloadSignIns()} />
      </Box>
    </>
  )
}
