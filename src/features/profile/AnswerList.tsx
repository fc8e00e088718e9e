import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { PencilIcon } from '#src/ui/form/icons.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import type { FormScreen, FormStep } from './forms/form-step.ts'
import type { AnswerWords, StepView } from './forms/step-view.ts'
import type { Answers } from './profile-values.ts'
import { useOptions } from './use-options.ts'

export interface AnswerListProps {
  answers: Answers
  steps: readonly FormStep[]
  /** Names of the steps that still miss an answer. */
  missing: readonly string[]
  views: Readonly<Record<string, StepView>>
  current: FormScreen
  onOpen: (screen: FormScreen) => void
}

/** The steps with what was answered; an answered one can be changed. */
export function AnswerList({ answers, steps, missing, views, current, onOpen }: AnswerListProps) {
  const { t } = useTranslation('profile')
  const options = useOptions()
  const option: AnswerWords['option'] = (list, id) => options(list).find((choice) => choice.id === id)?.value ?? ''
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {steps.map(({ name, words }, index) => {
        const answered = !missing.includes(name)
        const open = name === current
        const answer = views[name]?.answer(answers, { t, option })
        return (
          <Box
            key={name}
            component="li"
            aria-current={open ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              minHeight: 50,
              py: 2.5,
              borderBottom: index < steps.length - 1 ? 1 : 0,
              borderColor: 'divider',
              color: answered || open ? 'text.primary' : 'text.secondary',
            }}
          >
            <Mark number={index + 1} open={open} answered={answered} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.3333, fontWeight: 500 }}>{t(`${words}.short`)}</Box>
              {answer && !open && (
                <Box
                  sx={{ fontSize: '0.875rem', lineHeight: 1.4286, color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {answer}
                </Box>
              )}
            </Box>
            {answered && !open && (
              <IconButton aria-label={t('answers.edit', { step: t(`${words}.short`) })} onClick={() => onOpen(name)}>
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
