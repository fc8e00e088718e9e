import { createHash } from 'node:crypto'
import type { ShownLine } from '#server/db/repositories/offers/offer-lists.ts'
import type { RankedOffers } from '#src/contract/finance/ranking.ts'

const digest = (line: object): string => createHash('sha256').update(JSON.stringify(line)).digest('hex').slice(0, 32)

/** Every line of a list to the byte: offers in their order, then the lenders that did not match. */
export const shownLines = ({ matched, not_matched }: RankedOffers): ShownLine[] =>
  [...matched, ...not_matched].map((line) => [line.lender_id, digest(line)])
