import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { AutosaveState } from '#src/features/profile/autosave.ts'
import { LaneProgress } from '#src/ui/form/LaneProgress.tsx'
import { SaveStatus } from '#src/ui/form/SaveStatus.tsx'
import { STEPS } from './form-steps.ts'
import type { FormScreen } from './form-steps.ts'

/** Where the customer is, how far it is, and whether everything is saved. */
export function StepHeader({
  screen,
  state,
  onRetry,
}: {
  screen: FormScreen
  state: AutosaveState
  onRetry: () => void
}) {
  const { t } = useTranslation('profile')
  const summary = screen === 'summary'
  const number = summary ? STEPS.length + 1 : STEPS.indexOf(screen) + 1
  const position = summary ? t('summary.name') : t('stepOf', { number, total: STEPS.length, step: t(`${screen}.name`) })
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '4px 12px',
          mb: 2,
          minHeight: 24,
        }}
      >
        <Box component="span" sx={{ fontSize: '0.875rem', lineHeight: 1.7143, fontWeight: 500 }}>
          {position}
        </Box>
        <SaveStatus state={state} onRetry={onRetry} />
      </Box>
      <LaneProgress label={t('progress')} valueText={position} steps={STEPS.length} current={number} />
    </div>
  )
}
