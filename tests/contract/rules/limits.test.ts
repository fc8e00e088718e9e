import { expect, test } from 'vitest'
import type { Schema } from 'yup'
import { CALL_HOURS, QUIET_DAYS } from '#src/contract/rules/contact/contact-rules.ts'
import { cardNumber, cardText, marketingBullets, utmId, utmLink } from '#src/contract/rules/credit-card-edit.ts'
import { helpCompany, helpDescription, helpEmail, helpName, helpPhone } from '#src/contract/rules/help-form.ts'
import { addressLine } from '#src/contract/rules/person/address.ts'
import { birthDateProblem } from '#src/contract/rules/person/birth-date.ts'
import { companyName } from '#src/contract/rules/person/company-name.ts'
import { staffEmail } from '#src/contract/rules/person/email-schema.ts'
import { isEmail } from '#src/contract/rules/person/email.ts'
import { fullName, personName } from '#src/contract/rules/person/names.ts'
import { priority } from '#src/contract/rules/priority.ts'
import { cardName, lenderGroupName, lenderName, partnerName } from '#src/contract/rules/record-names.ts'
import {
  hasRevenue,
  isRevenuePercent,
  revenueTypeId,
  revenueFlat,
  revenuePercent,
  slabCount,
  slabStatus,
} from '#src/contract/rules/revenue.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { isHttpsLink } from '#src/contract/rules/web/https-link.ts'
import { keyFor } from './messages.ts'

const a = (length: number) => 'a'.repeat(length)
const link = (length: number) => `https://a.in/${a(length - 13)}`
const longName = (length: number) => `Asha ${a(length - 5)}`

test.each<[string, Schema, unknown, unknown, string]>([
  // what, schema, the most it takes, a little more, the message
  ['first name', personName, a(60), a(61), 'rules:text.tooLong'],
  ['full name', fullName, longName(120), longName(121), 'rules:text.tooLong'],
  ['address line', addressLine, a(150), a(151), 'rules:text.tooLong'],
  ['help: name', helpName, a(120), a(121), 'rules:text.tooLong'],
  ['help: company', helpCompany, a(120), a(121), 'rules:text.tooLong'],
  ['help: description', helpDescription, a(2_000), a(2_001), 'rules:text.tooLong'],
  ['staff email', staffEmail, `${a(248)}@b.com`, `${a(249)}@b.com`, 'rules:email.invalid'],
  ['card name', cardName, a(120), a(121), 'rules:text.tooLong'],
  ['lender name', lenderName, a(120), a(121), 'rules:text.tooLong'],
  ['lender group', lenderGroupName, a(120), a(121), 'rules:text.tooLong'],
  ['partner name', partnerName, a(120), a(121), 'rules:text.tooLong'],
  ['card text', cardText, a(500), a(501), 'rules:text.tooLong'],
  ['a bullet', marketingBullets, [a(300)], [a(301)], 'rules:text.tooLong'],
  ['bullets', marketingBullets, Array(20).fill('a'), Array(21).fill('a'), 'rules:card.bullets'],
  ['UTM id', utmId, a(120), a(121), 'rules:card.utmId'],
  ['UTM link', utmLink, link(2_000), link(2_001), 'rules:text.tooLong'],
  ['company name', companyName, a(40), a(41), 'rules:companyName.invalid'],
  ['company name, least', companyName, a(3), a(2), 'rules:companyName.invalid'],
  ['flat revenue', revenueFlat, 1e12, 1e12 + 1, 'rules:number.range'],
  ['loans of a slab', slabCount, 2_147_483_647, 2_147_483_648, 'rules:number.range'],
  ['revenue percent', revenuePercent, 100, 100.001, 'rules:revenue.percent'],
  ['revenue type, least', revenueTypeId, 1, 0, 'rules:revenue.type'],
  ['sort order', cardNumber, 2_147_483_647, 2_147_483_648, 'rules:card.numeric'],
  ['free text', safeText(10), a(10), a(11), 'rules:text.tooLong'],
])('%s: how long it may be', (_, schema, most, more, message) => {
  expect(keyFor(schema, most)).toBeNull()
  expect(keyFor(schema, more)).toBe(message)
})

