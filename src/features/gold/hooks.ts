import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'

export interface GoldPrice {
  /** Rupees for a gram of 24 carat gold. */
  price_per_gram: number
  /** ISO instant. */
  as_of: string
  source: string
  /** A price made up for trying the product. */
  sandbox: boolean
}

async function getGoldPrice(signal: AbortSignal): Promise<GoldPrice> {
  const price = await call('getGoldPrice', { signal })
  if (!(price.price_per_gram > 0)) throw new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))
  return price
}

/** Today's price of gold; one price for the whole visit, so that no figure moves while somebody compares. */
export function useGoldPrice() {
  return useQuery({
    queryKey: ['gold-price'],
    queryFn: ({ signal }) => getGoldPrice(signal),
    staleTime: Infinity,
  })
}
