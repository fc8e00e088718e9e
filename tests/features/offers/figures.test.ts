import { beforeAll, expect, test } from 'vitest'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import { figuresOf } from '#src/features/offers/figures.ts'
import { percent } from '#src/lib/format.ts'
import { i18n } from '#src/lib/i18n.ts'
import hi from '#src/locales/hi/offers.json' with { type: 'json' }
import { applicant, request, seedLenders } from '#tests/contract/finance/sample-lenders.ts'
import { haveTexts } from '#tests/setup/texts.ts'

beforeAll(async () => {
  await haveTexts('en', ['offers', 'common'])
  i18n.addResourceBundle('hi', 'offers', hi)
})

test.each([
  ['en', ', floating, may change'],
  ['hi', ', बदल सकती है'],
] as const)('a comparison says of a rate that it may change, and nothing of a fixed one (%s)', (language, said) => {
  const [offer] = rankOffers(applicant, seedLenders, request).matched
  if (!offer) throw new Error('no offer')
  const rateOf = (compared: typeof offer) =>
    figuresOf(compared, i18n.getFixedT(language)).find(({ key }) => key === 'interest')?.text
  const rate = percent(offer.interest_rate)
  expect(rateOf(offer)).toBe(rate)
  const floating = { benchmark: 'RBI repo rate', benchmark_hi: 'RBI की रेपो दर', reset_months: 3 }
  expect(rateOf({ ...offer, floating })).toBe(`${rate}${said}`)
})
