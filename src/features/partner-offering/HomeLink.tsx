import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useProductLinks } from './hooks.ts'
import { pathOfKind, typeOfKind } from './products.ts'
import { ShareLink } from './ShareLink.tsx'

const KIND = 'personal'

/** The link that most customers come by, at hand where the day begins. */
export function HomeLink() {
  const { t } = useTranslation('partner-offering')
  const links = useProductLinks(typeOfKind(KIND))
  const live = links.data?.filter(({ disabled_at }) => disabled_at === null)
  const link = live?.find(({ label }) => label === '') ?? live?.[0]
  return (
    <Card component="section" variant="outlined" aria-labelledby="home-link" sx={{ p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Typography variant="h4" component="h2" id="home-link" sx={{ mb: 3 }}>
        {t('home.title')}
      </Typography>
      <Loaded query={links} failed={t('link.failed')} waiting={<Skeleton variant="rounded" height={120} />}>
        {() =>
          link ? (
            <ShareLink link={link} kind={KIND}>
              <Button variant="outlined" component={Link} to={pathOfKind(KIND)}>
                {t('home.qr')}
              </Button>
            </ShareLink>
          ) : (
            <Typography variant="body2">{t('link.masquerade')}</Typography>
          )
        }
      </Loaded>
    </Card>
  )
}
