import { useTranslation } from 'react-i18next'
import { LaneProgress } from '#src/ui/form/LaneProgress.tsx'
import { SaveStatus } from '#src/ui/form/SaveStatus.tsx'
import type { FormStep } from './forms/form-step.ts'
import type { AutosaveState } from './saving/autosave.ts'

/** Where the customer is, how far it is, and whether everything is saved. */
export function StepHeader({
  steps,
  step,
  state,
  onRetry,
  onShowRefused,
}: {
  steps: readonly FormStep[]
  /** Absent on the summary. */
  step: FormStep | undefined
  state: AutosaveState
  onRetry: () => void
  onShowRefused: () => void
}) {
  const { t } = useTranslation('profile')
  const number = (step ? steps.indexOf(step) : steps.length) + 1
  const position = step
    ? t('stepOf', { number, total: steps.length, step: t(`${step.words}.name`) })
    : t('summary.name')
  const several = steps.length > 1
  return (
    <div>
      <div className="form-where">
        {/* The heading of the summary says it already. */}
        <span>{several && step && position}</span>
        <SaveStatus state={state} onRetry={onRetry} onShowRefused={onShowRefused} />
      </div>
      {several && <LaneProgress label={t('progress')} valueText={position} steps={steps.length} current={number} />}
    </div>
  )
}
