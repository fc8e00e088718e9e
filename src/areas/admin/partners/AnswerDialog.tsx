import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PAYOUT_TEXT_MAX } from '#src/contract/entities/earnings/payout-fields.ts'
import { disputeAnswerSchema } from '#src/contract/entities/earnings/payout.ts'
import { lineName } from '#src/features/earnings/line/line-name.ts'
import { LineSteps } from '#src/features/earnings/line/LineSteps.tsx'
import { dateShort } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { toast } from '#src/lib/toast.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { useField } from '#src/ui/form/fields/use-field.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useAnswerQuestion } from './payouts-hooks.ts'
import type { OpenQuestion } from './payouts-hooks.ts'

interface AnswerValues {
  /** Null until it is decided. */
  upheld: boolean | null
  answer: string
  gross: number | ''
}

const UNDECIDED: AnswerValues = { upheld: null, answer: '', gross: '' }

/** The line that a partner asks about, explained, and the answer: right or not, and why. */
export function AnswerDialog({ question, onClose }: { question: OpenQuestion; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
  const { mutateAsync: send } = useAnswerQuestion(question.dispute_id)
  const { line } = question
  const form = useContractForm('answerPayoutDispute', disputeAnswerSchema, {
    start: UNDECIDED,
    body: ({ upheld, answer, gross }) => ({
      upheld,
      answer: answer.trim(),
      gross: upheld === true && gross !== '' ? gross : null,
    }),
    send: ({ upheld, ...said }) => send({ upheld: upheld === true, ...said }),
    done: ({ waits, difference }) => {
      toast.success(
        waits
          ? t('answer.waits')
          : difference === null
            ? t('answer.done')
            : t('answer.corrected', { amount: rupeesAndPaise(difference) }),
      )
      onClose()
    },
    failureIn: 'form',
  })
  const upheld = useWatch({ control: form.hands.control, name: 'upheld' })
  return (
    <FormDialog
      form={form}
      title={t('answer.title', { partner: question.partner, line: lineName(line, t) })}
      confirm={t('answer.send')}
      onClose={onClose}
    >
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {t('questions.asked', { day: dateShort(question.created_at), reason: question.reason })}
      </Typography>
      <LineSteps line={line} words="partner-payouts" />
      <VerdictField settled={line.approved_at !== null} />
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        {upheld === true && line.lender !== null && (
          <MoneyField name="gross" label={t('answer.gross')} help={t('answer.grossHelp')} optional />
        )}
        <TextField
          name="answer"
          label={t('answer.text')}
          help={t('answer.help')}
          messages={{ 'rules:required': t('answer.empty') }}
          rows={3}
          input={{ maxLength: PAYOUT_TEXT_MAX }}
        />
      </Box>
    </FormDialog>
  )
}

function VerdictField({ settled }: { settled: boolean }) {
  const { t } = useTranslation('partner-payouts')
  const field = useField('upheld')
  const undecided = field.error !== null
  const { value } = field
  return (
    <Box sx={{ mt: 5 }}>
      <FormLabel id={`${field.id}-label`} error={undecided}>
        {t('answer.verdict')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${field.id}-label`}
        aria-describedby={`${field.id}-means`}
        aria-invalid={undecided || undefined}
        value={value === null ? null : value === true ? 'upheld' : 'refused'}
        onChange={(_, chosen) => field.onChange(chosen === 'upheld')}
      >
        {(['upheld', 'refused'] as const).map((verdict, at) => (
          <FormControlLabel
            key={verdict}
            value={verdict}
            label={t(`answer.${verdict}`)}
            control={<Radio {...(at === 0 && { slotProps: { input: { ref: field.inputRef } } })} />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${field.id}-means`} error={undecided}>
        {undecided
          ? t('answer.undecided')
          : value === false
            ? t('answer.means.refused')
            : t(settled ? 'answer.means.settled' : 'answer.means.open')}
      </FormHelperText>
    </Box>
  )
}
