import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { ADMIN_ROLES, isAdminRole } from '#src/contract/admin-roles.ts'
import { staffChangeSchema, staffReasonSchema } from '#src/contract/entities/staff/staff.ts'
import type { StaffChange, StaffMember } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { EndSignInDialog } from './EndSignInDialog.tsx'
import { HandOn } from './HandOn.tsx'
import type { HandingAct } from './HandOn.tsx'
import { useChangeStaff, useResetFactor } from './hooks.ts'
import { Reason } from './Reason.tsx'

export type StaffAct = 'role' | 'suspend' | 'resume' | 'leave' | 'withdraw' | 'factor' | 'signIns'

interface ChangeDialogProps {
  person: StaffMember
  act: StaffAct
  onClose: () => void
}

const STATES = { suspend: 'suspended', resume: 'active', leave: 'left', withdraw: 'left' } as const

const isHanding = (act: StaffAct): act is HandingAct => act === 'role' || act === 'suspend' || act === 'leave'

/** Asks why, which the activity log keeps, and does it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { person, act } = props
  if (act === 'factor') return <FactorForm {...props} />
  if (act === 'signIns')
    return <EndSignInDialog whose={{ area: 'admin', id: person.admin_id, name: person.name }} onClose={props.onClose} />
  return <ChangeForm key={person.admin_id} {...props} act={act} />
}

function ChangeForm({ person, act, onClose }: ChangeDialogProps & { act: Exclude<StaffAct, 'factor' | 'signIns'> }) {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const form = useContractForm('updateStaff', staffChangeSchema, {
    start: { role_id: String(person.role_id), hand_to: '', reason: '' },
    body: ({ role_id, hand_to, reason }): StaffChange => {
      const role = Number(role_id)
      const change = act === 'role' ? isAdminRole(role) && { role_id: role } : { state: STATES[act] }
      return { reason, ...change, ...(hand_to !== '' && { hand_to: Number(hand_to) }) }
    },
    send: useChangeStaff(person.admin_id).mutateAsync,
    done: ({ waits }) => {
      toast.success(t(waits ? 'acts.waits' : `acts.${act}.done`, { name: person.name }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t(`acts.${act}.of`, { name: person.name })}
      confirm={t(`acts.${act}.confirm`)}
      grave={act === 'leave'}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t(`acts.${act}.text`)}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {act === 'role' && (
          <SelectField
            name="role_id"
            label={t('list.role')}
            choices={ADMIN_ROLES.map((role) => ({
              id: String(role),
              value: t('list.roleOf', { id: role, name: t(`staff:roles.${role}`) }),
            }))}
          />
        )}
        {isHanding(act) && <HandOn person={person} act={act} />}
        <Reason />
      </Box>
    </FormDialog>
  )
}

function FactorForm({ person, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('staff-admin')
  const reset = useResetFactor(person.admin_id)
  const form = useContractForm('resetStaffFactor', staffReasonSchema, {
    start: { reason: '' },
    send: ({ reason }: { reason: string }) => reset.mutateAsync(reason),
    done: ({ waits }) => {
      toast.success(t(waits ? 'acts.waits' : 'acts.factor.done', { name: person.name }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('acts.factor.of', { name: person.name })}
      confirm={t('acts.factor.confirm')}
      grave
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('acts.factor.text')}</DialogContentText>
      <Reason />
    </FormDialog>
  )
}
