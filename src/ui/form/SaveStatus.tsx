import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/site/icons.tsx'
import { RetryIcon } from './icons.tsx'

export type SaveState = 'idle' | 'saving' | 'saved' | 'unsaved'

/** Whether what was typed has reached the server; "Not saved yet" tries again when pressed. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { t } = useTranslation('form')
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
        {state === 'saved' && (
          <>
            <Icon name="check" size={18} />
            {t('saved')}
          </>
        )}
        {state === 'unsaved' && <Box sx={visuallyHidden}>{t('notSaved')}</Box>}
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
    </Box>
  )
}

const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