test.each<[string, Schema, unknown[], string]>([
  ['sort order', cardNumber, [undefined], 'rules:required'],
  ['priority', priority, [undefined], 'rules:required'],
  ['card text', cardText, [undefined, '', '  '], 'rules:required'],
  ['UTM id', utmId, [undefined], 'rules:required'],
  ['UTM link', utmLink, [undefined, ''], 'rules:required'],
  ['bullets', marketingBullets, [undefined], 'rules:required'],
  ['a bullet', marketingBullets, [[undefined]], 'rules:card.bullet'],
  ['card name', cardName, [undefined, '', '   '], 'rules:required'],
  ['lender name', lenderName, [undefined, ''], 'rules:required'],
  ['lender group', lenderGroupName, [undefined, '', '   '], 'rules:required'],
  ['partner name', partnerName, [undefined, ''], 'rules:required'],
  ['help: name', helpName, [undefined, '', ' '], 'rules:required'],
  ['help: email', helpEmail, [undefined, ''], 'rules:required'],
  ['help: phone', helpPhone, [undefined, ''], 'rules:required'],
  ['help: description', helpDescription, [undefined, '', ' '], 'rules:required'],
  ['revenue type', revenueTypeId, [undefined], 'rules:revenue.type'],
  ['status of a slab', slabStatus, [undefined], 'rules:required'],
  ['status of a slab', slabStatus, [2, -1], 'rules:flag'],
])('%s: nothing is not enough', (_, schema, values, message) => {
  expect(values.map((value) => keyFor(schema, value))).toEqual(values.map(() => message))
})

test.each<[string, (value: string) => boolean, string[], string[]]>([
  [
    'https link',
    isHttpsLink,
    ['https://a.in', 'https://a.in:443/', link(2_000)],
    [' https://a.in', 'https://a.in b', 'http://a.in', 'https://a.in:22/', link(2_001)],
  ],
  ['email', isEmail, ['a@b.com', `${a(248)}@b.com`], ['a@b', `${a(249)}@b.com`]],
])('%s: the predicate', (_, holds, good, bad) => {
  expect(good.map(holds)).toEqual(good.map(() => true))
  expect(bad.map(holds)).toEqual(bad.map(() => false))
})

test('a partner is looked up by letters of any script and the signs of a firm, and nothing else', () => {
  for (const name of ['आनंद मनी', "M&M (Pune), St. Mary's_1-2", 'Ü']) expect(keyFor(partnerName, name)).toBeNull()
  for (const name of ['a/b', '/ab', 'ab/', 'a<b', '%'])
    expect(keyFor(partnerName, name)).toBe('rules:partnerName.invalid')
})

test('a member of staff signs in with anything that has one @ inside', () => {
  for (const address of ['admin@demo.test', 'a+b@c']) expect(keyFor(staffEmail, address)).toBeNull()
  for (const address of ['admin', '@b', 'a@', 'a b@c', 'a@b c', ' a@b', 'a@b@c', 'a@b ', '@a@b'])
    expect([address, keyFor(staffEmail, address)]).toEqual([address, 'rules:email.invalid'])
})

test('a birth date is the whole field, not a part of it', () => {
  const problem = (value: string) => birthDateProblem(value, '2026-11-21')
  expect(problem('14/08/1994')).toBeNull()
  for (const value of ['x14/08/1994', '14/08/19945', ' 14/08/1994'])
    expect(problem(value)).toBe('rules:birthDate.required')
})

test('percentages are steps of 0.001 from 0 to 100, and a slab pays when either part is above 0', () => {
  expect([0, 0.001, 2.125, 33.333, 99.999, 100].map(isRevenuePercent)).toEqual(Array(6).fill(true))
  expect([-0.001, 0.0005, 2.1259, 100.001].map(isRevenuePercent)).toEqual(Array(4).fill(false))
  expect([hasRevenue(null, null), hasRevenue(0, 0), hasRevenue(undefined, undefined)]).toEqual([false, false, false])
  expect([hasRevenue(0.01, null), hasRevenue(null, 0.001), hasRevenue(0, 1), hasRevenue(1, 0)]).toEqual(
    Array(4).fill(true),
  )
})

test('rupees that a number holds a hair too low are still whole paise', () => {
  // 8.29 × 100 is 828.9999999999999 in a computer, and 1.1 × 100 is 110.00000000000001.
  for (const rupees of [8.29, 1.1, 0.29, 4.35]) expect(keyFor(revenueFlat, rupees)).toBeNull()
})

test('quiet mode lasts 7, 30 or 90 days, and calls go out from 9 to 18', () => {
  expect(QUIET_DAYS).toEqual([7, 30, 90])
  expect(CALL_HOURS).toEqual({ from: 9, to: 18 })
})
