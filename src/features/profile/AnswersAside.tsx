import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Note } from '#src/ui/site/Note.tsx'
import { AnswerList } from './AnswerList.tsx'
import type { AnswerListProps } from './AnswerList.tsx'

/** "Your answers so far", beside the form on a wide window. */
export function AnswersAside(props: AnswerListProps) {
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
