import type { LenderDisbursal } from '#server/adapters/lenders/lender-gateway.ts'
import type { DisbursalRow } from '#server/db/repositories/applications/disbursals.ts'

type Known = Pick<DisbursalRow, 'tranche' | 'utr' | 'kind'>

/**
 * Which of the tranches that are known a report speaks of; null = a further one. Only what names a tranche or a transfer that
 * nobody has named before is further: a lender that says "disbursed" twice has paid once.
 */
export function matchTranche<D extends Known>(
  all: readonly D[],
  said: Pick<LenderDisbursal, 'tranche' | 'utr'>,
): D | null {
  const known = all.filter(({ kind }) => kind === 'disbursed')
  if (said.utr !== null) {
    const same = known.find(({ utr }) => utr === said.utr)
    if (same) return same
  }
  if (said.tranche !== null) {
    const same = known.find(({ tranche }) => tranche === said.tranche)
    // Another transfer under the same number is another part of the loan all the same.
    if (same === undefined || said.utr === null || same.utr === null) return same ?? null
    return null
  }
  if (said.utr === null) return known[0] ?? null
  // The first transfer number that comes belongs to the part that has none.
  return known.find(({ utr }) => utr === null) ?? null
}
