import { describe, expect, it } from 'vitest'
import { penalChargeProblem } from '#src/contract/rules/lending/penal-charge.ts'

describe('the words of a penal charge', () => {
  it.each([
    '+2% interest on overdue',
    'Penal INTEREST of ₹50',
    '2% a month on the overdue EMI',
    '24 % per annum',
    '24% p.a.',
    '2 per cent each week',
    '2% p.m. on what is due',
    '3% monthly',
    'Rate + 2.5%',
    'बकाया पर 2% ब्याज',
    'बकाया EMI पर 2% प्रति माह',
    'बकाया EMI का हर महीने 2%',
    'बकाया का 0.1% रोज़',
    '24 प्रतिशत सालाना',
  ])('name no interest: %s', (words) => {
    expect(penalChargeProblem(words.normalize('NFC'))).toBe('rules:lender.penalInterest')
  })

  it.each([
    '₹600 for each EMI paid late, plus GST',
    '₹500 + gst',
    'देर से दी गई हर EMI पर ₹600 और GST',
    '₹600 और जीएसटी',
  ])('add no tax: %s', (words) => expect(penalChargeProblem(words)).toBe('rules:lender.penalGst'))

  it.each([
    '₹600 for each EMI paid late',
    '3% of the EMI',
    '3% of the EMI, at most ₹500, after 3 days of grace',
    '₹50 a day, at most ₹500',
    'No charge',
    'देर से दी गई हर EMI पर ₹600',
    'हर EMI का 3%',
    'जैसा तय हुआ',
    '',
  ])('may be a charge: %s', (words) => {
    expect(penalChargeProblem(words)).toBeNull()
  })
})
