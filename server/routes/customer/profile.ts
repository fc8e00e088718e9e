import { checkIdentity } from '#server/services/profile/check-identity.ts'
import { fillFromBureau } from '#server/services/profile/fill-from-bureau.ts'
import { getMaskedInfo } from '#server/services/profile/get-masked-info.ts'
import { getProfile } from '#server/services/profile/get-profile.ts'
import { setLanguage } from '#server/services/profile/set-language.ts'
import { updateProfile } from '#server/services/profile/update-profile.ts'
import type { profileEndpoints } from '#src/contract/endpoints/customer/profile.ts'
import type { Handlers } from '../../http/handler.ts'

type Rows = typeof profileEndpoints

export const profileRoutes: Handlers<Rows> = {
  getUser: async ({ deps, params, session }) => {
    const { profile, contact_change } = await getProfile(deps, params.id, session)
    return {
      data: profile,
      masquerade_ends_at: session.actor_admin_id === null ? null : session.expires_at.toISOString(),
      identity_due: session.identity_due,
      contact_change,
    }
  },

  updateUser: async (call) => {
    // Names of fields, never their values.
    const { deps, params, body, session, request } = call
    call.audit({ after: { fields: Object.keys(body) } })
    const by = { user_id: session.user_id, ip: request.ip }
    return { data: await updateProfile(deps, params.id, body, by) }
  },

  fillFromBureau: async (call) => {
    const { deps, params, session, request } = call
    const by = { user_id: session.user_id, ip: request.ip }
    const { profile, filling } = await fillFromBureau(deps, params.id, by)
    call.audit({ after: { fields: filling.fields } })
    return { data: profile, filling }
  },

  getMaskInfo: ({ deps, params, session }) => getMaskedInfo(deps, params.id, session),

  setLanguage: async ({ deps, body, session }) => {
    await setLanguage(deps, body.uid, body.language, session)
    return { message: 'The language is saved.' }
  },

  verifyIdentity: async ({ deps, body, session }) => {
    await checkIdentity(deps, body, session)
    return { message: 'These details match.' }
  },
}
