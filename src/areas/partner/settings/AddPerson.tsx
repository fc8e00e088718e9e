import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { partnerPersonCreateSchema } from '#src/contract/entities/partners/partner-settings.ts'
import type { PartnerPersonCreate } from '#src/contract/entities/partners/partner-settings.ts'
import { INVITATION_HOURS } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { fields, whole } from '#src/ui/page/SettingsCard.tsx'
import { useAddPerson } from './hooks.ts'
import { RightBoxes } from './RightBoxes.tsx'

const EMPTY: PartnerPersonCreate = { name: '', email: '', rights: ['leads'] }

/** A new person and what they may do; a link to choose a password goes to them by mail. */
export function AddPerson() {
  const { t } = useTranslation('partner-settings')
  const form = useContractForm('createPartnerPerson', partnerPersonCreateSchema, {
    start: EMPTY,
    body: ({ name, email, rights }) => ({ name: name.trim(), email: email.trim(), rights }),
    send: useAddPerson().mutateAsync,
    done: (_, { email, rights }) => {
      form.hands.reset({ name: '', email: '', rights })
      toast.success(t('people.sent', { email, hours: INVITATION_HOURS }))
    },
  })
  return (
    <Box component={Form} form={form} prefix="field-person" aria-label={t('people.add')} sx={{ mt: 5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 3 }}>
        {t('people.add')}
      </Typography>
      <Box sx={fields}>
        <TextField
          name="name"
          label={t('people.name')}
          what={t('people.what.name')}
          input={{ autoComplete: 'off', maxLength: 120 }}
        />
        <TextField
          name="email"
          label={t('people.email')}
          what={t('people.what.email')}
          input={{ autoComplete: 'off', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 }}
        />
        <Box sx={whole}>
          <Typography variant="subtitle2" component="p" aria-hidden="true">
            {t('people.rights')}
          </Typography>
          <Rights label={t('people.rights')} />
        </Box>
      </Box>
      <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 3 }}>
        {t(form.busy ? 'people.creating' : 'people.create')}
      </Button>
    </Box>
  )
}

function Rights({ label }: { label: string }) {
  const { field } = useController<PartnerPersonCreate, 'rights'>({ name: 'rights' })
  return (
    <RightBoxes
      label={label}
      rights={field.value}
      onChange={(right, given) =>
        field.onChange(given ? [...field.value, right] : field.value.filter((each) => each !== right))
      }
    />
  )
}
