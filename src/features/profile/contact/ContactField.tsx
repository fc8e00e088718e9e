import '../product-form.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTheme } from '#src/brand/with-theme.ts'
import { agreeingChannel } from '#src/contract/entities/identity/sign-in-contact.ts'
import { isEmail, emailHint } from '#src/contract/rules/person/email.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Tick } from '#src/ui/form/fields/InputField.tsx'
import { PhoneField } from '#src/ui/form/fields/PhoneField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { useField } from '#src/ui/form/fields/use-field.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { useSignInContacts } from '../hooks.ts'

const ContactCodeDialog = lazyPart(() =>
  withTheme(async () => (await import('./ContactCodeDialog.tsx')).ContactCodeDialog),
)

const FIELDS = { mobile: 'mobile_phone_number', email: 'email' } as const
const isRight = { mobile: isPhone, email: (text: string) => text !== '' && isEmail(text.toLowerCase()) }

interface ContactFieldProps {
  channel: 'mobile' | 'email'
  /** What the profile knows of it before the contacts are here. */
  signsIn: boolean
}

/**
 * A contact of the customer, and whether it signs them in. One that does changes by a code of its own and one of the new
 * contact; one that was only typed is as free as any answer, and can be verified here.
 */
export function ContactField({ channel, signsIn }: ContactFieldProps) {
  const { t } = useTranslation('profile')
  const name = FIELDS[channel]
  const { text, onChange } = useField(name)
  const { data: contacts } = useSignInContacts()
  const [asking, setAsking] = useOpened<boolean>(false)
  const [done, setDone] = useState(false)
  const verified = contacts ? contacts[channel].verified : signsIn
  const typed = text.trim()
  const canVerify = contacts !== undefined && !verified && isRight[channel](typed)

  const by = contacts && agreeingChannel({ mobile: contacts.mobile.verified, email: contacts.email.verified }, channel)
  const agreeing = contacts && by ? { channel: by, value: contacts[by].value } : null

  const label = t(`rules:labels.${name}`)
  const shared = verified ? { readOnly: true, help: t('contact.signsIn') } : { help: t(`help.${name}`) }
  return (
    <div className="contact-field">
      {channel === 'mobile' ? (
        <PhoneField name={name} label={label} {...shared} />
      ) : (
        <TextField
          name={name}
          label={label}
          errorHint={emailHint}
          {...shared}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false }}
        />
      )}
      {((verified && contacts) || canVerify) && (
        <div className="contact-state">
          <span className={verified ? 'contact-word ok' : 'contact-word mut'}>
            {verified && <Tick />}
            {t(verified ? 'contact.verified' : 'contact.notVerified')}
          </span>
          <Button look="text" small onClick={() => setAsking(true)}>
            {t(verified ? `contact.change.${channel}` : `contact.verify.${channel}`)}
          </Button>
        </div>
      )}
      <div role="status" className="contact-word">
        {done && t(`contact.done.${channel}`)}
      </div>
      {asking && agreeing && (
        <ContactCodeDialog
          channel={channel}
          start={verified ? '' : typed}
          change={verified}
          agreeing={agreeing}
          onClose={() => setAsking(false)}
          onVerified={(value) => {
            setAsking(false)
            setDone(true)
            onChange(value)
          }}
        />
      )}
    </div>
  )
}
