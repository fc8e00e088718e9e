import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorText } from '#src/lib/toast.ts'
import { useProductLinks } from './hooks.ts'
import { pathOfKind, typeOfKind } from './products.ts'
import { ShareLink } from './ShareLink.tsx'

const KIND = 'personal'

/** The link that most customers come by, at hand where the day begins. */
export function HomeLink() {
  const { t } = useTranslation(['partner-offering', 'common'])
  const { data, error, refetch } = useProductLinks(typeOfKind(KIND))
  const live = data?.filter(({ disabled_at }) => disabled_at === null)
  const link = live?.find(({ label }) => label === '') ?? live?.[0]
  return (
    <Card component="section" variant="outlined" aria-labelledby="home-link" sx={{ p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Typography variant="h4" component="h2" id="home-link" sx={{ mb: 3 }}>
        {t('home.title')}
      </Typography>
      {link ? (
        <ShareLink link={link} kind={KIND}>
          <Button variant="outlined" component={Link} to={pathOfKind(KIND)}>
            {t('home.qr')}
          </Button>
        </ShareLink>
      ) : data ? (
        <Typography variant="body2">{t('link.masquerade')}</Typography>
      ) : error ? (
        <Alert
          severity="error"
          action={
            <Button size="small" variant="text" onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('link.failed')} {errorText(error)}
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Card>
  )
}
