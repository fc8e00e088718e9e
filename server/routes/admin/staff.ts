import { clientNetwork } from '#server/client-network.ts'
import { askForStaffAct } from '#server/services/approvals/ask-for-staff-act.ts'
import { endOtherSessions } from '#server/services/identity/end-other-sessions.ts'
import { liveSignIns, staffSignIn } from '#server/services/identity/public/live-sessions.ts'
import { findPeople } from '#server/services/search/find-people.ts'
import { beginFactorAtSignIn } from '#server/services/staff/begin-factor-at-sign-in.ts'
import { beginFactor } from '#server/services/staff/begin-factor.ts'
import { changeStaffPassword } from '#server/services/staff/change-staff-password.ts'
import { confirmCode } from '#server/services/staff/confirm-code.ts'
import { confirmFactor } from '#server/services/staff/confirm-factor.ts'
import { endSignInOf } from '#server/services/staff/end-sign-in-of.ts'
import { endStaffSession } from '#server/services/staff/end-staff-session.ts'
import { followStaffLink } from '#server/services/staff/follow-staff-link.ts'
import { getOwnFactor } from '#server/services/staff/get-own-factor.ts'
import { inviteStaff } from '#server/services/staff/invite-staff.ts'
import { keepStaff } from '#server/services/staff/keep-staff.ts'
import { listSignInsOf } from '#server/services/staff/list-sign-ins-of.ts'
import { listStaff } from '#server/services/staff/list-staff.ts'
import { openStaffLink } from '#server/services/staff/open-staff-link.ts'
import { staffMember } from '#server/services/staff/public/staff-view.ts'
import { recoverStaffPassword } from '#server/services/staff/recover-staff-password.ts'
import { resendInvitation } from '#server/services/staff/resend-invitation.ts'
import type { ownStaffEndpoints, staffEndpoints, staffEntryEndpoints } from '#src/contract/endpoints/admin/staff.ts'
import type { Handlers } from '../../http/handler.ts'
import { readCookies } from '../../http/sids.ts'

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
    return resendInvitation(deps, session.admin_id, params.id)
  },

  updateStaff: async ({ deps, params, body: { reason, ...change }, session, audit }) => {
    const admin_id = params.id
    const asked = await askForStaffAct(deps, { admin_id, change }, reason, session)
    audit(asked.audit)
    return { ...(await staffMember(deps, admin_id, session.admin_id)), waits: asked.waits }
  },

  keepStaff: async ({ deps, params, session, audit }) => {
    const person = await keepStaff(deps, session.admin_id, params.id)
    audit({ object: `admin:${params.id}`, after: { role_id: person.role_id } })
    return person
  },

  resetStaffFactor: async ({ deps, params, body: { reason }, session, audit }) => {
    const admin_id = params.id
    const asked = await askForStaffAct(deps, { admin_id, factor: 'off' }, reason, session)
    audit(asked.audit)
    return { ...(await staffMember(deps, admin_id, session.admin_id)), waits: asked.waits }
  },

  listSignInsOf: ({ deps, params: { area, id }, session }) => listSignInsOf(deps, { area, id }, session),

  endSignInOf: async ({ deps, params: { area, id: admin_id }, body: { session_id, reason }, session, audit }) => {
    if (area === 'partner') {
      await endSignInOf(deps, session.admin_id, { area, id: admin_id }, session_id)
      audit({ object: `partner:${admin_id}`, after: { reason } })
      return { message: 'This sign-in has ended.', waits: false }
    }
    const asked = await askForStaffAct(deps, { admin_id, session_id }, reason, session)
    audit(asked.audit)
    return { message: asked.waits ? 'This waits for a second person.' : 'This sign-in has ended.', waits: asked.waits }
  },
}

export const ownStaffRoutes: Handlers<typeof ownStaffEndpoints> = {
  listStaffSessions: ({ deps, session }) => liveSignIns(deps, staffSignIn(session)),

  endStaffSession: async ({ deps, params, session }) => {
    await endStaffSession(deps, session, params.id)
    return { message: 'This sign-in has ended.' }
  },

  endOtherStaffSessions: async ({ deps, session }) => {
    await endOtherSessions(deps, staffSignIn(session))
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
