import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { AnswerList } from './AnswerList.tsx'
import { FinishLater, FormBar } from './FormBar.tsx'
import { FormLayout } from './FormLayout.tsx'
import type { FormScreen } from './form-steps.ts'

interface SummaryStepProps {
  profile: ServedProfile
  header: ReactNode
  aside: ReactNode
  busy: boolean
  onOpen: (screen: FormScreen) => void
  onBack: () => void
  onDone: () => void
  onLater: () => void
}

/** The last look on a phone, where there is no room for the aside. */
export function SummaryStep({ profile, header, aside, busy, onOpen, onBack, onDone, onLater }: SummaryStepProps) {
  const { t } = useTranslation('profile')
  return (
    <FormLayout
      header={header}
      aside={aside}
      bar={<FormBar label={t('seeOffers')} busy={busy} onBack={onBack} onLater={onLater} onNext={onDone} />}
    >
      <Box sx={{ display: 'grid', gap: 4, mt: 6 }}>
        <Card variant="outlined" sx={{ px: 5, pb: 2 }}>
          <AnswerList profile={profile} current="summary" onOpen={onOpen} />
        </Card>
        <Note icon="lock">{t('answers.kept')}</Note>
        <Box sx={{ display: { md: 'none' } }}>
          <FinishLater onLater={onLater} />
        </Box>
      </Box>
    </FormLayout>
  )
}
