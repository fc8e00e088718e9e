import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { getBoot } from '#src/lib/boot.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { otpErrorText } from '#src/lib/http/otp-error.ts'
import { OtpField, SiteField } from '#src/ui/form/fields/SiteField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { useContactChange } from './use-contact-change.ts'
import type { Channel } from './use-contact-change.ts'

interface ContactCodeDialogProps {
  channel: Channel
  /** What was typed in the form. */
  start: string
  /** True when it takes the place of one that signs in now. */
  change: boolean
  /** The one that signs in now and has to agree. */
  agreeing: { channel: Channel; value: string }
  onClose: () => void
  onVerified: (value: string) => void
}

const shown = (channel: Channel, value: string): string => (channel === 'mobile' ? `+91 ${value}` : value)

/** Proves a contact, step by step: a code to the one that signs in now, then the new one, then its code. */
export function ContactCodeDialog({ channel, start, change, agreeing, onClose, onVerified }: ContactCodeDialogProps) {
  const { t } = useTranslation(['profile', 'verification'])
  const { t: tCode } = useTranslation('verification')
  const { step, busy, failure, oldSent, newSent, ...forms } = useContactChange(channel, start, onVerified)
  const mobile = channel === 'mobile'
  const old = shown(agreeing.channel, agreeing.value)
  const elsewhere = failure instanceof ApiError && failure.code === 'contact_elsewhere'
  const words = failure === null ? null : elsewhere ? t('contact.elsewhere') : otpErrorText(failure, tCode)
  const sent = step === 'ask' ? oldSent : newSent
  return (
    <Dialog open fullWidth onClose={() => !busy && onClose()} aria-labelledby="contact-code-title">
      <Box component={Form} form={forms[step]} prefix="contact-code" sx={{ display: 'contents' }}>
        <DialogTitle id="contact-code-title">
          {t(change ? `contact.change.${channel}` : `contact.verify.${channel}`)}
        </DialogTitle>
        <DialogContent>
          {step === 'agree' && (
            <>
              <Typography sx={text}>{t('contact.agreeText', { destination: old })}</Typography>
              <Typography sx={text}>
                {t(`contact.lost.${agreeing.channel}`)}{' '}
                <Link className="textlink" to={pathTo('needHelp')}>
                  {t('contact.lostLink')}
                </Link>
              </Typography>
            </>
          )}
          {step === 'ask' && (
            <>
              <Typography role="status" sx={text}>
                {t('contact.sent', { destination: old })}
              </Typography>
              <OtpField key="old_otp" name="old_otp" label={tCode('code')} />
              {oldSent && <ResendCode resendAt={oldSent.resendAt} busy={busy} onResend={forms.agree.submit} />}
              <Typography sx={{ ...text, mt: 6 }}>{t(change ? 'contact.changeText' : 'contact.verifyText')}</Typography>
              <SiteField
                key="destination"
                name="destination"
                label={t(
                  change ? `contact.new.${channel}` : `rules:labels.${mobile ? 'mobile_phone_number' : 'email'}`,
                )}
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
          )}
          {step === 'prove' && (
            <>
              <Typography role="status" sx={text}>
                {t('contact.sent', { destination: shown(channel, forms.destination()) })}{' '}
                {!elsewhere && (
                  <button type="button" className="textlink" disabled={busy} onClick={forms.another}>
                    {tCode(mobile ? 'changeNumber' : 'changeEmail')}
                  </button>
                )}
              </Typography>
              {!elsewhere && (
                <>
                  <OtpField key="otp" name="otp" label={tCode('code')} />
                  {newSent && <ResendCode resendAt={newSent.resendAt} busy={busy} onResend={forms.ask.submit} />}
                </>
              )}
            </>
          )}
          {sent?.late && step !== 'agree' && !elsewhere && (
            <Below>
              <Note tone="warn" role="status">
                {t('contact.late')}
              </Note>
            </Below>
          )}
          {words !== null && (
            <Below>
              <Note tone="err" role="alert">
                {words}
              </Note>
            </Below>
          )}
          {getBoot().sandbox && step !== 'agree' && !elsewhere && (
            <Below>
              <Note icon="info">
                {tCode('sandbox')} <NewTabLink href={pathTo('outbox')}>{tCode('sandboxLink')}</NewTabLink>
              </Note>
            </Below>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {t('contact.cancel')}
          </Button>
          {elsewhere ? (
            // That code has been used: another contact needs another one.
            <Button key="another" variant="contained" onClick={forms.another}>
              {t(`contact.another.${channel}`)}
            </Button>
          ) : (
            <Button key="submit" type="submit" variant="contained" autoFocus={step === 'agree'} aria-busy={busy}>
              {t(step === 'prove' ? 'contact.confirm' : 'contact.send')}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}

const text = { mb: 4, color: 'text.secondary', overflowWrap: 'anywhere' }

const Below = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 4, '& a': { color: 'var(--link)' } }}>{children}</Box>
)
