import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { dateTime } from '#src/lib/dates.ts'
import type { Column } from '#src/ui/table/column.ts'

type Words = TFunction<['staff-admin', 'staff']>

/** Who somebody is, in which role, with which second factor, and when they were last seen. */
export const staffColumns = (t: Words): Column<StaffMember>[] => [
  {
    key: 'name',
    header: t('list.person'),
    minWidth: 170,
    names: true,
    sortable: true,
    searchable: true,
    value: ({ name, email }) => `${name} ${email}`,
    cell: ({ name, email, self }) => (
      <>
        {self ? t('list.you', { name }) : name}
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {email}
        </Typography>
      </>
    ),
  },
  {
    key: 'role',
    header: t('list.role'),
    sortable: true,
    value: ({ role_id }) => role_id,
    cell: ({ role_id }) => t('list.roleOf', { id: role_id, name: t(`staff:roles.${role_id}`) }),
  },
  {
    key: 'factor',
    header: t('list.factor'),
    value: (person) => factorWords(t, person),
    cell: (person) => factorWords(t, person),
  },
  {
    key: 'seen',
    header: t('list.seen'),
    sortable: true,
    value: ({ last_seen_at }) => last_seen_at,
    cell: ({ last_seen_at, state: is, invited_until }) =>
      is === 'invited'
        ? t(invited_until === null ? 'list.inviteOver' : 'list.inviteUntil', {
            at: invited_until === null ? '' : dateTime(invited_until),
          })
        : last_seen_at === null
          ? t('list.never')
          : dateTime(last_seen_at),
  },
]

function factorWords(t: Words, { second_factor, state }: StaffMember): string {
  if (state === 'invited') return t('list.factorLater')
  return t(second_factor ? 'list.factorOn' : 'list.factorOff')
}
