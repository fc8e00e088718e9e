import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { referralCreateSchema } from '#src/contract/entities/partners/referral.ts'
import { useSession } from '#src/lib/session.ts'
import { toast } from '#src/lib/toast.ts'
import { PlainField } from '#src/ui/form/PlainField.tsx'
import { usePlainForm } from '#src/ui/form/use-plain-form.ts'
import { useInvite } from './hooks.ts'

const EMPTY = { name: '', contact: '' }

/** Notes whom the partner invites, after that person's yes; the link is the partner's to send. */
export function InviteForm() {
  const { t } = useTranslation('partner-referral')
  const masquerade = useSession((session) => session.masquerade !== null)
  const mayInvite = useSession((session) => session.partner?.rights.includes('marketing') === true)
  return (
    <Card component="section" variant="outlined" aria-labelledby="invite" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id="invite" sx={{ mb: 4 }}>
        {t('invite.title')}
      </Typography>
      {masquerade ? (
        <Typography>{t('invite.masquerade')}</Typography>
      ) : mayInvite ? (
        <Form />
      ) : (
        <Typography>{t('invite.noRight')}</Typography>
      )}
    </Card>
  )
}

function Form() {
  const { t } = useTranslation('partner-referral')
  const form = usePlainForm('field-invite', EMPTY)
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useInvite()
  const missing = asked && !consent
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    const body = { name: form.values.name.trim(), contact: form.values.contact.trim(), consent }
    // The box has its own message: the fields are judged as if it were ticked.
    if (isPending || form.check(referralCreateSchema, { ...body, consent: true })) return
    if (!consent) return box.current?.focus()
    mutate(body, {
      onSuccess: ({ name }) => {
        form.reset(EMPTY)
        setConsent(false)
        setAsked(false)
        toast.success(t('invite.done', { name }))
      },
      onError: form.refuse,
    })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4 }}>
      <PlainField
        form={form}
        name="name"
        label={t('invite.name')}
        what={t('invite.what.name')}
        input={{ maxLength: 120 }}
      />
      <PlainField
        form={form}
        name="contact"
        label={t('invite.contact')}
        what={t('invite.what.contact')}
        help={t('invite.contactHelp')}
        input={{ maxLength: 254, autoCapitalize: 'none', spellCheck: false }}
      />
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={consent}
              onChange={(_, checked) => setConsent(checked)}
              slotProps={{
                input: {
                  ref: box,
                  'aria-invalid': missing || undefined,
                  'aria-describedby': missing ? 'consent-needed' : undefined,
                },
              }}
            />
          }
          label={t('invite.consent')}
        />
        {missing && (
          <FormHelperText error id="consent-needed" role="alert">
            {t('invite.consentMissing')}
          </FormHelperText>
        )}
      </div>
      <Box>
        <Button type="submit" variant="contained" aria-busy={isPending}>
          {t(isPending ? 'invite.sending' : 'invite.send')}
        </Button>
      </Box>
    </Box>
  )
}
