import { beforeAll, expect, test } from 'vitest'
import { earlyClosing, latePayment } from '#src/features/offers/charges.ts'
import { i18n } from '#src/lib/i18n.ts'
import hi from '#src/locales/hi/offers.json' with { type: 'json' }
import { haveTexts } from '#tests/setup/texts.ts'

beforeAll(async () => {
  await haveTexts('en', ['offers'])
  i18n.addResourceBundle('hi', 'offers', hi)
})

const charges = {
  penal_charges: '3% of the EMI',
  penal_charges_hi: '',
  foreclosure_charges: 'Ask the branch',
  foreclosure_charges_hi: '',
  penal_charge_amount: null,
  foreclosure_free_after_emis: null,
  foreclosure_charge_amount: null,
  foreclosure_charge_pct: null,
  tenure_months: 24,
}

test.each([
  ['en', '₹500 for each EMI paid late', 'No charge after 12 EMIs, 4.5% of what is left before that'],
  ['hi', 'देर से दी गई हर EMI पर ₹500', '12 EMI के बाद कोई शुल्क नहीं, उससे पहले बाकी मूलधन का 4.5%'],
] as const)('charges in figures are said in %s', (language, late, early) => {
  const t = i18n.getFixedT(language)
  expect(latePayment({ ...charges, penal_charge_amount: 500 }, t)).toEqual({ text: late })
  const share = { ...charges, foreclosure_free_after_emis: 12, foreclosure_charge_pct: 4.5 }
  expect(earlyClosing(share, t)).toEqual({ text: early })
})

test.each([
  ['en', 3, 'amount', '₹3,000, until the last day'],
  ['en', 12, 'amount', '₹3,000, until the last day'],
  ['en', 13, 'amount', 'No charge after 12 EMIs, ₹3,000 before that'],
  ['en', 6, 'share', '4% of what is left, until the last day'],
  ['hi', 3, 'amount', '₹3,000, आख़िरी दिन तक'],
] as const)(
  'a loan that ends before the charge does never promises its end: %s, %i months',
  (language, months, kind, text) => {
    const cost = kind === 'amount' ? { foreclosure_charge_amount: 3_000 } : { foreclosure_charge_pct: 4 }
    const offer = { ...charges, ...cost, foreclosure_free_after_emis: 12, tenure_months: months }
    expect(earlyClosing(offer, i18n.getFixedT(language))).toEqual({ text })
  },
)

test.each([
  ['en', '₹500 if the one payment is late', '₹3,000, until the last day'],
  ['hi', 'एकमुश्त भुगतान देर से होने पर ₹500', '₹3,000, आख़िरी दिन तक'],
] as const)(
  'a loan that is paid back at once has no EMI to be late or to have been paid: %s',
  (language, late, early) => {
    const t = i18n.getFixedT(language)
    const bullet = { ...charges, repayment: 'bullet' } as const
    expect(latePayment({ ...bullet, penal_charge_amount: 500 }, t)).toEqual({ text: late })
    const charge = { foreclosure_free_after_emis: 6, foreclosure_charge_amount: 3_000 }
    expect(earlyClosing({ ...bullet, ...charge }, t)).toEqual({ text: early })
  },
)

test("no charge is said so, and words without figures are the lender's own, English where they have no Hindi", async () => {
  await i18n.changeLanguage('hi')
  const t = i18n.getFixedT('hi')
  expect(earlyClosing({ ...charges, foreclosure_free_after_emis: 0 }, t)).toEqual({ text: 'कोई शुल्क नहीं' })
  expect(latePayment({ ...charges, penal_charge_amount: 0 }, t)).toEqual({ text: 'कोई शुल्क नहीं' })
  expect(latePayment(charges, t)).toEqual({ text: '3% of the EMI', lang: 'en' })
  // Free after a while, but nobody says what it costs before: half an answer would mislead.
  expect(earlyClosing({ ...charges, foreclosure_free_after_emis: 6 }, t)).toEqual({
    text: 'Ask the branch',
    lang: 'en',
  })
  const translated = { ...charges, penal_charges_hi: 'EMI का 3%', foreclosure_charges_hi: 'शाखा से पूछें' }
  expect(latePayment(translated, t)).toEqual({ text: 'EMI का 3%' })
  expect(earlyClosing(translated, t)).toEqual({ text: 'शाखा से पूछें' })
  await i18n.changeLanguage('en')
  expect(latePayment(translated, i18n.t)).toEqual({ text: '3% of the EMI' })
})
