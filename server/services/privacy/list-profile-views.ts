import type { ProfileView } from '#src/contract/entities/privacy/privacy.ts'
import { findAdminRoles, listAuditOfViews } from '#server/db/repositories/privacy/personal-data.ts'
import type { Deps } from '#server/deps.ts'

/** What an action of the log was to the customer; every other one uncovered a field. */
const KINDS: ReadonlyMap<string, ProfileView['kind']> = new Map(
  Object.entries<ProfileView['kind']>({
    'masquerade.start': 'screens',
    'customer.view-eligibility': 'matching',
    'customer.replay-lists': 'lists',
  }),
)

const adminIdOf = (actor: string): number => Number(actor.replace('admin:', ''))

function reasonIn(after: unknown): string | null {
  const reason = typeof after === 'object' && after !== null && 'reason' in after ? after.reason : null
  return typeof reason === 'string' && reason !== '' ? reason : null
}

const wasRefused = (after: unknown): boolean => typeof after === 'object' && after !== null && 'code' in after

/**
 * Every look of our staff at a customer's screens or PAN, newest first, from the append-only log: the role and the reason
 * given, never the name. What is looked at during one visit is one line with a count.
 */
export async function listProfileViews(deps: Deps, by: { user_id: number }): Promise<ProfileView[]> {
  const rows = await listAuditOfViews(deps.db, by.user_id)
  const roles = await findAdminRoles(deps.db, [...new Set(rows.map(({ actor }) => adminIdOf(actor)))])
  const views: ProfileView[] = []
  const current = new Map<string, ProfileView>()
  for (const { actor, action, at, after } of rows) {
    if (action === 'masquerade.view') {
      if (wasRefused(after)) continue
      const visit = current.get(actor)
      if (visit) visit.views += 1
      continue
    }
    const view: ProfileView = {
      kind: KINDS.get(action) ?? 'reveal',
      role_id: roles.get(adminIdOf(actor)) ?? null,
      reason: reasonIn(after),
      views: action === 'masquerade.start' ? 0 : 1,
      at: at.toISOString(),
    }
    if (action === 'masquerade.start') current.set(actor, view)
    views.push(view)
  }
  return views.reverse()
}
