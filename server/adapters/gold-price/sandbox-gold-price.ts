import type { Clock } from '#server/clock.ts'
import { days } from '#src/contract/rules/time.ts'
import type { GoldPriceSource } from './gold-price.ts'

/** Rupees a gram. Invented, and always the same. */
const SANDBOX_GOLD_PRICE = 10_000

/** A fixed price that says what it is; nothing leaves this machine. */
export function createSandboxGoldPrice(clock: Clock): GoldPriceSource {
  return {
    sandbox: true,
    current() {
      const as_of = new Date(Math.floor(clock.now().getTime() / days(1)) * days(1))
      return Promise.resolve({
        price_per_gram: SANDBOX_GOLD_PRICE,
        as_of,
        source: 'Illustrative price, not a market price',
      })
    },
  }
}
