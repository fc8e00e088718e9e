import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { isEmail } from '#src/contract/rules/email.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { getBoot } from '#src/lib/boot.ts'
import { isAboutTheDigits, otpErrorText } from '#src/lib/otp-error.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { OtpInput } from '#src/ui/site/OtpInput.tsx'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { TextInput } from '#src/ui/site/TextInput.tsx'
import { useContactCode } from '../hooks.ts'

interface ContactCodeDialogProps {
  channel: 'mobile' | 'email'
  /** What was typed in the form. */
  start: string
  /** True when it takes the place of one that signs in now. */
  change: boolean
  onClose: () => void
  onVerified: (value: string) => void
}

const CODE = /^[0-9]{6}$/

/** Proves a contact: where the code goes, then the code. Nothing typed is lost when something fails. */
export function ContactCodeDialog({ channel, start, change, onClose, onVerified }: ContactCodeDialogProps) {
  const { t } = useTranslation(['profile', 'rules', 'verification'])
  const { t: tCode } = useTranslation('verification')
  const { send, verify } = useContactCode()
  const input = useRef<HTMLInputElement>(null)
  const [destination, setDestination] = useState(start)
  const [wrong, setWrong] = useState<string | null>(null)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const [code, setCode] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const busy = send.isPending || verify.isPending
  const mobile = channel === 'mobile'

  const ask = () => {
    if (busy) return
    verify.reset()
    send.mutate(
      { channel, destination: destination.trim() },
      {
        onSuccess: ({ resend_in }) => {
          setResendAt(Date.now() + resend_in * 1000)
          setCode('')
          requestAnimationFrame(() => input.current?.focus())
        },
        onError: (error) => {
          setWrong((error instanceof ApiError && error.errors?.['destination']) || null)
          input.current?.focus()
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside the form of the step, which must not be sent with it.
    event.stopPropagation()
    if (busy) return
    if (resendAt === null) {
      const text = destination.trim()
      const right = mobile ? isPhone(text) : text !== '' && isEmail(text.toLowerCase())
      setWrong(right ? null : mobile ? t('rules:phone.invalid') : t('rules:email.invalid'))
      return right ? ask() : input.current?.focus()
    }
    if (!CODE.test(code)) {
      setTooShort(true)
      return input.current?.focus()
    }
    send.reset()
    verify.mutate(code, {
      onSuccess: ({ data }) => onVerified(data[channel].value),
      onError: () => input.current?.select(),
    })
  }

  const failure = verify.error ?? send.error
  const elsewhere = failure instanceof ApiError && failure.code === 'contact_elsewhere'
  const words = failure === null ? null : elsewhere ? t('contact.elsewhere') : otpErrorText(failure, tCode)
  const atField = isAboutTheDigits(failure) || wrong !== null
  return (
    <Dialog open fullWidth onClose={() => !busy && onClose()} aria-labelledby="contact-code-title">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id="contact-code-title">
          {t(change ? `contact.change.${channel}` : `contact.verify.${channel}`)}
        </DialogTitle>
        <DialogContent>
          {resendAt === null ? (
            <>
              <Typography sx={{ mb: 4, color: 'text.secondary' }}>
                {t(change ? 'contact.changeText' : 'contact.verifyText')}
              </Typography>
              <TextInput
                autoFocus
                label={t(change ? `contact.new.${channel}` : `fields.${mobile ? 'mobile_phone_number' : 'email'}`)}
                inputRef={input}
                value={destination}
                error={wrong}
                onChange={(event) => {
                  setDestination(mobile ? typedPhone(event.target.value) : event.target.value)
                  setWrong(null)
                  send.reset()
                }}
                {...(mobile
                  ? { type: 'tel', inputMode: 'numeric' as const, autoComplete: 'tel-national', before: '+91' }
                  : { type: 'email', inputMode: 'email' as const, autoComplete: 'email', maxLength: 254 })}
              />
            </>
          ) : (
            <>
              <Typography role="status" sx={{ mb: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('contact.sent', { destination: mobile ? `+91 ${destination}` : destination.trim() })}
              </Typography>
              <OtpInput
                label={tCode('code')}
                value={code}
                onChange={(digits) => {
                  setCode(digits)
                  setTooShort(false)
                  verify.reset()
                }}
                error={tooShort ? t('rules:otp.invalid') : isAboutTheDigits(failure) ? words : null}
                inputRef={input}
              />
              <ResendCode resendAt={resendAt} busy={busy} onResend={ask} />
            </>
          )}
          {words !== null && !atField && (
            <Box sx={{ mt: 4 }}>
              <Note tone="err" role="alert">
                {words}
              </Note>
            </Box>
          )}
          {getBoot().sandbox && resendAt !== null && (
            <Box sx={{ mt: 4 }}>
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
          <Button type="submit" variant="contained" aria-busy={busy}>
            {t(resendAt === null ? 'contact.send' : 'contact.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
