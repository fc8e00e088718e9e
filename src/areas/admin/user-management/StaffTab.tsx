import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { STAFF_STATES } from '#src/contract/entities/staff/staff-state.ts'
import { UNUSED_DAYS } from '#src/contract/entities/staff/staff.ts'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import type { StaffAct } from './ChangeDialog.tsx'
import { useResend, useStaff } from './hooks.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'
import { staffColumns } from './staff-columns.tsx'
import { TONES } from './tones.ts'

const SETUP = {
  sortable: ['name', 'role', 'seen', 'state'],
  sort: { key: 'name', direction: 'asc' },
  filters: ['state', 'role'],
} as const

/** Who works here: roles, states, the second factor; inviting, suspending, leaving. */
export function StaffTab() {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const { data, error, refetch } = useStaff()
  const state = useTableState(SETUP)
  const resend = useResend()
  const [inviting, setInviting] = useOpened<boolean>(false)
  const [acting, setActing] = useOpened<{ person: StaffMember; act: StaffAct } | null>(null)
  const columns: Column<StaffMember>[] = [
    ...staffColumns(t),
    {
      key: 'state',
      header: t('list.state'),
      sortable: true,
      value: ({ state: is }) => is,
      exported: ({ state: is }) => t(`states.${is}`),
      cell: ({ state: is }) => <StatusBadge tone={TONES[is]}>{t(`states.${is}`)}</StatusBadge>,
    },
    {
      key: 'acts',
      header: t('list.acts'),
      cell: (person) =>
        person.state === 'left' ? null : (
          <PersonMenu
            person={person}
            onAct={(act) => setActing({ person, act })}
            onResend={() =>
              resend.mutate(person.admin_id, {
                onSuccess: () => toast.success(t('invite.sentAgain', { email: person.email })),
              })
            }
          />
        ),
    },
  ]
  const filters: Filter<StaffMember>[] = [
    {
      key: 'state',
      label: t('list.state'),
      kind: 'choice',
      options: STAFF_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      matches: (row, value) => row.state === value,
    },
    {
      key: 'role',
      label: t('list.role'),
      kind: 'choice',
      options: ([1, 2, 3] as const).map((role) => ({ value: String(role), label: t(`staff:roles.${role}`) })),
      matches: (row, value) => String(row.role_id) === value,
    },
  ]
  const missing = (data?.people ?? []).filter(
    ({ role_id, state: is, second_factor }) => role_id === 1 && is === 'active' && !second_factor,
  )
  const given = { rows: data?.people, error, onRetry: () => void refetch() }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 4 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 300px' }}>
          {t('list.lead', { days: UNUSED_DAYS })}
        </Typography>
        <Button variant="contained" onClick={() => setInviting(true)}>
          {t('invite.button')}
        </Button>
      </Box>
      {missing.length > 0 && (
        <Alert severity={data?.factor_required ? 'warning' : 'info'} sx={{ mb: 4 }}>
          {t(data?.factor_required ? 'list.missing' : 'list.missingDemo', {
            names: missing.map(({ name }) => name).join(', '),
          })}
        </Alert>
      )}
      <DataTable
        name="staff"
        label={t('tabs.staff')}
        search={t('list.search')}
        columns={columns}
        filters={filters}
        state={state}
        source={localSource(given, columns, filters, state.view)}
        rowKey={({ admin_id }) => admin_id}
        failed={t('list.failed')}
        empty={t('list.none')}
      />
      <RoleMatrix />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {acting && <ChangeDialog {...acting} onClose={() => setActing(null)} />}
    </>
  )
}
