import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { lineName } from '#src/features/earnings/line/line-name.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useOpenQuestions } from './payouts-hooks.ts'
import type { OpenQuestion } from './payouts-hooks.ts'

/** What partners have asked about their lines and nobody has answered, the oldest first. */
export function OpenQuestions() {
  const { t } = useTranslation(['partner-payouts', 'common'])
  const questions = useOpenQuestions()
  const open = questions.data?.length ?? 0
  const [asked, setAsked] = useOpened<OpenQuestion | null>(null)
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        {open > 0 ? t('questions.titleOf', { count: open }) : t('questions.title')}
      </Typography>
      <Loaded
        query={questions}
        failed={t('questions.failed')}
        space="mt12"
        waiting={
          <Skeleton variant="rounded" height={56} role="status" aria-label={t('common:loading')} sx={{ mt: 3 }} />
        }
        empty={<Typography sx={{ mt: 2 }}>{t('questions.none')}</Typography>}
      >
        {(data) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxHeight: 480, overflowY: 'auto' }}>
            {data.map((question) => (
              <Question key={question.dispute_id} question={question} onAnswer={() => setAsked(question)} />
            ))}
          </Box>
        )}
      </Loaded>
      {asked && <AnswerDialog question={asked} onClose={() => setAsked(null)} />}
    </Box>
  )
}

function Question({ question, onAnswer }: { question: OpenQuestion; onAnswer: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports'], { nsMode: 'fallback' })
  const { partner_id, partner, reason, created_at, line } = question
  const name = lineName(line, t)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={withQuery(pathTo('partners/:id', { id: partner_id }), { tab: 'payouts', month: line.month })}
        >
          {partner}
        </Link>
        <Typography variant="body2">
          {t('questions.line', {
            line: name,
            month: monthName(line.month),
            net: rupeesAndPaise(line.net),
          })}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('questions.asked', { day: dateShort(created_at), reason })}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
        aria-label={t('questions.answerOf', { partner, line: name })}
        onClick={onAnswer}
      >
        {t('questions.answer')}
      </Button>
    </Box>
  )
}
