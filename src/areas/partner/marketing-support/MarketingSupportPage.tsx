import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

const WAYS = [
  { key: 'messaging', title: 'staff-titles:messagingContent', to: pathTo('messagingContent') },
  { key: 'creatives', title: 'staff-titles:bannersAndCreatives', to: pathTo('bannersAndCreatives') },
] as const

/** What helps to sell: texts and pictures. */
export function MarketingSupportPage() {
  const { t } = useTranslation(['partner-marketing', 'staff-titles'])
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:marketingSupport')}</PageTitle>
      <Box
        sx={{ mt: 5, display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, maxWidth: 860 }}
      >
        {WAYS.map(({ key, title, to }) => (
          <Card key={key} variant="outlined" sx={{ p: 5 }}>
            <Typography variant="h3" component="h2">
              {t(title)}
            </Typography>
            <Typography sx={{ mt: 1, mb: 4 }}>{t(`${key}.card`)}</Typography>
            <Button variant="outlined" component={Link} to={to}>
              {t(`${key}.open`)}
            </Button>
          </Card>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary', maxWidth: 720 }}>
        {t('messaging.remind')}
      </Typography>
    </>
  )
}
