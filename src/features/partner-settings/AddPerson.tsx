import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerPersonCreateSchema } from '#src/contract/entities/partners/partner-settings.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { PlainField } from '#src/ui/form/PlainField.tsx'
import { usePlainForm } from '#src/ui/form/use-plain-form.ts'
import type { NewPassword } from '#src/ui/PasswordDialog.tsx'
import { useAddPerson } from './hooks.ts'
import { RightBoxes } from './RightBoxes.tsx'
import { fields, whole } from './SettingsCard.tsx'

const EMPTY = { name: '', email: '' }

/** A new person and what they may do; the first password is shown once. */
export function AddPerson({ onCreated }: { onCreated: (shown: NewPassword) => void }) {
  const { t } = useTranslation('partner-settings')
  const form = usePlainForm('field-person', EMPTY)
  const [rights, setRights] = useState<readonly PartnerRight[]>(['leads'])
  const { mutate, isPending } = useAddPerson()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const person = { name: form.values.name.trim(), email: form.values.email.trim() }
    const body = { ...person, rights: [...rights] }
    if (isPending || form.check(partnerPersonCreateSchema, body)) return
    mutate(body, {
      onSuccess: ({ password }) => {
        form.reset(EMPTY)
        onCreated({ ...person, password })
      },
      onError: form.refuse,
    })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} aria-label={t('people.add')} sx={{ mt: 5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 3 }}>
        {t('people.add')}
      </Typography>
      <Box sx={fields}>
        <PlainField
          form={form}
          name="name"
          label={t('people.name')}
          what={t('people.what.name')}
          input={{ maxLength: 120 }}
        />
        <PlainField
          form={form}
          name="email"
          label={t('people.email')}
          what={t('people.what.email')}
          input={{ inputMode: 'email', autoCapitalize: 'none', maxLength: 254 }}
        />
        <Box sx={whole}>
          <Typography variant="subtitle2" component="p" aria-hidden="true">
            {t('people.rights')}
          </Typography>
          <RightBoxes
            label={t('people.rights')}
            rights={rights}
            onChange={(right, given) => setRights(given ? [...rights, right] : rights.filter((each) => each !== right))}
          />
        </Box>
      </Box>
      <Button type="submit" variant="contained" aria-busy={isPending} sx={{ mt: 3 }}>
        {t(isPending ? 'people.creating' : 'people.create')}
      </Button>
    </Box>
  )
}
