import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadDevanagari } from '#src/brand/load-devanagari.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import { FunnelEditor } from '#src/features/partner-funnel/FunnelEditor.tsx'
import { useOwnFunnel } from '#src/features/partner-funnel/hooks.ts'
import { useSession } from '#src/lib/session.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'

/** The partner's own funnel: products, order, questions, headline and colours, as far as the admin allows. */
export function CustomFunnelPage() {
  const { t } = useTranslation('partner-funnel')
  const { data, error, refetch, isFetching } = useOwnFunnel()
  const masquerade = useSession((session) => session.masquerade !== null)
  // The other language's headline is typed and shown here too.
  useEffect(loadDevanagari, [])
  const locked = data && FUNNEL_SWITCHES.every((name) => !data.allowed[name])
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('lead')}
      </Typography>
      {error && !data && (
        <LoadFailure title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {(masquerade || locked) && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t(masquerade ? 'masquerade' : 'allLocked')}
        </Alert>
      )}
      {data && <FunnelEditor funnel={data} base={findBrand(data.code)} readOnly={masquerade} />}
    </>
  )
}
