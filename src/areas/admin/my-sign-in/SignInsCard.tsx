import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toast } from '#src/lib/toast.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { badge, SettingsCard } from '#src/ui/SettingsCard.tsx'
import { useEndSignIn, useSignIns } from './hooks.ts'

/** Where one is signed in, and how to end it. */
export function SignInsCard() {
  const { t } = useTranslation('staff-admin')
  const query = useSignIns()
  const end = useEndSignIn()
  const stop = (id: string | null) =>
    !end.isPending &&
    end.mutate(id, { onSuccess: () => toast.success(t(id === null ? 'sessions.endedOthers' : 'sessions.ended')) })
  return (
    <SettingsCard title={t('sessions.title')}>
      <Loaded query={query} failed={t('sessions.failed')} waiting={<Skeleton variant="rounded" height={120} />}>
        {(data) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((session) => (
                <SignIn key={session.session_id} session={session} onEnd={() => stop(session.session_id)} />
              ))}
            </Box>
            {data.length > 1 ? (
              <Button variant="outlined" aria-busy={end.isPending} sx={{ mt: 4 }} onClick={() => stop(null)}>
                {t('sessions.endOthers')}
              </Button>
            ) : (
              <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
                {t('sessions.alone')}
              </Typography>
            )}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function SignIn({ session, onEnd }: { session: LiveSignIn; onEnd: () => void }) {
  const { t } = useTranslation('staff-admin')
  const { browser, system, network, current } = session
  const device =
    browser && system ? t('sessions.device', { browser, system }) : browser || system || t('sessions.unknown')
  const facts = [
    t('sessions.since', { at: dateTime(session.created_at) }),
    t('sessions.seen', { at: dateTime(session.last_seen_at) }),
    ...(network ? [t('sessions.network', { network })] : []),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 600 }}>
          {device}
          {current && (
            <Box component="span" sx={badge}>
              {t('sessions.current')}
            </Box>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('sessions.endOf', { device })}
          sx={{ minHeight: 44 }}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Box>
  )
}
