import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isEmail } from '#src/contract/rules/email.ts'
import { otp } from '#src/contract/rules/otp-schema.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { string } from '#src/contract/yup.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { getBoot } from '#src/lib/boot.ts'
import { fieldError, isAboutTheDigits, otpErrorText } from '#src/lib/otp-error.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { OtpField, SiteField } from '#src/ui/form/SiteField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { useRefusedDigits } from '#src/ui/site/use-refused-digits.ts'
import { useContactCode } from './hooks.ts'

interface ContactCodeDialogProps {
  channel: 'mobile' | 'email'
  /** What was typed in the form. */
  start: string
  /** True when it takes the place of one that signs in now. */
  change: boolean
  onClose: () => void
  onVerified: (value: string) => void
}

const destinationSchema = (mobile: boolean) =>
  strictObject({
    destination: string().test('contact', mobile ? 'rules:phone.invalid' : 'rules:email.invalid', (value = '') =>
      mobile ? isPhone(value) : value !== '' && isEmail(value.toLowerCase()),
    ),
  })
const otpSchema = strictObject({ otp: otp.defined() })

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000

/** Proves a contact: where the code goes, then the code. Nothing typed is lost when something fails. */
export function ContactCodeDialog({ channel, start, change, onClose, onVerified }: ContactCodeDialogProps) {
  const { t } = useTranslation(['profile', 'verification'])
  const { t: tCode } = useTranslation('verification')
  const { send, verify } = useContactCode()
  const [resendAt, setResendAt] = useState<number | null>(null)
  const [late, setLate] = useState(false)
  const mobile = channel === 'mobile'
  const refused = useRefusedDigits()
  const ask = useContractForm('sendContactCode', destinationSchema(mobile), {
    start: { destination: start },
    body: ({ destination }) => ({ destination: destination.trim() }),
    send: ({ destination }) => send.mutateAsync({ channel, destination }),
    done: ({ resend_in, late: isLate }) => {
      setLate(isLate)
      setResendAt(inSeconds(resend_in))
      refused.forget()
      prove.hands.reset()
      prove.fail(null)
      requestAnimationFrame(() => prove.hands.setFocus('otp'))
    },
    refused: (error) => {
      if (fieldError(error, 'destination') === undefined) ask.fail(error)
      return fieldError(error, 'destination') === undefined
    },
  })
  const prove = useContractForm('verifyContactCode', otpSchema, {
    start: { otp: '' },
    send: ({ otp: digits }) => refused.send(digits, () => verify.mutateAsync(digits)),
    done: ({ data }) => onVerified(data[channel].value),
    refused: (error) => {
      if (isAboutTheDigits(error)) prove.hands.setError('otp', { type: 'server', message: otpErrorText(error, tCode) })
      else prove.fail(error)
      prove.hands.setFocus('otp', { shouldSelect: true })
      return true
    },
  })
  const asking = resendAt === null
  const busy = ask.busy || prove.busy
  const destination = ask.hands.getValues('destination')
  const failure = prove.failure ?? ask.failure
  const elsewhere = failure instanceof ApiError && failure.code === 'contact_elsewhere'
  const words = failure === null ? null : elsewhere ? t('contact.elsewhere') : otpErrorText(failure, tCode)
  const onAnother = () => {
    setResendAt(null)
    for (const form of [ask, prove]) form.fail(null)
    requestAnimationFrame(() => ask.hands.setFocus('destination', { shouldSelect: true }))
  }
  const another = (
    <button type="button" className="textlink" disabled={busy} onClick={onAnother}>
      {tCode(mobile ? 'changeNumber' : 'changeEmail')}
    </button>
  )
  return (
    <Dialog open fullWidth onClose={() => !busy && onClose()} aria-labelledby="contact-code-title">
      <Box component={Form} form={asking ? ask : prove} prefix="contact-code" sx={{ display: 'contents' }}>
        <DialogTitle id="contact-code-title">
          {t(change ? `contact.change.${channel}` : `contact.verify.${channel}`)}
        </DialogTitle>
        <DialogContent>
          {asking ? (
            <>
              <Typography sx={{ mb: 4, color: 'text.secondary' }}>
                {t(change ? 'contact.changeText' : 'contact.verifyText')}
              </Typography>
              <SiteField
                key="destination"
                autoFocus
                name="destination"
                label={t(change ? `contact.new.${channel}` : `fields.${mobile ? 'mobile_phone_number' : 'email'}`)}
                {...(mobile
                  ? {
                      keep: typedPhone,
                      type: 'tel',
                      inputMode: 'numeric' as const,
                      autoComplete: 'tel-national',
                      before: '+91',
                    }
                  : { type: 'email', inputMode: 'email' as const, autoComplete: 'email', maxLength: 254 })}
              />
            </>
          ) : (
            <>
              <Typography role="status" sx={{ mb: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('contact.sent', { destination: mobile ? `+91 ${destination}` : destination.trim() })}{' '}
                {!elsewhere && another}
              </Typography>
              {!elsewhere && (
                <>
                  <OtpField key="otp" name="otp" label={tCode('code')} />
                  <ResendCode resendAt={resendAt} busy={busy} onResend={ask.submit} />
                </>
              )}
            </>
          )}
          {late && !asking && !elsewhere && (
            <Box sx={{ mt: 4 }}>
              <Note tone="warn" role="status">
                {t('contact.late')}
              </Note>
            </Box>
          )}
          {words !== null && (
            <Box sx={{ mt: 4 }}>
              <Note tone="err" role="alert">
                {words}
              </Note>
            </Box>
          )}
          {getBoot().sandbox && !asking && !elsewhere && (
            <Box sx={{ mt: 4, '& a': { color: 'var(--link)' } }}>
              <Note icon="info">
                {tCode('sandbox')} <NewTabLink href={pathTo('outbox')}>{tCode('sandboxLink')}</NewTabLink>
              </Note>
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {t('contact.cancel')}
          </Button>
          {elsewhere ? (
            // That code has been used: another contact needs another one.
            <Button variant="contained" onClick={onAnother}>
              {t(`contact.another.${channel}`)}
            </Button>
          ) : (
            <Button type="submit" variant="contained" aria-busy={busy}>
              {t(asking ? 'contact.send' : 'contact.confirm')}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
