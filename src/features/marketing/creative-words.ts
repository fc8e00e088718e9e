import { roundPercent, solveApr } from '#src/contract/finance/apr.ts'
import { exactEmi } from '#src/contract/finance/emi.ts'
import { GST_PERCENT } from '#src/contract/constants.ts'
import { percent, rupees } from '#src/lib/format.ts'
import type { MessageFacts, Say } from './compose-message.ts'
import type { CreativeWords } from './creative-layout.ts'
import { disclosureOf } from './marketing-products.ts'
import type { MarketingKind } from './marketing-products.ts'

/** The loan by which the cost is shown: rupees, months, percent a year, percent of the amount before GST. */
interface Example {
  amount: number
  months: number
  rate: number
  fee: number
}
const USUAL: Example = { amount: 100_000, months: 24, rate: 14, fee: 2 }
const EXAMPLES: Partial<Record<MarketingKind, Example>> = {
  personal: USUAL,
  business: { ...USUAL, rate: 18, fee: 2.5 },
  housing: { amount: 1_000_000, months: 180, rate: 9.5, fee: 1 },
}

/** What the example costs, in words; computed as every offer is. */
export function exampleFigures({ amount, months, rate, fee }: Example) {
  const emi = exactEmi(amount, rate, months)
  const charges = amount * (fee / 100) * (1 + GST_PERCENT / 100)
  return {
    months,
    amount: rupees(amount),
    emi: rupees(emi),
    apr: percent(roundPercent(solveApr(amount - charges, emi, months, rate))),
    // The EMI that is paid is a whole number of rupees.
    total: rupees(Math.round(emi) * months),
  }
}

/** Everything that is said on a picture of a product. */
export function creativeWords({ kind, brand, partner, apr }: MessageFacts, say: Say): CreativeWords {
  const example = EXAMPLES[kind]
  const range = { min: apr?.min ?? '', max: apr?.max ?? '' }
  const cost = example
    ? say('art.cost.example', { ...exampleFigures(example), ...range })
    : say(`art.cost.${kind}`, range)
  return {
    brand,
    headline: say(`art.headline.${kind}`),
    line: say(`art.line.${kind}`),
    scan: say('art.scan'),
    from: say('art.from', { partner, brand }),
    cost,
    who: say(`art.who.${disclosureOf(kind)}`, { brand }),
  }
}
