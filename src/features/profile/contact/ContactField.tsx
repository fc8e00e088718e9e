import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agreeingChannel } from '#src/contract/entities/identity/sign-in-contact.ts'
import { isEmail, emailHint } from '#src/contract/rules/person/email.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { PhoneField } from '#src/ui/form/fields/PhoneField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { useField } from '#src/ui/form/fields/use-field.ts'
import { CheckIcon } from '#src/ui/form/icons.tsx'
import { useSignInContacts } from '../hooks.ts'
import { ContactCodeDialog } from './ContactCodeDialog.tsx'

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
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 2, minWidth: 0 }}>
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 44 }}>
          <Box component="span" sx={{ ...word, color: verified ? 'success.main' : 'text.secondary' }}>
            {verified && <CheckIcon sx={{ fontSize: 18 }} />}
            {t(verified ? 'contact.verified' : 'contact.notVerified')}
          </Box>
          <Button size="small" onClick={() => setAsking(true)} sx={{ px: 2 }}>
            {t(verified ? `contact.change.${channel}` : `contact.verify.${channel}`)}
          </Button>
        </Box>
      )}
      <Box role="status" sx={{ ...word, ...(!done && { position: 'absolute' }) }}>
        {done && t(`contact.done.${channel}`)}
      </Box>
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
    </Box>
  )
}

const word = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.875rem',
  fontWeight: 500,
}
