import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { AnswerList } from './AnswerList.tsx'
import type { FormScreen } from './form-steps.ts'

interface AnswersAsideProps {
  profile: ServedProfile
  current: FormScreen
  onOpen: (screen: FormScreen) => void
}

/** "Your answers so far", beside the form on a wide window. */
export function AnswersAside(props: AnswersAsideProps) {
  const { t } = useTranslation('profile')
  return (
    <Card
      component="aside"
      variant="outlined"
      aria-labelledby="answers-title"
      sx={{ p: 6, position: 'sticky', top: 24 }}
    >
      <Typography id="answers-title" variant="h4" component="h2">
        {t('answers.title')}
      </Typography>
      <AnswerList {...props} />
      <Box sx={{ mt: 4 }}>
        <Note icon="lock">{t('answers.kept')}</Note>
      </Box>
    </Card>
  )
}
