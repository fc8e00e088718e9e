import type { Vault } from '#server/crypto/vault.ts'

/** What a product asks beyond the profile: the shop, the home, the jewellery; of an enquiry, all that was asked. */
export type KeptDetails = Record<string, string | number>

type Place = 'applications.details' | 'loan_enquiries.details'

export const sealDetails = (
  vault: Vault,
  dataKey: string,
  details: KeptDetails,
  place: Place,
): { details_enc: string } => ({ details_enc: vault.seal(dataKey, JSON.stringify(details), place) })

/** Empty = nothing was answered yet, or the customer's key is gone. */
function openDetails(vault: Vault, dataKey: string | null, sealed: string | null, place: Place): KeptDetails {
  if (sealed === null || dataKey === null) return {}
  // Written by sealDetails from values that have passed their rules.
  return JSON.parse(vault.open(dataKey, sealed, place)) as KeptDetails
}

interface Owner {
  data_key: string | null
}
interface Row {
  details_enc: string | null
}

export const detailsOfApplication = (vault: Vault, { data_key }: Owner, { details_enc }: Row): KeptDetails =>
  openDetails(vault, data_key, details_enc, 'applications.details')

export const detailsOfEnquiry = (vault: Vault, { data_key }: Owner, { details_enc }: Row): KeptDetails =>
  openDetails(vault, data_key, details_enc, 'loan_enquiries.details')
