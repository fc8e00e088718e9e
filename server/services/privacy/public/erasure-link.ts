import { isSignedCode } from '#server/crypto/signed-code.ts'
import type { Vault } from '#server/crypto/vault.ts'
import { findErasureByLink } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'

/** For what the codes of these links are signed: a code of another use opens nothing here. */
export const ERASURE_LINK = 'erasure-link'

/** Path of the page on which a customer says whether a request that came by letter is theirs. */
export const ERASURE_LINK_PATH = '/erase/'

export const erasureLinkHash = (vault: Vault, code: string): string => vault.index(ERASURE_LINK, code)

/** A request whose link is open. */
export async function findLinkedErasure(deps: Deps, code: string): Promise<ErasureRow | null> {
  if (!isSignedCode(deps.vault, ERASURE_LINK, code)) return null
  const row = await findErasureByLink(deps.db, erasureLinkHash(deps.vault, code))
  const open =
    row?.status === 'verifying' && row.link_until !== null && !isOver({ until: row.link_until }, deps.clock.now())
  return open ? row : null
}
