import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { referralCreateSchema } from '#src/contract/entities/partners/referral.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useInvite } from './hooks.ts'

/** An address as it is, a mobile number however it is written. */
const contactOf = (typed: string): string => (/[@a-z]/i.test(typed) ? typed.trim() : typedPhone(typed))

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
        <Invitation />
      ) : (
        <Typography>{t('invite.noRight')}</Typography>
      )}
    </Card>
  )
}

function Invitation() {
  const { t } = useTranslation('partner-referral')
  const form = useContractForm('createReferral', referralCreateSchema, {
    start: { name: '', contact: '', consent: false },
    body: ({ name, contact, consent }) => ({ name: name.trim(), contact: contactOf(contact), consent }),
    send: useInvite().mutateAsync,
    done: ({ name }) => {
      form.hands.reset()
      toast.success(t('invite.done', { name }))
    },
  })
  return (
    <Box component={Form} form={form} prefix="field-invite" sx={{ display: 'grid', gap: 4 }}>
      <TextField
        name="name"
        label={t('invite.name')}
        what={t('invite.what.name')}
        input={{ autoComplete: 'off', maxLength: 120 }}
      />
      <TextField
        name="contact"
        label={t('invite.contact')}
        what={t('invite.what.contact')}
        help={t('invite.contactHelp')}
        input={{ autoComplete: 'off', maxLength: 254, autoCapitalize: 'none', spellCheck: false }}
      />
      <CheckboxLineField name="consent" messages={{ 'rules:consent.missing': t('invite.consentMissing') }}>
        {t('invite.consent')}
      </CheckboxLineField>
      <Box>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t(form.busy ? 'invite.sending' : 'invite.send')}
        </Button>
      </Box>
    </Box>
  )
}
