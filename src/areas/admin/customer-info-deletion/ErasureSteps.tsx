import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ErasureDetail, ErasureStatus } from '#src/contract/entities/privacy/erasure-desk.ts'

const STEPS = ['asked', 'proven', 'free', 'notice', 'erased'] as const

/** How many steps are over; what came to an end before stands where it ended. */
const OVER: Record<ErasureStatus, number> = { verifying: 1, refused: 1, cancelled: 2, held: 2, open: 3, done: 5 }

/** Asked, shown to be theirs, nothing holds it, 48 hours of notice, erased. */
export function ErasureSteps({ request }: { request: ErasureDetail }) {
  const { t } = useTranslation('erasure-desk')
  const over = OVER[request.status]
  const ended = request.status === 'refused' || request.status === 'cancelled'
  return (
    <Box
      component="ol"
      aria-label={t('steps.label')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(5, 1fr)' },
      }}
    >
      {STEPS.map((step, at) => {
        const state = at < over ? 'done' : at === over && !ended ? 'now' : 'next'
        return (
          <Box component="li" key={step} {...(state === 'now' && { 'aria-current': 'step' as const })}>
            <Box
              sx={{
                height: 6,
                borderRadius: 1,
                bgcolor: state === 'done' ? 'success.main' : state === 'now' ? 'info.main' : 'divider',
              }}
            />
            <Typography variant="body2" sx={{ fontWeight: state === 'now' ? 600 : 400, mt: 1 }}>
              {t(`steps.${step}`)}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                {t(`steps.state.${state}`)}
              </Box>
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
