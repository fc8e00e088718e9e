import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** A back office's page that is not there, with one way back. */
export function StaffNotFound({ to, way }: { to: string; way: string }) {
  const { t } = useTranslation('staff')
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 5, py: { xs: 8, md: 14 } }}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: 6 }}>{t('notFound.text')}</Typography>
      <Button component={Link} to={to} variant="contained">
        {way}
      </Button>
    </Box>
  )
}
