import type { Env } from '#server/env.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

const inMessage = (env: Env, brand: Brand, path: string, query: Record<string, string> = {}): string => {
  const partner = brand.code === DEFAULT_PARTNER_CODE ? null : brand.code
  return publicOrigin(env, brand) + withQuery(path, { ...query, partner })
}

/**
 * Where a message leads back to an application. The address names the application, not a page: which page is right is
 * known when it is opened, and it opens for its owner alone, after the sign-in.
 */
export const resumeLink = (env: Env, brand: Brand, appId: string): string =>
  inMessage(env, brand, pathTo('customerSite'), { app: appId })

/** Where a message about a status leads: to where this application stands, after the sign-in. */
export const statusLink = (env: Env, brand: Brand, appId: string): string =>
  inMessage(env, brand, pathTo('applicationStatus', { appId }))

/** Where a message about a loan's payment leads: to the loan. */
export const loanLink = (env: Env, brand: Brand, appId: string): string =>
  inMessage(env, brand, pathTo('loan', { appId }))
