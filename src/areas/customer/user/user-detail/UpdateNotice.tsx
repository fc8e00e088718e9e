import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { missingSteps } from '#src/features/profile/missing-fields.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { STEPS } from './form-steps.ts'
import type { FormScreen } from './form-steps.ts'

/** Says what has to be brought up to date before the offers: the steps with something missing, else every step. */
export function UpdateNotice({ profile, onOpen }: { profile: ServedProfile; onOpen: (screen: FormScreen) => void }) {
  const { t } = useTranslation('profile')
  if (profile.pl_update_required !== 1) return null
  const missing = missingSteps(profile)
  return (
    <Box sx={{ mt: 5 }}>
      <Note tone="warn">
        <b>{t('update.title')}</b> {missing.length > 0 ? t('update.missing') : t('update.check')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {(missing.length > 0 ? missing : STEPS).map((step) => (
            <Button key={step} size="small" onClick={() => onOpen(step)} sx={{ px: 0, textDecoration: 'underline' }}>
              {t(`${step}.short`)}
            </Button>
          ))}
        </Box>
      </Note>
    </Box>
  )
}
