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
  getUser: async ({ deps, params, by }) => getProfile(deps, params.id, by),

  updateUser: async ({ deps, params, body, by }) => {
    const { audit, ...data } = await updateProfile(deps, params.id, body, by)
    return { data, audit }
  },

  fillFromBureau: async (call) => {
    const { profile, filling, audit } = await fillFromBureau(call.deps, call.params.id, call.by)
    return { data: profile, filling, audit }
  },

  getMaskInfo: async ({ deps, params, by }) => getMaskedInfo(deps, params.id, by),

  setLanguage: async ({ deps, body, by }) => {
    await setLanguage(deps, body.uid, body.language, by)
    return { message: 'The language is saved.' }
  },

  verifyIdentity: async ({ deps, body, by }) => {
    await checkIdentity(deps, body, by)
    return { message: 'These details match.' }
  },
}
