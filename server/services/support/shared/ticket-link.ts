import type { Deps } from '#server/deps.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { publicOrigin } from '../../shared/public-origin.ts'

/** A ticket's page, which opens after signing in. */
export const ticketLink = ({ env }: Deps, brand: Brand, ticket: string): string =>
  `${publicOrigin(env, brand)}${pathTo('tickets', { ticket })}`
