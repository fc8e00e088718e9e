import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'
import { count } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import type { useProductLinks } from './hooks.ts'
import { useDisableLink } from './hooks.ts'

/** The partner's links for a product, with what came of each. */
export function OwnLinks({ query }: { query: ReturnType<typeof useProductLinks> }) {
  const { t } = useTranslation('partner-offering')
  const masquerade = useSession((session) => session.masquerade !== null)
  const mayStop = useSession((session) => session.partner?.rights.includes('marketing') === true)
  const [stopping, setStopping] = useOpened<TrackingLink | null>(null)
  const disable = useDisableLink()
  const stop = ({ link_id }: TrackingLink) =>
    disable.mutate(link_id, {
      onSuccess: () => toast.success(t('own.stopDone')),
      onError: (error) => toastError(error),
      onSettled: () => setStopping(null),
    })
  const notesOn = (data: readonly TrackingLink[]) => [
    ...(data.some(({ clicks }) => clicks === null) ? [t('own.noCounts')] : []),
    ...(data.length > 0 && !mayStop && !masquerade ? [t('own.noStop')] : []),
  ]
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('own.title')}
      </Typography>
      <Loaded
        query={query}
        failed={t('own.failed')}
        space="mt12"
        waiting={null}
        empty={<Typography sx={{ mt: 3 }}>{t('own.none')}</Typography>}
      >
        {(data) => (
          <>
            {notesOn(data).map((note) => (
              <Typography key={note} variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {note}
              </Typography>
            ))}
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
            >
              {data.map((link) => (
                <OwnLink key={link.link_id} link={link} mayStop={mayStop && !masquerade} onStop={setStopping} />
              ))}
            </Box>
          </>
        )}
      </Loaded>
      {stopping && (
        <ConfirmDialog
          open
          title={t('own.stopTitle')}
          text={t('own.stopText', { name: stopping.label || t('link.usual') })}
          confirm={t('own.stopConfirm')}
          busy={disable.isPending}
          onConfirm={() => stop(stopping)}
          onCancel={() => setStopping(null)}
        />
      )}
    </Card>
  )
}

interface OwnLinkProps {
  link: TrackingLink
  mayStop: boolean
  onStop: (link: TrackingLink) => void
}

function OwnLink({ link, mayStop, onStop }: OwnLinkProps) {
  const { t } = useTranslation('partner-offering')
  const mayAsk = useSession((session) => session.partner?.rights.includes('support') === true)
  const name = link.label || t('link.usual')
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, py: 3, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('own.made', { date: dateShort(link.created_at) })}
        </Typography>
        {link.stopped_by === 'staff' && link.disabled_at !== null && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {t('own.stoppedByUs', {
              date: dateShort(link.disabled_at),
              reason: link.stopped_reason ?? '',
            })}{' '}
            {mayAsk && (
              <Link component={RouterLink} to={pathTo('generalQuery')}>
                {t('own.askUs')}
              </Link>
            )}
          </Typography>
        )}
      </Box>
      {link.clicks !== null && link.leads !== null && (
        <Typography variant="body2" sx={{ minWidth: 150 }}>
          {t('own.clicks', { count: link.clicks, shown: count(link.clicks) })}
          {', '}
          {t('own.leads', { count: link.leads, shown: count(link.leads) })}
        </Typography>
      )}
      <Box sx={{ minWidth: 96 }}>
        {link.disabled_at !== null || !mayStop ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(link.disabled_at === null ? 'own.works' : 'own.stopped')}
          </Typography>
        ) : (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('own.stopNamed', { name })}
            onClick={() => onStop(link)}
          >
            {t('own.stop')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
