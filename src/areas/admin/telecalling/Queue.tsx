import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CallDesk, WaitingCall } from '#src/contract/entities/calls/call.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useTakeNext } from './hooks.ts'
import { Part } from './Part.tsx'
import { timeOf } from './time-of.ts'

/** Who may be called, in order, and how many may not, with the reason. Nobody picks: the next one is the first. */
export function Queue({ desk }: { desk: CallDesk }) {
  const { t } = useTranslation('telecalling')
  const take = useTakeNext()
  const { waiting, count, hidden, sheet } = desk
  return (
    <Part
      title={t('queue.title')}
      beside={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('queue.order')}
        </Typography>
      }
    >
      {sheet === null && (
        <Button
          variant="contained"
          fullWidth
          sx={{ mt: 3 }}
          aria-busy={take.isPending}
          onClick={() => !take.isPending && take.mutate()}
        >
          {t('queue.next')}
        </Button>
      )}
      {waiting.length === 0 ? (
        <Typography sx={{ mt: 3 }}>{t('queue.none')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {waiting.map((each) => (
            <Line key={each.user_id} line={each} />
          ))}
        </Box>
      )}
      {count > waiting.length && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('queue.more', { count: count - waiting.length })}
        </Typography>
      )}
      {hidden.length > 0 && (
        <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('queue.hidden', { count: hidden.reduce((sum, each) => sum + each.count, 0) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
            {hidden.map(({ reason, count, until }) => {
              const words = t(`hidden.${reason}`, { count })
              return (
                <Typography key={reason} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
                  {until === null ? words : t('hidden.until', { words, at: dateTime(until) })}
                </Typography>
              )
            })}
          </Box>
        </Box>
      )}
    </Part>
  )
}

function Line({ line }: { line: WaitingCall }) {
  const { t } = useTranslation('telecalling')
  const { name, why, lender, since, nth } = line
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[t(`why.${why}`), lender].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {why === 'promised' ? t('queue.promised', { time: timeOf(since) }) : dateTime(since)}
        {' · '}
        {t('queue.nth', { count: nth })}
      </Typography>
    </Box>
  )
}
