import { beforeAll, expect, test } from 'vitest'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import { comparedFigures } from '#src/features/offers/figures.ts'
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
    comparedFigures([compared], i18n.getFixedT(language))[0]?.find(({ key }) => key === 'interest')?.text
  const rate = percent(offer.interest_rate)
  expect(rateOf(offer)).toBe(rate)
  const floating = { benchmark: 'RBI repo rate', benchmark_hi: 'RBI की रेपो दर', reset_months: 3 }
  expect(rateOf({ ...offer, floating })).toBe(`${rate}${said}`)
})

test.each([
  ['en', ['84 of 120', '2 of 60, of any kind', 'Too few to say']],
  ['hi', ['120 में से 84', 'हर तरह के 60 में से 2', 'बताने के लिए बहुत कम']],
] as const)('how often each lender approved is compared where one has decided enough (%s)', (language, said) => {
  const [offer] = rankOffers(applicant, seedLenders, request).matched
  if (!offer) throw new Error('no offer')
  const told = (offers: (typeof offer)[]) =>
    comparedFigures(offers, i18n.getFixedT(language)).map((own) => own.find(({ key }) => key === 'approvals')?.text)
  const alike = { ...offer, approvals: { approved: 84, decided: 120, alike: 3 } }
  const all = { ...offer, approvals: { approved: 2, decided: 60, alike: 0 } }
  expect(told([alike, all, offer])).toEqual(said)
  expect(told([offer, offer])).toEqual([undefined, undefined])
})
