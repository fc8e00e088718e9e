import { signOut } from '#server/services/identity/sign-out.ts'
import type { customerEndpoints } from '#src/contract/endpoints/customer.ts'
import type { Handlers } from '../../http/handler.ts'
import { dropBrowserState } from '../drop-browser-state.ts'

export const customerSessionRoutes: Handlers<Pick<typeof customerEndpoints, 'logout'>> = {
  logout: async (call) => {
    await signOut(call.deps, call.session)
    dropBrowserState(call, ['customer'])
    return { message: 'You are signed out.' }
  },
}
