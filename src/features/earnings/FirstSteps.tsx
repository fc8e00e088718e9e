import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FirstStepState } from '#src/contract/entities/partners/attention.ts'
import { useSession } from '#src/lib/session/session.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { FIRST_STEP_PLACES } from './first-step-places.ts'

const TONES = { open: 'warn', waits: 'neutral', done: 'ok' } as const

interface FirstStepsProps {
  steps: readonly FirstStepState[]
  /** No link can be made yet. */
  linkless: boolean
}

/** What a new partner does before the first link and the first payment, until all of it is done. */
export function FirstSteps({ steps, linkless }: FirstStepsProps) {
  const { t } = useTranslation('partner-home')
  const rights = useSession().partner?.rights ?? []
  const left = steps.filter(({ state }) => state !== 'done').length
  if (left === 0) return null
  return (
    <Card component="section" variant="outlined" aria-labelledby="first-steps" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h4" component="h2" id="first-steps">
        {t(linkless ? 'steps.toLink' : 'steps.toPayment', { count: left })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {steps.map(({ step, state }) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'grid',
              alignItems: 'center',
              columnGap: 4,
              rowGap: 1,
              py: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 160px' },
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <div>
              <Typography sx={{ fontWeight: 500 }}>{t(`steps.name.${step}`)}</Typography>
              {state !== 'done' && (
                <Typography variant="body2" color="textSecondary">
                  {t(`steps.why.${step}`)}
                </Typography>
              )}
            </div>
            <StatusBadge tone={TONES[state]}>{t(`steps.state.${state}`)}</StatusBadge>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {state === 'open' &&
                (step === 'selling_rules' || rights.includes('settings') ? (
                  <Button component={Link} to={FIRST_STEP_PLACES[step]} variant="outlined" size="small" fullWidth>
                    {t(`steps.go.${step}`)}
                  </Button>
                ) : (
                  <Typography variant="body2">{t('steps.owner')}</Typography>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
