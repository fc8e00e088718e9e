/** Price of pure (24 carat) gold, rupees a gram, as its publisher set it. */
export interface GoldPrice {
  price_per_gram: number
  /** When the publisher set it. */
  as_of: Date
  /** Who set it, in its own words. */
  source: string
}

/**
 * Where the price that gold is lent against comes from. RBI's directions of 6 June 2025 ask for the lower of the last
 * close and the 30-day average of a bullion exchange or association.
 */
export interface GoldPriceSource {
  readonly sandbox: boolean
  /** Safe to call with every request: the far side is asked once an hour at most. @throws AppError `not_available`. */
  current(): Promise<GoldPrice>
}
