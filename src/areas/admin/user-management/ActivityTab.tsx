import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ActivityLog } from '#src/features/audit/ActivityLog.tsx'
import { ChainCheck } from '#src/features/audit/ChainCheck.tsx'

/** What everybody of the back office has done. */
export function ActivityTab() {
  const { t } = useTranslation('admin')
  return (
    <>
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
    </>
  )
}
