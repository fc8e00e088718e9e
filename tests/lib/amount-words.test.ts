import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountInWords } from '#src/lib/amount-words.ts'
import en from '#src/locales/en/common.json' with { type: 'json' }
import hi from '#src/locales/hi/common.json' with { type: 'json' }

const i18n = i18next.createInstance()
beforeAll(async () => {
  await i18n.init({ lng: 'en', ns: ['common'], resources: { en: { common: en }, hi: { common: hi } } })
})

describe('amounts in words', () => {
  it.each([
    [0, '0 rupees', '0 रुपये'],
    [1, '1 rupee', '1 रुपया'],
    [999, '999 rupees', '999 रुपये'],
    [1_000, '1 thousand rupees', '1 हज़ार रुपये'],
    [42_500, '42 thousand 500 rupees', '42 हज़ार 500 रुपये'],
    [3_50_000, '3 lakh 50 thousand rupees', '3 लाख 50 हज़ार रुपये'],
    [10_00_000, '10 lakh rupees', '10 लाख रुपये'],
    [1_00_00_000, '1 crore rupees', '1 करोड़ रुपये'],
    [12_34_56_789, '12 crore 34 lakh 56 thousand 789 rupees', '12 करोड़ 34 लाख 56 हज़ार 789 रुपये'],
    [4_200.5, '4 thousand 200 rupees 50 paise', '4 हज़ार 200 रुपये 50 पैसे'],
    [0.29, '0 rupees 29 paise', '0 रुपये 29 पैसे'],
  ])('%f', (amount, english, hindi) => {
    expect(amountInWords(amount, i18n.getFixedT('en'))).toBe(english)
    expect(amountInWords(amount, i18n.getFixedT('hi'))).toBe(hindi)
  })
})
