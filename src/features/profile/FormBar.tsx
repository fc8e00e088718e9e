import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Note } from '#src/ui/site/Note.tsx'

interface FormBarProps {
  label: string
  busy: boolean
  /** Why the last press led nowhere, where no field is to blame. */
  problem: string | null
  onBack: () => void
  onLater: () => void
  /** Given where there is no form to submit. */
  onNext?: () => void
}

/** The bar that stays at the bottom of the window: back, the one way on, and finish later. */
export function FormBar({ label, busy, problem, onBack, onLater, onNext }: FormBarProps) {
  const { t } = useTranslation('profile')
  return (
    <div className="form-bar">
      <div className="wrap-c" role="alert">
        {problem !== null && <Note tone="err">{problem}</Note>}
      </div>
      <div className="wrap-c form-ways">
        <Button look="secondary" onClick={onBack}>
          <Icon name="arrowLeft" />
          {t('back')}
        </Button>
        <Button type={onNext ? 'button' : 'submit'} onClick={busy ? undefined : onNext} busy={busy}>
          {label}
        </Button>
        <div className="only-d">
          <FinishLater onLater={onLater} />
        </div>
      </div>
    </div>
  )
}

/** Leaves the form; everything is saved. On a phone it stands below the fields, where the bar has no room for it. */
export function FinishLater({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <span className="form-later">
      <Button look="text" onClick={onLater}>
        {t('later')}
      </Button>
    </span>
  )
}
