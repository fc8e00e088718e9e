import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FaqSearch } from '#src/features/faqs/FaqSearch.tsx'
import { addressOf } from '#src/features/faqs/QuestionList.tsx'
import { FAQ_GROUPS } from '#src/features/faqs/questions.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

const TITLES = { customer: 'staff-titles:customerQueries', dsa: 'staff-titles:dsaQueries' } as const

/** Both kinds of questions, and one search over all of them. */
export function FaqsPage() {
  const { t } = useTranslation(['partner-faqs', 'staff-titles'])
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:faqs')}</PageTitle>
      <FaqSearch groups={FAQ_GROUPS}>
        <Box
          sx={{
            mt: 4,
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            maxWidth: 860,
          }}
        >
          {FAQ_GROUPS.map((group) => (
            <Card key={group} variant="outlined" sx={{ p: 5 }}>
              <Typography variant="h3" component="h2">
                {t(TITLES[group])}
              </Typography>
              <Typography sx={{ mt: 1, mb: 4 }}>{t(`group.${group}.text`)}</Typography>
              <Button variant="outlined" component={Link} to={addressOf(group)}>
                {t('open')}
              </Button>
            </Card>
          ))}
        </Box>
      </FaqSearch>
    </>
  )
}
