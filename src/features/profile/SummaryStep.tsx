import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/site/Card.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { AnswerList } from './AnswerList.tsx'
import type { AnswerListProps } from './AnswerList.tsx'
import { FinishLater, FormBar } from './FormBar.tsx'
import { FormLayout } from './FormLayout.tsx'

interface SummaryStepProps {
  list: AnswerListProps
  header: ReactNode
  aside: ReactNode
  busy: boolean
  problem: string | null
  lastLabel: string
  onBack: () => void
  onDone: () => void
  onLater: () => void
}

/** The last look on a phone, where there is no room for the aside. */
export function SummaryStep(props: SummaryStepProps) {
  const { list, header, aside, busy, problem, lastLabel, onBack, onDone, onLater } = props
  const { t } = useTranslation('profile')
  return (
    <FormLayout
      header={header}
      aside={aside}
      bar={
        <FormBar label={lastLabel} busy={busy} problem={problem} onBack={onBack} onLater={onLater} onNext={onDone} />
      }
    >
      <div className="form-fields">
        <Card>
          <AnswerList {...list} />
        </Card>
        <Note icon="lock">{t('answers.kept')}</Note>
        <div className="only-m">
          <FinishLater onLater={onLater} />
        </div>
      </div>
    </FormLayout>
  )
}
