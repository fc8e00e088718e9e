import { findAdminRoles, listAuditOfViews } from '#server/db/repositories/privacy/personal-data.ts'
import { adminIdOf } from '#server/db/repositories/shared/admin-id-of.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { REVEAL_FIELDS, REVEAL_REASONS } from '#src/contract/entities/privacy/privacy.ts'
import type { ProfileView } from '#src/contract/entities/privacy/privacy.ts'
import { minutes } from '#src/contract/rules/time.ts'

/** What an action of the log was to the customer; every other one uncovered a field. */
const KINDS: ReadonlyMap<string, ProfileView['kind']> = new Map(
  Object.entries<ProfileView['kind']>({
    'masquerade.start': 'screens',
    'customer.view-eligibility': 'matching',
    'customer.replay-lists': 'lists',
    'customer.view': 'record',
    'customer.quiet': 'quiet',
    'customer.take-back': 'take_back',
    'customer.ticket': 'ticket',
    'customer.link': 'link',
    'customer.nudge': 'nudge',
    'customer.erasure': 'erasure',
    'customer.contact-code': 'contact',
    'customer.lost-contact': 'lost_contact',
  }),
)

const said = (after: unknown): Partial<Record<'reason' | 'field' | 'why', unknown>> =>
  typeof after === 'object' && after !== null ? after : {}

function reasonIn(after: unknown): string | null {
  const { reason } = said(after)
  return typeof reason === 'string' && reason !== '' ? reason : null
}

/** A record that is opened again so soon is still the same conversation. */
const SAME_LOOK = minutes(30)

const wasRefused = (after: unknown): boolean => typeof after === 'object' && after !== null && 'code' in after

/**
 * Every look of our staff at a customer's screens, record or masked fields, and what they did in their name, newest
 * first, from the append-only log: the role and the reason given, never the name. What is looked at during one visit is one line with a count.
 */
export async function listProfileViews(deps: Deps, by: ByCustomer): Promise<ProfileView[]> {
  const rows = await listAuditOfViews(deps.db, by.user_id)
  const roles = await findAdminRoles(deps.db, [...new Set(rows.flatMap(({ actor }) => adminIdOf(actor) ?? []))])
  const views: ProfileView[] = []
  const current = new Map<string, ProfileView>()
  const opened = new Map<string, { view: ProfileView; at: number }>()
  for (const { actor, action, at, after } of rows) {
    const adminId = adminIdOf(actor)
    if (action === 'masquerade.view') {
      if (wasRefused(after)) continue
      const visit = current.get(actor)
      if (visit) visit.views += 1
      continue
    }
    const kind = KINDS.get(action) ?? 'reveal'
    const before = kind === 'record' ? opened.get(actor) : undefined
    if (before && at.getTime() - before.at < SAME_LOOK) {
      before.at = at.getTime()
      before.view.views += 1
      continue
    }
    const view: ProfileView = {
      kind,
      role_id: (adminId === null ? null : roles.get(adminId)) ?? null,
      field: REVEAL_FIELDS.find((field) => field === said(after).field) ?? null,
      why: REVEAL_REASONS.find((why) => why === said(after).why) ?? null,
      reason: reasonIn(after),
      views: action === 'masquerade.start' ? 0 : 1,
      at: at.toISOString(),
    }
    if (action === 'masquerade.start') current.set(actor, view)
    if (kind === 'record') opened.set(actor, { view, at: at.getTime() })
    views.push(view)
  }
  return views.reverse()
}
