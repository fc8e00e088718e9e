import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** What is known so far: who is signed in. Figures come with the reports; none are invented before. */
export function DashboardPage() {
  const { t } = useTranslation(['admin', 'staff-titles', 'staff'])
  const { admin, roleId } = useSession()
  return (
    <>
      <PageTitle>{t('staff-titles:dashboard')}</PageTitle>
      <Card variant="outlined" sx={{ mt: 5, p: 6, maxWidth: 640 }}>
        {admin && (
          <Typography variant="h4" component="h2">
            {t('dashboard.signedIn', admin)}
          </Typography>
        )}
        <Typography sx={{ mt: 2 }}>{t('dashboard.role', { role: t(`staff:roles.${roleId ?? 1}`) })}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('dashboard.later')}</Typography>
      </Card>
    </>
  )
}
