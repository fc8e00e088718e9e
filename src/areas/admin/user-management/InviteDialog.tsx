import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { ADMIN_ROLES, isAdminRole } from '#src/contract/admin-roles.ts'
import { INVITATION_HOURS, staffInvitationSchema } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useInvite } from './hooks.ts'

/** Name, address and role of somebody new; the rest they choose themselves. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const form = useContractForm('inviteStaff', staffInvitationSchema, {
    start: { name: '', email: '', role_id: '3' },
    body: ({ name, email, role_id }) => {
      const role = Number(role_id)
      return { name: name.trim(), email: email.trim(), role_id: isAdminRole(role) ? role : 3 }
    },
    send: useInvite().mutateAsync,
    done: ({ email }) => {
      toast.success(t('invite.sent', { email }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('invite.title')} confirm={t('invite.confirm')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('invite.text', { hours: INVITATION_HOURS })}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField name="name" label={t('invite.name')} input={{ autoComplete: 'off', maxLength: 120 }} />
        <TextField
          name="email"
          label={t('invite.email')}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 }}
        />
        <SelectField
          name="role_id"
          label={t('list.role')}
          help={t('invite.roleHelp')}
          choices={ADMIN_ROLES.map((role) => ({
            id: String(role),
            value: t('list.roleOf', { id: role, name: t(`staff:roles.${role}`) }),
          }))}
        />
      </Box>
    </FormDialog>
  )
}
