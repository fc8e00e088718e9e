import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import type { FormScreen, FormStep } from './forms/form-step.ts'

interface UpdateNoticeProps {
  steps: readonly FormStep[]
  /** Names of the steps that miss an answer. */
  missing: readonly string[]
  onOpen: (screen: FormScreen) => void
}

/** Says what has to be brought up to date before the offers: the steps with something missing, else every step. */
export function UpdateNotice({ steps, missing, onOpen }: UpdateNoticeProps) {
  const { t } = useTranslation('profile')
  const named = missing.length > 0 ? steps.filter(({ name }) => missing.includes(name)) : steps
  return (
    <div className="form-update">
      <Note tone="warn">
        <b>{t('update.title')}</b> {missing.length > 0 ? t('update.missing') : t('update.check')}
        <div className="row wrap form-later">
          {named.map(({ name, words }) => (
            <Button key={name} look="text" small onClick={() => onOpen(name)}>
              {t(`${words}.short`)}
            </Button>
          ))}
        </div>
      </Note>
    </div>
  )
}
