import { useTranslation } from 'react-i18next'
import { Note } from '#src/ui/site/Note.tsx'
import { AnswerList } from './AnswerList.tsx'
import type { AnswerListProps } from './AnswerList.tsx'

/** "Your answers so far", beside the form on a wide window. */
export function AnswersAside(props: AnswerListProps) {
  const { t } = useTranslation('profile')
  return (
    <aside className="card pad answers-aside" aria-labelledby="answers-title">
      <h2 id="answers-title" className="h3">
        {t('answers.title')}
      </h2>
      <AnswerList {...props} />
      <Note icon="lock">{t('answers.kept')}</Note>
    </aside>
  )
}
