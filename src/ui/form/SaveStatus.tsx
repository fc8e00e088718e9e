import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/lib/online.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { RetryIcon } from './icons.tsx'

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
  const word = {
    fontSize: '0.875rem',
    lineHeight: 1.4286,
    fontWeight: 500,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 24 }}>
      <Box role="status" sx={{ ...word, color: state === 'saving' ? 'text.secondary' : 'success.main' }}>
        {state === 'saving' && t('saving')}
        {state === 'saved' && online && (
          <>
            <Icon name="check" size={18} />
            {t('saved')}
          </>
        )}
        {state === 'unsaved' && <Box sx={visuallyHidden}>{t('notSaved')}</Box>}
        {state === 'refused' && <Box sx={visuallyHidden}>{t('notAccepted')}</Box>}
      </Box>
      {state === 'unsaved' && (
        <Button
          size="small"
          onClick={onRetry}
          startIcon={<RetryIcon sx={{ fontSize: 18 }} />}
          aria-label={t('retrySave')}
          sx={{ ...word, color: 'warning.main', my: '-10px', px: 2 }}
        >
          {t('notSaved')}
        </Button>
      )}
      {state === 'refused' && (
        <Button
          size="small"
          onClick={onShowRefused}
          startIcon={<Icon name="alert" size={18} />}
          aria-label={t('showNotAccepted')}
          sx={{ ...word, color: 'error.main', my: '-10px', px: 2 }}
        >
          {t('notAccepted')}
        </Button>
      )}
    </Box>
  )
}
