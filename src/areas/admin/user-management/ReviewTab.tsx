import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import type { StaffAct } from './ChangeDialog.tsx'
import { WORK } from './HandOn.tsx'
import { useKeep, useStaff } from './hooks.ts'
import { staffColumns } from './staff-columns.tsx'

const SETUP = {
  sortable: ['name', 'role', 'seen', 'reviewed'],
  sort: { key: 'reviewed', direction: 'asc' },
  filters: ['due'],
} as const
const ACTS = ['role', 'leave'] as const satisfies StaffAct[]

/** Once a quarter, of everybody who may sign in: they stay as they are, change the role, or leave. */
export function ReviewTab() {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const { data, error, refetch } = useStaff()
  const state = useTableState(SETUP)
  const [acting, setActing] = useOpened<{ person: StaffMember; act: StaffAct } | null>(null)
  const people = data?.people.filter(({ state: is }) => is === 'active')
  const columns = useReviewColumns((person, act) => setActing({ person, act }))
  const filters: Filter<StaffMember>[] = [
    {
      key: 'due',
      label: t('review.state'),
      kind: 'choice',
      options: (['due', 'done'] as const).map((value) => ({ value, label: t(`review.${value}`) })),
      matches: ({ review_due }, value) => review_due === (value === 'due'),
    },
  ]
  const given = { rows: people, error, onRetry: () => void refetch() }
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('review.lead')}
      </Typography>
      <DataTable
        name="access-review"
        label={t('tabs.review')}
        search={t('list.search')}
        columns={columns}
        filters={filters}
        state={state}
        source={localSource(given, columns, filters, state.view)}
        rowKey={({ admin_id }) => admin_id}
        failed={t('list.failed')}
        empty={t('list.none')}
      />
      {acting && <ChangeDialog {...acting} onClose={() => setActing(null)} />}
    </>
  )
}

/** What is shown of somebody who may sign in, and what a review may decide. */
function useReviewColumns(onAct: (person: StaffMember, act: StaffAct) => void): Column<StaffMember>[] {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const keep = useKeep()
  const workWords = ({ work }: StaffMember) => {
    const open = WORK.filter((kind) => work[kind] > 0).map((kind) => t(`handOn.${kind}`, { count: work[kind] }))
    return open.length === 0 ? t('review.noWork') : open.join('; ')
  }
  const reviewWords = ({ reviewed_at, reviewed_by }: StaffMember) =>
    reviewed_at === null
      ? t('review.never')
      : t('review.by', { at: dateTime(reviewed_at), name: reviewed_by ?? t('review.nobody') })
  return [
    ...staffColumns(t),
    { key: 'work', header: t('review.work'), minWidth: 150, value: workWords, cell: workWords },
    {
      key: 'reviewed',
      header: t('review.last'),
      sortable: true,
      minWidth: 150,
      value: ({ reviewed_at }) => reviewed_at ?? '',
      exported: reviewWords,
      cell: (person) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {reviewWords(person)}
          <StatusBadge tone={person.review_due ? 'warn' : 'ok'}>
            {t(`review.${person.review_due ? 'due' : person.reviewed_at === null ? 'new' : 'done'}`)}
          </StatusBadge>
        </Box>
      ),
    },
    {
      key: 'acts',
      header: t('list.acts'),
      minWidth: 300,
      cell: (person) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {person.review_due && (
            <Button
              size="small"
              variant="contained"
              aria-label={t('review.keepOf', { name: person.name })}
              aria-busy={keep.isPending && keep.variables === person.admin_id}
              onClick={() =>
                keep.mutate(person.admin_id, {
                  onSuccess: () => toast.success(t('review.kept', { name: person.name })),
                })
              }
            >
              {t('review.keep')}
            </Button>
          )}
          {ACTS.map((act) => (
            <Button
              key={act}
              size="small"
              variant="outlined"
              aria-label={t('review.actOf', { act: t(`acts.${act}.title`), name: person.name })}
              onClick={() => onAct(person, act)}
            >
              {t(`acts.${act}.title`)}
            </Button>
          ))}
        </Box>
      ),
    },
  ]
}
