import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { BackIcon } from '#src/ui/form/icons.tsx'
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
    // Above the letters there is room for one bar: `form-bar` takes the customer's places away (bottom-bar.css).
    <Box
      className="form-bar"
      sx={(theme) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 10,
        backgroundColor: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: `0 -8px 24px -16px color-mix(in srgb, ${theme.vars.palette.text.primary} 24%, transparent)`,
        paddingBottom: 'env(safe-area-inset-bottom)',
      })}
    >
      <Box className="wrap-c" role="alert">
        {problem !== null && (
          <Box sx={{ pt: '12px' }}>
            <Note tone="err">{problem}</Note>
          </Box>
        )}
      </Box>
      <Box className="wrap-c" sx={{ display: 'flex', alignItems: 'center', gap: 3, pt: '12px', pb: '14px' }}>
        <Button
          variant="outlined"
          onClick={onBack}
          startIcon={<BackIcon sx={{ fontSize: 20 }} />}
          sx={{ flex: 'none' }}
        >
          {t('back')}
        </Button>
        <Button
          variant="contained"
          type={onNext ? 'button' : 'submit'}
          onClick={onNext}
          loading={busy}
          sx={{ flex: 1, maxWidth: 320 }}
        >
          {label}
        </Button>
        <Box sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}>
          <FinishLater onLater={onLater} />
        </Box>
      </Box>
    </Box>
  )
}

/** Leaves the form; everything is saved. On a phone it stands below the fields, where the bar has no room for it. */
export function FinishLater({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <Button variant="text" onClick={onLater} sx={{ px: 0, textDecoration: 'underline', textUnderlineOffset: '4px' }}>
      {t('later')}
    </Button>
  )
}
