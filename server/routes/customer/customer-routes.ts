import { applicationRoutes } from './applications.ts'
import { consentRoutes } from './consents.ts'
import { offerRoutes } from './offers.ts'
import { profileRoutes } from './profile.ts'
import { signInContactRoutes } from './sign-in-contacts.ts'

/** Every call of a signed-in customer but the sign-out. */
export const customerRoutes = {
  ...profileRoutes,
  ...signInContactRoutes,
  ...offerRoutes,
  ...applicationRoutes,
  ...consentRoutes,
}
