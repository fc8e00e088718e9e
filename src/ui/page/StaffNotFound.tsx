import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { LanguageButton } from '#src/ui/language/LanguageButton.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

interface StaffNotFoundProps {
  to: string
  way: string
  /** Nobody is signed in: no frame around it says whose page this is. */
  alone?: boolean
}

/** A back office's page that is not there, with one way back. */
export function StaffNotFound({ to, way, alone = false }: StaffNotFoundProps) {
  const { t } = useTranslation('staff')
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 5, py: { xs: 8, md: 14 } }}>
      {alone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, mb: 8 }}>
          <BrandLogo coBrand />
          <LanguageButton />
        </Box>
      )}
      <PageTitle>{t('notFound.title')}</PageTitle>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: 6 }}>{t('notFound.text')}</Typography>
      <Button component={Link} to={to} variant="contained">
        {way}
      </Button>
    </Box>
  )
}
