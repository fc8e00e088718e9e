import { findAdmin, listActiveAdmins } from '#server/db/repositories/identity/admins.ts'
import {
  letGoOfCalls,
  listSharedViews,
  passEnquiries,
  passPromises,
  passTickets,
  passView,
  removeOwnViews,
  viewNames,
} from '#server/db/repositories/staff/open-work.ts'
import type { StaffRow } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import { canOpen } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { VIEW_NAME_MAX } from '#src/contract/entities/figures/saved-view.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'

type Hands = Pick<StaffRow, 'admin_id' | 'name' | 'role_id' | 'state'>

interface Handing {
  /** As they are from now on. */
  person: Hands
  /** Who takes it over; null = it waits for everybody who may. */
  to: Hands | null
  by: { admin_id: number; actor: string }
}

/** What went into other hands. */
export interface Handed {
  tickets: number
  enquiries: number
  promises: number
  calls: number
  views: number
}

const mayOpen = ({ role_id, state }: Hands, page: PageKey): boolean =>
  state === 'active' && isAdminRole(role_id) && canOpen(role_id, page)

/**
 * Who is to take over somebody's work.
 * @throws AppError `validation` for the same person, and for whoever cannot sign in
 */
export async function takerOf(deps: Deps, adminId: number, handTo: number | null | undefined): Promise<Hands | null> {
  if (handTo === null || handTo === undefined) return null
  const taker = handTo === adminId ? null : await findAdmin(deps.db, handTo)
  if (taker?.state === 'active') return taker
  throw new AppError('validation', 'Check the highlighted fields.', { errors: { hand_to: 'rules:staff.taker' } })
}

/**
 * Nobody has work that they cannot do any more: tickets, enquiries, promised calls and whom they hold on the line go to the taker, or
 * to everybody, as soon as the page of theirs does not open. Views go when somebody leaves: shared ones to another
 * administrator, one's own with them. What they asked a second person for goes on waiting for one.
 */
export async function handOnWork(deps: Deps, { person, to, by }: Handing): Promise<Handed> {
  const { admin_id } = person
  const taker = (page: PageKey): number | null => (to && mayOpen(to, page) ? to.admin_id : null)
  const tickets = mayOpen(person, 'ticket-desk') ? [] : await passTickets(deps.db, admin_id, taker('ticket-desk'))
  for (const ticket of tickets)
    await writeAudit(deps, {
      actor: by.actor, action: 'ticket.assign', object: `ticket:${ticket}`,
      before: { assigned_to: admin_id }, after: { assigned_to: taker('ticket-desk') },
    })
  const enquiries = mayOpen(person, 'loan-enquiries')
    ? []
    : await passEnquiries(deps.db, admin_id, taker('loan-enquiries'))
  for (const reference of enquiries)
    await writeAudit(deps, {
      actor: by.actor, action: 'loan-enquiry.assign', object: `loan-enquiry:${reference}`,
      before: { assigned_to: admin_id }, after: { assigned_to: taker('loan-enquiries') },
    })
  const calls = !mayOpen(person, 'telecalling')
  return {
    tickets: tickets.length,
    enquiries: enquiries.length,
    promises: calls ? await passPromises(deps.db, admin_id, taker('telecalling')) : 0,
    calls: calls ? await letGoOfCalls(deps.db, admin_id, deps.clock.now()) : 0,
    views: person.state === 'left' ? await passViews(deps, person, await viewTaker(deps, person, to, by.admin_id)) : 0,
  }
}

/** Another administrator keeps them: the taker, else who has it done, else the first there is. */
async function viewTaker(deps: Deps, person: Hands, to: Hands | null, byId: number): Promise<number> {
  const able = await listActiveAdmins(deps.db, [1])
  const taker = [to?.admin_id, byId, ...able].find((id) => id !== person.admin_id && able.some((each) => each === id))
  if (taker === undefined) throw new Error('the last administrator has left')
  return taker
}

/** Under the same name, or, where the new owner has one of it, with the old owner's behind it. */
async function passViews(deps: Deps, { admin_id, name: owner }: Hands, to: number): Promise<number> {
  const views = await listSharedViews(deps.db, admin_id)
  for (const { view_id, page, name } of views) {
    const names = await viewNames(deps.db, page, to)
    const free = [name, ...names].map((_, at) => nameWith(name, owner, at)).find((each) => !names.has(each)) ?? name
    await passView(deps.db, view_id, { owner_id: to, name: free })
  }
  await removeOwnViews(deps.db, admin_id)
  return views.length
}

function nameWith(name: string, owner: string, at: number): string {
  if (at === 0) return name
  const more = ` (${owner.slice(0, VIEW_NAME_MAX / 2)}${at === 1 ? '' : ` ${at}`})`
  return `${name.slice(0, VIEW_NAME_MAX - more.length)}${more}`
}
