import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { useOptions } from '#src/features/profile/hooks.ts'
import { missingSteps } from '#src/features/profile/missing-fields.ts'
import { PencilIcon } from '#src/ui/form/icons.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { answerText } from './answer-texts.ts'
import { STEPS } from './form-steps.ts'
import type { FormScreen } from './form-steps.ts'

interface AnswerListProps {
  profile: ServedProfile
  current: FormScreen
  onOpen: (screen: FormScreen) => void
}

/** The steps with what was answered; an answered one can be changed. */
export function AnswerList({ profile, current, onOpen }: AnswerListProps) {
  const { t } = useTranslation('profile')
  const options = useOptions()
  const missing = missingSteps(profile)
  const option: Parameters<typeof answerText>[2]['option'] = (list, id) =>
    options(list).find((choice) => choice.id === id)?.value ?? ''
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {STEPS.map((step, index) => {
        const answered = !missing.includes(step)
        const open = step === current
        const answer = answerText(step, profile, { t, option })
        return (
          <Box
            key={step}
            component="li"
            aria-current={open ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              minHeight: 50,
              py: 2.5,
              borderBottom: index < STEPS.length - 1 ? 1 : 0,
              borderColor: 'divider',
              color: answered || open ? 'text.primary' : 'text.secondary',
            }}
          >
            <Mark number={index + 1} open={open} answered={answered} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.3333, fontWeight: 500 }}>{t(`${step}.short`)}</Box>
              {answer && !open && (
                <Box
                  sx={{ fontSize: '0.875rem', lineHeight: 1.4286, color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {answer}
                </Box>
              )}
            </Box>
            {answered && !open && (
              <IconButton aria-label={t('answers.edit', { step: t(`${step}.short`) })} onClick={() => onOpen(step)}>
                <PencilIcon />
              </IconButton>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

function Mark({ number, open, answered }: { number: number; open: boolean; answered: boolean }) {
  if (open) {
    return (
      <Box
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 22,
          height: 22,
          borderRadius: '50%',
          fontSize: '0.8125rem',
          fontWeight: 700,
          backgroundColor: theme.vars.palette.brand.main,
          color: theme.vars.palette.brand.contrastText,
        })}
      >
        {number}
      </Box>
    )
  }
  if (answered) {
    return (
      <Box sx={{ flex: 'none', width: 22, color: 'success.main' }}>
        <Icon name="check" />
      </Box>
    )
  }
  return (
    <Box
      sx={(theme) => ({
        flex: 'none',
        width: 22,
        height: 22,
        borderRadius: '50%',
        border: `2px solid ${theme.vars.palette.custom.lineStrong}`,
      })}
    />
  )
}
