import type { Env } from '#server/env.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'

/**
 * Where a message leads back to an application. The address names the application, not a page: which page is right is
 * known when it is opened, and it opens for its owner alone, after the sign-in.
 */
export function resumeLink(env: Env, brand: Brand, appId: string): string {
  const partner = brand.code === DEFAULT_PARTNER_CODE ? '' : `&partner=${brand.code}`
  return `${publicOrigin(env, brand)}/customer-site?app=${appId}${partner}`
}
