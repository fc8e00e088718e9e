import { clientNetwork } from '#server/client-network.ts'
import { beginFactorAtSignIn } from '#server/services/staff/begin-factor-at-sign-in.ts'
import { beginFactor } from '#server/services/staff/begin-factor.ts'
import { changeStaffPassword } from '#server/services/staff/change-staff-password.ts'
import { confirmCode } from '#server/services/staff/confirm-code.ts'
import { confirmFactor } from '#server/services/staff/confirm-factor.ts'
import { endOtherStaffSessions } from '#server/services/staff/end-other-staff-sessions.ts'
import { endSignInOf } from '#server/services/staff/end-sign-in-of.ts'
import { endStaffSession } from '#server/services/staff/end-staff-session.ts'
import { findPeople } from '#server/services/staff/find-people.ts'
import { followStaffLink } from '#server/services/staff/follow-staff-link.ts'
import { getOwnFactor } from '#server/services/staff/get-own-factor.ts'
import { inviteStaff } from '#server/services/staff/invite-staff.ts'
import { keepStaff } from '#server/services/staff/keep-staff.ts'
import { listSignInsOf } from '#server/services/staff/list-sign-ins-of.ts'
import { listStaffSessions } from '#server/services/staff/list-staff-sessions.ts'
import { listStaff } from '#server/services/staff/list-staff.ts'
import { openStaffLink } from '#server/services/staff/open-staff-link.ts'
import { recoverStaffPassword } from '#server/services/staff/recover-staff-password.ts'
import { resendInvitation } from '#server/services/staff/resend-invitation.ts'
import { resetStaffFactor } from '#server/services/staff/reset-staff-factor.ts'
import type { Handed } from '#server/services/staff/shared/hand-on-work.ts'
import { updateStaff } from '#server/services/staff/update-staff.ts'
import type { ownStaffEndpoints, staffEndpoints, staffEntryEndpoints } from '#src/contract/endpoints/admin/staff.ts'
import type { Handlers } from '../../http/handler.ts'
import { readCookies } from '../../http/sids.ts'

/** What the log says of work that went into other hands; nothing where none did. */
const handedOn = (handed: Handed, to: number | null | undefined) => {
  const some = Object.entries(handed).filter(([, rows]) => rows > 0)
  return some.length > 0 ? { ...Object.fromEntries(some), hand_to: to ?? null } : {}
}

export const staffRoutes: Handlers<typeof staffEndpoints> = {
  listStaff: ({ deps, session }) => listStaff(deps, session.admin_id),

  findPeople: async ({ deps, body, session, request, audit }) => {
    const found = await findPeople(deps, body.text, { ...session, requestId: request.id })
    const { customers, partners, staff } = found
    audit({ after: { found: customers.length + partners.length + staff.length } })
    return found
  },

  inviteStaff: async ({ deps, body, session, audit }) => {
    const person = await inviteStaff(deps, session.admin_id, body)
    audit({ object: `admin:${person.admin_id}`, after: { role_id: person.role_id, state: person.state } })
    return person
  },

  resendInvitation: async ({ deps, params, session, audit }) => {
    audit({ object: `admin:${params.id}` })
    return resendInvitation(deps, session.admin_id, Number(params.id))
  },

  updateStaff: async ({ deps, params, body, session, audit }) => {
    const { before, after, handed } = await updateStaff(deps, session.admin_id, Number(params.id), body)
    audit({
      object: `admin:${params.id}`,
      before: { role_id: before.role_id, state: before.state },
      after: { role_id: after.role_id, state: after.state, reason: body.reason, ...handedOn(handed, body.hand_to) },
    })
    return after
  },

  keepStaff: async ({ deps, params, session, audit }) => {
    const person = await keepStaff(deps, session.admin_id, Number(params.id))
    audit({ object: `admin:${params.id}`, after: { role_id: person.role_id } })
    return person
  },

  resetStaffFactor: async ({ deps, params, body, session, audit }) => {
    audit({ object: `admin:${params.id}`, after: { reason: body.reason } })
    return resetStaffFactor(deps, session.admin_id, Number(params.id))
  },

  listSignInsOf: ({ deps, params: { area, id }, session }) => listSignInsOf(deps, { area, id: Number(id) }, session),

  endSignInOf: async ({ deps, params: { area, id }, body, session, audit }) => {
    audit({ object: `${area}:${id}`, after: { reason: body.reason } })
    await endSignInOf(deps, session.admin_id, { area, id: Number(id) }, body.session_id)
    return { message: 'This sign-in has ended.' }
  },
}

export const ownStaffRoutes: Handlers<typeof ownStaffEndpoints> = {
  listStaffSessions: ({ deps, session }) => listStaffSessions(deps, session),

  endStaffSession: async ({ deps, params, session }) => {
    await endStaffSession(deps, session, params.id)
    return { message: 'This sign-in has ended.' }
  },

  endOtherStaffSessions: async ({ deps, session }) => {
    await endOtherStaffSessions(deps, session)
    return { message: 'Every other sign-in has ended.' }
  },

  changeStaffPassword: async ({ deps, body, session }) => {
    await changeStaffPassword(deps, session, body)
    return { message: 'Your password is changed.' }
  },

  getOwnFactor: ({ deps, session }) => getOwnFactor(deps, session),

  beginFactor: ({ deps, body, session }) => beginFactor(deps, session, body.password),

  confirmFactor: async ({ deps, body, session }) => ({
    recovery_codes: await confirmFactor(deps, session, body.code),
  }),

  confirmCode: async ({ deps, body, session }) => {
    await confirmCode(deps, session, body.code)
    return { message: 'The code is right.' }
  },
}

export const staffEntryRoutes: Handlers<typeof staffEntryEndpoints> = {
  beginFactorAtSignIn: ({ deps, body, request }) =>
    beginFactorAtSignIn(deps, {
      ...body,
      cookies: readCookies(request.header('cookie') ?? ''),
      network: clientNetwork(request.ip),
    }),

  openStaffLink: ({ deps, body }) => openStaffLink(deps, body.token),

  followStaffLink: async ({ deps, body, audit }) => {
    const owner = await followStaffLink(deps, body)
    const who = 'admin_id' in owner ? `admin:${owner.admin_id}` : `partner-user:${owner.partner_user_id}`
    audit({ actor: who.replace('partner-user', 'partner'), object: who })
    return { message: 'Your password is set.' }
  },

  recoverStaffPassword: async ({ deps, body }) => {
    await recoverStaffPassword(deps, body.email)
    return { message: 'If somebody signs in with this address, a link is on its way.' }
  },
}
