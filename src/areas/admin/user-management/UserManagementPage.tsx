import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ActivityLog } from '#src/features/audit/ActivityLog.tsx'
import { ChainCheck } from '#src/features/audit/ChainCheck.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** What everybody of the back office has done. */
export function UserManagementPage() {
  const { t } = useTranslation(['admin', 'staff-titles'])
  return (
    <>
      <PageTitle>{t('staff-titles:userManagement')}</PageTitle>
      <Box sx={{ mt: 5 }}>
        <Typography variant="h3" component="h2">
          {t('activity.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('activity.lead')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', my: 3 }}>
          <ChainCheck />
        </Box>
        <ActivityLog />
      </Box>
    </>
  )
}
