import { canOpen } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { WORK_KINDS } from '#src/contract/entities/figures/work-kinds.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { useWorkList } from '#src/features/work-list/use-work-list.ts'
import { EVERY_MINUTE } from '#src/lib/office/fresh.ts'

/** What waits for this role, for the menu and the bell: one call for all of it, made again every minute. */
export function useWaiting(role: AdminRole) {
  const enabled = canOpen(role, 'dashboard')
  const { data } = useWorkList({ enabled, refetchInterval: EVERY_MINUTE.refetchInterval })
  const on = (page: PageKey): number =>
    (data?.items ?? []).filter(({ kind }) => WORK_KINDS[kind] === page).reduce((sum, { count }) => sum + count, 0)
  return { enabled, data, on }
}
