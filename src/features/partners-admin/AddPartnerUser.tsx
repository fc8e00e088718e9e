import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { partnerUserCreateSchema } from '#src/contract/entities/partners/partner-user.ts'
import { INVITATION_HOURS } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useCreatePartnerUser } from './hooks.ts'

const FIELDS = ['name', 'email'] as const

/** A new person of the partner, who gets a link by mail; what was typed stays until it is saved. */
export function AddPartnerUser({ partnerId }: { partnerId: number }) {
  const { t } = useTranslation('partners-admin')
  const form = useContractForm('createPartnerUser', partnerUserCreateSchema, {
    start: { name: '', email: '' },
    body: ({ name, email }) => ({ name: name.trim(), email: email.trim() }),
    send: useCreatePartnerUser(partnerId).mutateAsync,
    done: (_, { email }) => {
      form.hands.reset()
      toast.success(t('users.sent', { email, hours: INVITATION_HOURS }))
    },
  })
  return (
    <Box component={Form} form={form} prefix="field-user" aria-label={t('users.add')} sx={{ mt: 5 }}>
      <Typography variant="h5" component="h3">
        {t('users.add')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mt: 3 }}>
        {FIELDS.map((field) => (
          <Box key={field} sx={{ flex: '1 1 220px', maxWidth: 360, display: 'grid' }}>
            <TextField
              name={field}
              label={t(`users.${field}`)}
              what={t(`users.fields.${field}`)}
              input={{
                autoComplete: 'off',
                autoCapitalize: field === 'email' ? 'none' : 'words',
                inputMode: field === 'email' ? 'email' : 'text',
                maxLength: 254,
              }}
            />
          </Box>
        ))}
        <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: { sm: 6 } }}>
          {t('users.create')}
        </Button>
      </Box>
    </Box>
  )
}
