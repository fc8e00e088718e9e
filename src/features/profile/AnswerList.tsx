import './product-form.css'
import { useTranslation } from 'react-i18next'
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
    <ul className="answers">
      {steps.map(({ name, words }, index) => {
        const answered = !missing.includes(name)
        const open = name === current
        const answer = views[name]?.answer(answers, { t, option })
        return (
          <li
            key={name}
            aria-current={open ? 'step' : undefined}
            className={open ? 'on' : answered ? 'done' : undefined}
          >
            <span className="answers-mark">{open ? index + 1 : answered && <Icon name="check" />}</span>
            <div className="grow">
              <div className="answers-step">{t(`${words}.short`)}</div>
              {answer && !open && <div className="answers-words">{answer}</div>}
            </div>
            {answered && !open && (
              <button
                type="button"
                className="ibtn"
                aria-label={t('answers.edit', { step: t(`${words}.short`) })}
                onClick={() => onOpen(name)}
              >
                <Icon name="pencil" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
