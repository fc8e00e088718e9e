import { canOpen } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { WORK_KINDS } from '#src/contract/entities/figures/work-list.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { useWorkList } from '#src/features/work-list/use-work-list.ts'

const AGAIN_MS = 120_000

/** What waits for this role, for the menu and the bell: one call for all of it, made again every two minutes. */
export function useWaiting(role: AdminRole) {
  const enabled = canOpen(role, 'dashboard')
  const { data } = useWorkList({ enabled, refetchInterval: AGAIN_MS })
  const on = (page: PageKey): number =>
    (data?.items ?? []).filter(({ kind }) => WORK_KINDS[kind] === page).reduce((sum, { count }) => sum + count, 0)
  return { enabled, data, on }
}
