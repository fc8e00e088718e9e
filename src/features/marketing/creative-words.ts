import type { MessageFacts, Say } from './compose-message.ts'
import type { CreativeWords } from './creative-layout.ts'
import { disclosureOf } from './marketing-products.ts'

/** Everything that is said on a picture of a product. */
export function creativeWords({ kind, brand, partner, offer }: MessageFacts, say: Say): CreativeWords {
  const range = { min: offer?.min ?? '', max: offer?.max ?? '', most: offer?.most ?? '' }
  // What gold brings depends on the gold.
  const example = kind === 'gold' ? null : offer?.example
  const cost = example
    ? say('art.cost.example', { ...example, ...range })
    : say(`art.cost.${disclosureOf(kind) === 'loan' ? 'gold' : kind}`, range)
  return {
    brand,
    headline: say(`art.headline.${kind}`, range),
    line: say(`art.line.${kind}`),
    scan: say('art.scan'),
    from: say('art.from', { partner, brand }),
    cost,
    who: say(`art.who.${disclosureOf(kind)}`, { brand }),
  }
}
