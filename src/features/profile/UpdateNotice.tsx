import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Note } from '#src/ui/site/Note.tsx'
import type { FormScreen, FormStep } from './forms/form-step.ts'

interface UpdateNoticeProps {
  steps: readonly FormStep[]
  /** Names of the steps that miss an answer. */
  missing: readonly string[]
  onOpen: (screen: FormScreen) => void
}

/** Says what has to be brought up to date before the offers: the steps with something missing, else every step. */
export function UpdateNotice({ steps, missing, onOpen }: UpdateNoticeProps) {
  const { t } = useTranslation('profile')
  const named = missing.length > 0 ? steps.filter(({ name }) => missing.includes(name)) : steps
  return (
    <Box sx={{ mt: 5 }}>
      <Note tone="warn">
        <b>{t('update.title')}</b> {missing.length > 0 ? t('update.missing') : t('update.check')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {named.map(({ name, words }) => (
            <Button key={name} size="small" onClick={() => onOpen(name)} sx={{ px: 0, textDecoration: 'underline' }}>
              {t(`${words}.short`)}
            </Button>
          ))}
        </Box>
      </Note>
    </Box>
  )
}
