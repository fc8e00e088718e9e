import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Icon } from '#src/ui/site/icons.tsx'

const STEPS = ['made', 'checked', 'sent', 'done'] as const

/** The way of a run from its making to the last answer of the bank, with who did what and when. */
export function RunSteps({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('payment-runs')
  const { state, made_at, made_by, checked_at, checked_by, alone, sent_day, reason } = run
  const reached = STEPS.findIndex((step) => step === state)
  const facts: Record<(typeof STEPS)[number], string[]> = {
    made: [made_by ?? '', dateShort(made_at)],
    checked: checked_at === null ? [] : [checked_by ?? '', dateShort(checked_at), alone ? t('step.alone') : ''],
    sent: sent_day === null ? [] : [dateShort(sent_day)],
    done: [],
  }
  if (state === 'called_off')
    return <Typography>{reason === null ? t('step.emptied') : t('step.calledOff', { reason })}</Typography>
  return (
    <Box
      component="ol"
      aria-label={t('step.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {STEPS.map((step, at) => {
        const done = at <= reached
        return (
          <Card
            component="li"
            variant="outlined"
            key={step}
            aria-current={at === reached + 1 ? 'step' : undefined}
            sx={{ p: 3, display: 'flex', gap: 2, ...(at === reached + 1 && { borderColor: 'primary.main' }) }}
          >
            <Box component="span" sx={{ color: done ? 'success.main' : 'text.disabled', flexShrink: 0 }}>
              <Icon name={done ? 'check' : 'clock'} />
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{t(`step.${step}`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {facts[step].filter(Boolean).join(', ') || t(done ? 'step.past' : `step.ahead.${step}`)}
              </Typography>
            </div>
          </Card>
        )
      })}
    </Box>
  )
}
