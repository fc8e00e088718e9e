import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { emailHint, isEmail } from '#src/contract/rules/email.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import type { LeadInspection } from '#src/contract/entities/leads/tracking-link.ts'
import { OFFERING_KINDS, typeOfKind } from './products.ts'
import type { OfferingKind } from './products.ts'
import { dateShort, dateTime } from '#src/lib/format.ts'
import { errorText } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { useInspectLead } from './hooks.ts'

const CONTACT = 'field-inspect-contact'
const PRODUCT = 'field-inspect-product'

/** What was typed, as a mobile number or an address; or the key of what is wrong with it. */
function contactOf(text: string): { mobile: string } | { email: string } | { wrong: string } {
  const email = text.trim()
  if (/[@a-z]/i.test(email)) return isEmail(email) ? { email } : { wrong: emailHint(email) ?? 'rules:email.invalid' }
  const mobile = typedPhone(text)
  if (mobile === '') return { wrong: 'rules:contact.invalid' }
  return isPhone(mobile) ? { mobile } : { wrong: 'rules:phone.invalid' }
}

/** Why somebody is, or is not, the partner's lead. */
export function LeadInspector({ first }: { first: OfferingKind }) {
  const { t } = useTranslation(['partner-offering', 'products', 'rules'])
  const headingId = useId()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<OfferingKind>(first)
  const [wrong, setWrong] = useState<string | null>(null)
  const inspect = useInspectLead()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (inspect.isPending) return
    const contact = contactOf(text)
    if ('wrong' in contact) {
      setWrong(contact.wrong)
      return document.getElementById(CONTACT)?.focus()
    }
    inspect.mutate({ ...contact, product_type: typeOfKind(kind) })
  }
  return (
    <Card component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id={headingId}>
        {t('inspector.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('inspector.help')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{
          display: 'grid',
          gap: 4,
          mt: 4,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        }}
      >
        <FormField id={CONTACT} label={t('inspector.contact')} error={wrong === null ? null : t(wrong)}>
          {(describedBy) => (
            <OutlinedInput
              id={CONTACT}
              value={text}
              error={wrong !== null}
              onChange={(event) => {
                setText(event.target.value)
                setWrong(null)
                inspect.reset()
              }}
              inputProps={{
                inputMode: 'email',
                // Another person's.
                autoComplete: 'off',
                autoCapitalize: 'none',
                spellCheck: false,
                'aria-describedby': describedBy,
                'aria-invalid': wrong === null ? undefined : true,
              }}
            />
          )}
        </FormField>
        <FormField id={PRODUCT} label={t('inspector.product')}>
          {() => (
            <Select
              native
              value={kind}
              onChange={(event) => {
                setKind(OFFERING_KINDS.find((each) => each === event.target.value) ?? first)
                inspect.reset()
              }}
              inputProps={{ id: PRODUCT }}
            >
              {OFFERING_KINDS.map((each) => (
                <option key={each} value={each}>
                  {t(`products:kinds.${each}.name`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <Button type="submit" variant="outlined" aria-busy={inspect.isPending} sx={{ mt: { sm: 7 } }}>
          {inspect.isPending ? t('inspector.busy') : t('inspector.submit')}
        </Button>
      </Box>
      <Box role="status">
        {inspect.data && <Verdict inspection={inspect.data} />}
        {inspect.error && (
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
