import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { useStaff } from './hooks.ts'

/** Of whom, and by which act, work goes into other hands. */
export type HandingAct = 'role' | 'suspend' | 'leave'

export const WORK = ['tickets', 'enquiries', 'promises', 'calls', 'views', 'asked'] as const

/** Views stay with somebody who may come back; what was asked for waits in any case. */
const kindsOf = (act: HandingAct) => WORK.filter((kind) => act === 'leave' || kind !== 'views')

/** What is in somebody's hands, and who takes it over; nothing where they have nothing. */
export function HandOn({ person, act }: { person: StaffMember; act: HandingAct }) {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const { data } = useStaff()
  const open = kindsOf(act).filter((kind) => person.work[kind] > 0)
  if (open.length === 0) return null
  const others = (data?.people ?? []).filter(
    ({ admin_id, state }) => state === 'active' && admin_id !== person.admin_id,
  )
  const passed = open.filter((kind) => kind !== 'asked')
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity="info">
        {t(`handOn.lead.${act}`)}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
          {open.map((kind) => (
            <li key={kind}>{t(`handOn.${kind}`, { count: person.work[kind] })}</li>
          ))}
        </Box>
      </Alert>
      {passed.length > 0 && (
        <SelectField
          name="hand_to"
          label={t('handOn.to')}
          help={t('handOn.toHelp')}
          choices={[
            { id: '', value: t('handOn.everybody') },
            ...others.map(({ admin_id, name, role_id }) => ({
              id: String(admin_id),
              value: t('handOn.person', { name, role: t(`staff:roles.${role_id}`) }),
            })),
          ]}
        />
      )}
    </Box>
  )
}
