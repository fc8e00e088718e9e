import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FunnelPartProps {
  part: 'products' | 'fields' | 'headline' | 'colours'
  /** The admin has not opened it: it is shown with the reason. */
  locked: boolean
  children: ReactNode
}

/** One part of the funnel: what it is, and whether the partner may change it. */
export function FunnelPart({ part, locked, children }: FunnelPartProps) {
  const { t } = useTranslation('partner-funnel')
  return (
    <Card variant="outlined" component="section" aria-labelledby={`funnel-${part}`} sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
      <Typography variant="h4" component="h2" id={`funnel-${part}`}>
        {t(`${part}.title`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {t(locked ? 'locked' : `${part}.help`)}
      </Typography>
      {children}
    </Card>
  )
}
