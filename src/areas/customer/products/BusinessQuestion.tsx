import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

interface BusinessQuestionProps {
  open: boolean
  /** Personal loans are offered here. */
  personal: boolean
  onAnswer: (registered: boolean) => void
  onClose: () => void
}

const ANSWERS = [
  { value: 1, key: 'yes' },
  { value: 0, key: 'no' },
] as const

/** "Do you have a business registration certificate?": YES (1) stands chosen, NO is 0. */
export function BusinessQuestion({ open, personal, onAnswer, onClose }: BusinessQuestionProps) {
  const { t } = useTranslation('products')
  const [answer, setAnswer] = useState<0 | 1>(1)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('business.title')}
      closeLabel={t('business.close')}
      actions={<Button onClick={() => onAnswer(answer === 1)}>{t('business.continue')}</Button>}
    >
      <fieldset className="question" aria-describedby="business-help">
        <legend className="sr">{t('business.title')}</legend>
        {ANSWERS.map(({ value, key }) => (
          <label key={key} className="card question-answer">
            <input
              type="radio"
              name="registered"
              value={value}
              checked={answer === value}
              onChange={() => setAnswer(value)}
            />
            {t(`business.${key}`)}
          </label>
        ))}
      </fieldset>
      <p className="sm mut mt12" id="business-help">
        {t('business.help')} {personal && t('business.without')}
      </p>
    </Sheet>
  )
}
