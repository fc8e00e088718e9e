import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { badge, SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { signInWords } from './sign-in-words.ts'

interface SignInsCardProps {
  query: UseQueryResult<LiveSignIn[]>
  /** Ends one of them; null = every one but this. */
  end: UseMutationResult<unknown, Error, string | null>
}

/** Where one is signed in, and how to end it. */
export function SignInsCard({ query, end }: SignInsCardProps) {
  const { t } = useTranslation('sign-ins')
  const stop = (id: string | null) =>
    !end.isPending &&
    end.mutate(id, {
      onSuccess: () => toast.success(t(id === null ? 'endedOthers' : 'ended')),
      onError: (error) => toastError(error),
    })
  return (
    <SettingsCard title={t('title')}>
      <Loaded query={query} failed={t('failed')} waiting={<Skeleton variant="rounded" height={120} />}>
        {(data) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((session) => (
                <SignIn key={session.session_id} session={session} onEnd={() => stop(session.session_id)} />
              ))}
            </Box>
            {data.length > 1 ? (
              <Button variant="outlined" aria-busy={end.isPending} sx={{ mt: 4 }} onClick={() => stop(null)}>
                {t('endOthers')}
              </Button>
            ) : (
              <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
                {t('alone')}
              </Typography>
            )}
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function SignIn({ session, onEnd }: { session: LiveSignIn; onEnd: () => void }) {
  const { t } = useTranslation('sign-ins')
  const { current } = session
  const { device, facts } = signInWords(t, session)
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
              {t('current')}
            </Box>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('endOf', { device })}
          sx={{ minHeight: 44 }}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </Box>
  )
}
