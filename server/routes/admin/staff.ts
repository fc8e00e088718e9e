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
import { withMessage } from '../with-message.ts'

export const staffRoutes: Handlers<typeof staffEndpoints> = {
  listStaff: ({ deps, by }) => listStaff(deps, by),

  findPeople: ({ deps, body, by }) => findPeople(deps, body.text, by),

  inviteStaff: ({ deps, body, by }) => inviteStaff(deps, body, by),

  resendInvitation: ({ deps, params, by }) => resendInvitation(deps, params.id, by),

  updateStaff: async ({ deps, params, body: { reason, ...change }, by }) => {
    const admin_id = params.id
    const { waits, audit } = await askForStaffAct(deps, { admin_id, change }, reason, by)
    return { ...(await staffMember(deps, admin_id, by)), waits, audit }
  },

  keepStaff: ({ deps, params, by }) => keepStaff(deps, params.id, by),

  resetStaffFactor: async ({ deps, params, body: { reason }, by }) => {
    const admin_id = params.id
    const { waits, audit } = await askForStaffAct(deps, { admin_id, factor: 'off' }, reason, by)
    return { ...(await staffMember(deps, admin_id, by)), waits, audit }
  },

  listSignInsOf: ({ deps, params: { area, id }, by }) => listSignInsOf(deps, { area, id }, by),

  endSignInOf: async ({ deps, params: { area, id: admin_id }, body, by }) => {
    if (area === 'partner') {
      const { audit } = await endSignInOf(deps, { area, id: admin_id }, body, by)
      return { message: 'This sign-in has ended.', waits: false, audit }
    }
    const { session_id, reason } = body
    const { waits, audit } = await askForStaffAct(deps, { admin_id, session_id }, reason, by)
    return { message: waits ? 'This waits for a second person.' : 'This sign-in has ended.', waits, audit }
  },
}

export const ownStaffRoutes: Handlers<typeof ownStaffEndpoints> = {
  listStaffSessions: ({ deps, by }) => liveSignIns(deps, staffSignIn(by)),

  endStaffSession: async ({ deps, params, by }) => {
    await endStaffSession(deps, params.id, by)
    return { message: 'This sign-in has ended.' }
  },

  endOtherStaffSessions: async ({ deps, by }) => {
    await endOtherSessions(deps, staffSignIn(by))
    return { message: 'Every other sign-in has ended.' }
  },

  changeStaffPassword: async ({ deps, body, by }) => {
    await changeStaffPassword(deps, body, by)
    return { message: 'Your password is changed.' }
  },

  getOwnFactor: ({ deps, by }) => getOwnFactor(deps, by),

  beginFactor: ({ deps, body, by }) => beginFactor(deps, body.password, by),

  confirmFactor: async ({ deps, body, by }) => ({
    recovery_codes: await confirmFactor(deps, body.code, by),
  }),

  confirmCode: async ({ deps, body, by }) => {
    await confirmCode(deps, body.code, by)
    return { message: 'The code is right.' }
  },
}

export const staffEntryRoutes: Handlers<typeof staffEntryEndpoints> = {
  beginFactorAtSignIn: ({ deps, body, by, request }) =>
    beginFactorAtSignIn(deps, {
      ...body,
      cookies: readCookies(request.header('cookie') ?? ''),
      network: clientNetwork(by.ip),
    }),

  openStaffLink: ({ deps, body }) => openStaffLink(deps, body.token),

  followStaffLink: ({ deps, body }) => withMessage('Your password is set.', followStaffLink(deps, body)),

  recoverStaffPassword: async ({ deps, body }) => {
    await recoverStaffPassword(deps, body.email)
    return { message: 'If somebody signs in with this address, a link is on its way.' }
  },
}
