import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dateShort, rupeesAndPaise } from '#src/lib/format.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { lineName } from '../line-name.ts'
import { LineSteps } from '../LineSteps.tsx'
import { useAnswerQuestion } from './hooks.ts'
import type { OpenQuestion } from './hooks.ts'
import { ReasonField } from './ReasonField.tsx'

type Verdict = 'upheld' | 'refused'

/** The line that a partner asks about, explained, and the answer: right or not, and why. */
export function AnswerDialog({ question, onClose }: { question: OpenQuestion; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
  const { mutate, isPending, error, reset } = useAnswerQuestion(question.dispute_id)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [answer, setAnswer] = useState('')
  const [tried, setTried] = useState(false)
  const choice = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { line } = question
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    if (verdict === null) return choice.current?.focus()
    if (answer.trim() === '') return field.current?.focus()
    mutate(
      { upheld: verdict === 'upheld', answer: answer.trim() },
      {
        onSuccess: ({ difference }) => {
          toast.success(
            difference === null ? t('answer.done') : t('answer.corrected', { amount: rupeesAndPaise(difference) }),
          )
          onClose()
        },
      },
    )
  }
  const undecided = tried && verdict === null
  return (
    <Dialog open onClose={() => !isPending && onClose()} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'contents' }}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {t('answer.title', { partner: question.partner, line: lineName(line, t) })}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
            {t('questions.asked', { day: dateShort(question.created_at), reason: question.reason })}
          </Typography>
          <LineSteps line={line} words="partner-payouts" />
          <Box sx={{ mt: 5 }}>
            <FormLabel id={`${id}-verdict`} error={undecided}>
              {t('answer.verdict')}
            </FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-verdict`}
              aria-describedby={`${id}-means`}
              aria-invalid={undecided || undefined}
              value={verdict}
              onChange={(_, value) => {
                reset()
                setVerdict(value === 'upheld' ? 'upheld' : 'refused')
              }}
            >
              {(['upheld', 'refused'] as const).map((value, at) => (
                <FormControlLabel
                  key={value}
                  value={value}
                  label={t(`answer.${value}`)}
                  control={<Radio {...(at === 0 && { slotProps: { input: { ref: choice } } })} />}
                  sx={{ minHeight: 44 }}
                />
              ))}
            </RadioGroup>
            <FormHelperText id={`${id}-means`} error={undecided}>
              {undecided
                ? t('answer.undecided')
                : verdict === 'refused'
                  ? t('answer.means.refused')
                  : t(line.approved_at === null ? 'answer.means.open' : 'answer.means.settled')}
            </FormHelperText>
          </Box>
          <ReasonField
            label={t('answer.text')}
            help={t('answer.help')}
            problem={tried && answer.trim() === '' ? t('answer.empty') : null}
            value={answer}
            onChange={setAnswer}
            inputRef={field}
          />
          {error && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {errorText(error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-busy={isPending}>
            {t('answer.send')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
