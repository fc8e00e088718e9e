import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

interface LoadFailureProps {
  title: string
  error: Error
  onRetry: () => void
  busy?: boolean
}

/** What could not be shown, why, and a way to try again. */
export function LoadFailure({ title, error, onRetry, busy = false }: LoadFailureProps) {
  const { t } = useTranslation('common')
  return (
    <Note tone="err" role="alert">
      <p className="b">{title}</p>
      <p className="mt4">{errorText(error)}</p>
      <p className="mt12">
        <Button look="secondary" small busy={busy} onClick={() => !busy && onRetry()}>
          {t('tryAgain')}
        </Button>
      </p>
    </Note>
  )
}
