import './form.css'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/online.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Icon, Outline } from '#src/ui/site/icons.tsx'

type SaveState = 'idle' | 'typing' | 'saving' | 'saved' | 'unsaved' | 'refused'

interface SaveStatusProps {
  state: SaveState
  onRetry: () => void
  onShowRefused: () => void
}

/** Whether what was typed is with the server: "Not saved yet" tries again when pressed, a refusal leads to its field. */
export function SaveStatus({ state, onRetry, onShowRefused }: SaveStatusProps) {
  const { t } = useTranslation('form')
  // Without a line nothing is saved just now, whatever was before.
  const online = useOnline()
  return (
    <div className={`save ${state}`}>
      <div role="status" className={state === 'saving' ? 'save-word now' : 'save-word'}>
        {state === 'saving' && t('saving')}
        {state === 'saved' && online && (
          <>
            <Icon name="check" size={18} />
            {t('saved')}
          </>
        )}
        {state === 'unsaved' && <span className="sr">{t('notSaved')}</span>}
        {state === 'refused' && <span className="sr">{t('notAccepted')}</span>}
      </div>
      {state === 'unsaved' && (
        <Button look="text" small onClick={onRetry} aria-label={t('retrySave')}>
          <Outline d={RETRY} size={18} />
          {t('notSaved')}
        </Button>
      )}
      {state === 'refused' && (
        <Button look="text" small onClick={onShowRefused} aria-label={t('showNotAccepted')}>
          <Icon name="alert" size={18} />
          {t('notAccepted')}
        </Button>
      )}
    </div>
  )
}

const RETRY = 'M20 11a8 8 0 0 0-14.3-4L3.5 9.500M3.500 4.500v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.500M20.500 19.500v-5h-5'
