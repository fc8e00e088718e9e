import type { Handlers } from '#server/http/handler.ts'
import { signOut } from '#server/services/identity/sign-out.ts'
import type { customerSessionEndpoints } from '#src/contract/endpoints/customer/identity.ts'
import { dropBrowserState } from '../drop-browser-state.ts'

export const customerSessionRoutes: Handlers<typeof customerSessionEndpoints> = {
  logout: async (call) => {
    await signOut(call.deps, call.by)
    dropBrowserState(call, ['customer'])
    return { message: 'You are signed out.' }
  },
}
