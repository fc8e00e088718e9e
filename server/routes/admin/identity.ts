import type { Handlers } from '#server/http/handler.ts'
import { exitMasquerade } from '#server/services/identity/exit-masquerade.ts'
import { reverifyAdmin } from '#server/services/identity/reverify-admin.ts'
import { signOut } from '#server/services/identity/sign-out.ts'
import { startMasquerade } from '#server/services/identity/start-masquerade.ts'
import type { adminEndpoints } from '#src/contract/endpoints/admin/identity.ts'
import { dropBrowserState } from '../drop-browser-state.ts'
import { sidCookie } from '../sid-cookie.ts'

export const adminRoutes: Handlers<typeof adminEndpoints> = {
  reverifyAdmin: ({ deps, by }) => reverifyAdmin(deps, by),

  adminLogout: async (call) => {
    await signOut(call.deps, call.by)
    dropBrowserState(call, ['admin'])
    return { message: 'You are signed out.' }
  },

  startMasquerade: async (call) => {
    const { kind, id, reason } = call.body
    const { token, name, expiresAt, audit } = await startMasquerade(call.deps, {
      kind,
      id,
      reason,
      admin: call.by,
      cookie: (area) => sidCookie(call, area),
    })
    return { token, kind, name, expires_at: expiresAt.toISOString(), audit }
  },

  exitMasquerade: async (call) => {
    for (const area of await exitMasquerade(call.deps, call.by)) call.clearSid(area)
    return { message: 'You are yourself again.' }
  },
}
