import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { FunnelEditor } from './FunnelEditor.tsx'
import { useOwnFunnel } from './hooks.ts'

/** The partner's own funnel: products, order, questions, headline and colours, as far as the admin allows. */
export function CustomFunnelPage() {
  const { t } = useTranslation('partner-funnel')
  const own = useOwnFunnel()
  const masquerade = useSession((session) => session.masquerade !== null)
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      </Box>
      <Loaded query={own} failed={t('failed')} waiting={<Skeleton variant="rounded" height={480} />}>
        {(funnel) => (
          <>
            {(masquerade || FUNNEL_SWITCHES.every((name) => !funnel.allowed[name])) && (
              <Alert severity="info" sx={{ mb: 4 }}>
                {t(masquerade ? 'masquerade' : 'allLocked')}
              </Alert>
            )}
            <FunnelEditor funnel={funnel} base={funnel.base} readOnly={masquerade} />
          </>
        )}
      </Loaded>
    </>
  )
}
