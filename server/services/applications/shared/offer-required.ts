import { OFFER_REQUIRED } from '#src/contract/entities/offers/offer-required.ts'
import { AppError } from '#src/contract/errors.ts'

/**
 * The lender of an application; a draft has none yet.
 * @throws AppError `validation` naming the offer that has to be chosen first
 */
export function lenderOf({
  lender_id,
  product_id,
}: {
  lender_id: number | null
  product_id: string | null
}): number | null {
  if (lender_id === null && product_id === null)
    throw new AppError('validation', 'Please choose an offer first.', { errors: { lender_id: OFFER_REQUIRED } })
  return lender_id
}
