import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DISPUTE_TEXT_MAX } from '#src/contract/entities/earnings/payout.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { logFailure } from '#src/lib/log.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { dateShort } from '#src/lib/format.ts'
import { useCreateDispute } from './hooks.ts'

/** What was asked about a line and answered, and the way to ask. */
export function DisputePart({ line, readOnly }: { line: PayoutLine; readOnly: boolean }) {
  const { t } = useTranslation('partner-reports')
  const { dispute } = line
  return (
    <Box component="section" sx={{ mt: 5 }}>
      {dispute && (
        <Box sx={{ mb: 4, overflowWrap: 'anywhere' }}>
          <Typography variant="h4" component="h3">
            {t(`dispute.${dispute.status}`)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('dispute.asked', { day: dateShort(dispute.created_at), reason: dispute.reason })}
          </Typography>
          {dispute.answer !== null && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('dispute.answered', { answer: dispute.answer })}
            </Typography>
          )}
        </Box>
      )}
      {readOnly ? (
        <Typography variant="body2">{t('dispute.notForYou')}</Typography>
      ) : (
        dispute?.status !== 'open' && <DisputeForm payoutId={line.payout_id} />
      )}
    </Box>
  )
}

function DisputeForm({ payoutId }: { payoutId: number }) {
  const { t } = useTranslation('partner-reports')
  const { mutateAsync: ask, isPending, error } = useCreateDispute()
  const [reason, setReason] = useState('')
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const send = async () => {
    if (isPending) return
    setEmpty(reason.trim() === '')
    if (reason.trim() === '') return field.current?.focus()
    try {
      const { message } = await ask({ payout_id: payoutId, reason: reason.trim() })
      toast.success(message)
    } catch (failure) {
      logFailure('a line was not disputed', failure)
    }
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <InputLabel htmlFor={id}>{t('dispute.label')}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={field}
        multiline
        minRows={3}
        fullWidth
        value={reason}
        error={empty}
        inputProps={{ maxLength: DISPUTE_TEXT_MAX, 'aria-describedby': `${id}-help`, 'aria-invalid': empty }}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormHelperText id={`${id}-help`} error={empty}>
        {empty ? t('dispute.empty') : t('dispute.help')}
      </FormHelperText>
      {error && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {errorText(error)}
        </Alert>
      )}
      <Button type="submit" variant="contained" aria-busy={isPending} sx={{ mt: 3 }}>
        {t('dispute.send')}
      </Button>
    </Box>
  )
}
