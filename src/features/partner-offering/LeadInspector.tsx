import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { leadInspectSchema } from '#src/contract/entities/leads/tracking-link.ts'
import type { LeadInspection } from '#src/contract/entities/leads/tracking-link.ts'
import { emailHint, isEmail } from '#src/contract/rules/person/email.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { errorText } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useInspectLead } from './hooks.ts'
import { OFFERING_KINDS, typeOfKind } from './products.ts'
import type { OfferingKind } from './products.ts'

/** What was typed, as an address where it has letters, else as a mobile number. */
const contactOf = (text: string): { mobile: string } | { email: string } =>
  /[@a-z]/i.test(text) ? { email: text.trim() } : { mobile: typedPhone(text) }

function problemOf(text: string): string | undefined {
  const contact = contactOf(text)
  if ('email' in contact)
    return isEmail(contact.email) ? undefined : (emailHint(contact.email) ?? 'rules:email.invalid')
  if (contact.mobile === '') return 'rules:contact.invalid'
  return isPhone(contact.mobile) ? undefined : 'rules:phone.invalid'
}

/** Why somebody is, or is not, the partner's lead. */
export function LeadInspector({ first }: { first: OfferingKind }) {
  const { t } = useTranslation(['partner-offering', 'products'])
  const headingId = useId()
  const inspect = useInspectLead()
  const form = useContractForm('inspectLead', leadInspectSchema, {
    start: { contact: '', kind: first },
    body: ({ contact, kind }) => ({ ...contactOf(contact), product_type: typeOfKind(kind) }),
    check: ({ contact }) => ({ contact: problemOf(contact) }),
    send: inspect.mutateAsync,
    failureIn: 'form',
  })
  const { subscribe } = form.hands
  const { reset } = inspect
  // An answer is about what it was asked, not about what is being typed.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ type }) => type === 'change' && reset() }),
    [reset, subscribe],
  )
  return (
    <Card component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id={headingId}>
        {t('inspector.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('inspector.help')}
      </Typography>
      <Box
        component={Form}
        form={form}
        prefix="field-inspect"
        sx={{
          display: 'grid',
          gap: 4,
          mt: 4,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        }}
      >
        <TextField
          name="contact"
          label={t('inspector.contact')}
          // Another person's.
          input={{ inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <SelectField
          name="kind"
          label={t('inspector.product')}
          choices={OFFERING_KINDS.map((kind) => ({ id: kind, value: t(`products:kinds.${kind}.name`) }))}
        />
        <Button type="submit" variant="outlined" aria-busy={form.busy} sx={{ mt: { sm: 7 } }}>
          {form.busy ? t('inspector.busy') : t('inspector.submit')}
        </Button>
      </Box>
      <Box role="status">
        {inspect.data && <Verdict inspection={inspect.data} />}
        {inspect.error && form.failure !== null && (
          <Alert severity="error" role="presentation" sx={{ mt: 4 }}>
            {errorText(inspect.error)}
          </Alert>
        )}
      </Box>
    </Card>
  )
}

const TONES = { yours: 'success', not_yours: 'warning', none: 'info' } as const

function Verdict({ inspection }: { inspection: LeadInspection }) {
  const { t } = useTranslation('partner-offering')
  const { verdict, reasons, reference, held_until, touches } = inspection
  const until = held_until === null ? '' : dateShort(held_until)
  return (
    <Alert severity={TONES[verdict]} role="presentation" sx={{ mt: 4 }}>
      <Typography variant="subtitle1" component="p">
        {t(`inspector.verdict.${verdict}`, { reference: reference ?? '' })}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2">
          {t(`inspector.reason.${reason}`, { until })}
        </Typography>
      ))}
      {touches.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p" sx={{ mt: 3 }}>
            {t('inspector.touches')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {touches.map(({ at, channel, label }) => (
              <Typography key={`${at} ${channel}`} component="li" variant="body2">
                {t(label ? 'inspector.touchNamed' : 'inspector.touch', {
                  when: dateTime(at),
                  channel: t(`inspector.channel.${channel}`),
                  name: label ?? '',
                })}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
