import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { textLike } from './journey.ts'

let server: TestServer
let browser: Browser
let params: { id: number }
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  const customer = await server.signInCustomer()
  browser = customer.browser
  params = { id: customer.userId }
})
afterAll(() => server.close())

const PINCODE = 'Please enter a valid 6 digit pincode'
const NAME = 'Only alphabets are considered to be the valid first name/last name'
const ADDRESS = 'Do not use special characters in Address Line 1/2'
const INCOME = 'Monthly income requires between ₹\u00a01 and ₹\u00a01,000,000'
const AGE = "Your age doesn't match the required age criteria"
const BIRTH_DATE = 'Please enter a valid birth date'

/** Typed from section 5 of the specification: field, good values, bad values, message (null = no exact words there). */
const RULES: [string, unknown[], unknown[], string | null][] = [
  [
    'tin',
    ['ABCPK1234F', 'abcpk1234f', 'XYZPA0001B'],
    ['ABC1K1234F', 'ABCPK123F', 'ABCPK12345', 'ABCCK1234F', ' ABCPK1234F'],
    'Invalid PAN',
  ],
  ['email', ['a@b.in', 'a.b-c@d-e.co.in', 'x_1@y.com'], ['a', 'a@b', 'a@b.info', '@b.in', 'a@@b.in', 'a b@c.in'], null],
  ['first_name', ['Asha', 'a', 'RAVI'], ["D'Souza", 'Mary Ann', 'A1', 'आशा', 'A.'], NAME],
  ['last_name', ['Rao', 'k', 'SHAH'], ["O'Brien", 'van Dam', '9', 'राव', 'R-'], NAME],
  ['postal_code', ['560001', '110011', '000000'], ['56000', '5600011', 'abcdef', '५६०००१', ' 56000'], PINCODE],
  ['officepincode', ['560001', '400058', '999999'], ['1', '12345a', '1234567', '12 456', '१२३४५६'], PINCODE],
  ['address1', ['12-A, Lake View #4', 'MG Road.', '7'], ['12/4', 'a\nb', 'Flat @ 3', '<b>', 'मकान'], ADDRESS],
  ['address2', ['Bengaluru', 'Sector 5, Noida', '#9'], ['a;b', 'x_y', 'a&b', '"q"', '$'], ADDRESS],
  ['monthly_income', [1, 85_000, 1_000_000], [0, -1, 1_000_001, 0.5, 1e12], INCOME],
  ['employer_name', ['Abc', 'Blue Lotus 99', 'A'.repeat(40)], ['Ab', 'A'.repeat(41), 'A&B Co', 'x-y', '   '], null],
  [
    'birth_date',
    ['14-08-1990', '29-02-2000', '01-01-1960'],
    ['1990-08-14', '14/08/1990', '14-8-1990', 'x', '14-08-90'],
    BIRTH_DATE,
  ],
  ['birth_date', [], ['31-02-1990', '30-02-2000', '32-01-1990', '00-01-1990', '01-13-1990'], 'Invalid date'],
  ['birth_date', [], ['01-01-1899', '01-01-0001', '01-01-2999', '01-01-9999', '31-12-1800'], 'Invalid year'],
  ['birth_date', [], ['01-01-2020', '01-01-2015', '01-01-1930', '01-01-1940', '01-01-2012'], AGE],
  [
    'mobile_phone_number',
    [],
    ['987654321', '98765432101', '98765abcde', '+919876543210', '९८७६५४३२१०'],
    'Please enter a valid 10 digit mobile number',
  ],
  ['gender', [1, 2, 3], [0, 4, '1', null, 1.5], null],
  ['allow_sms', [0, 1, 0], [2, -1, true, '1', null], null],
]

it.each(RULES)(
  '%s: good values are kept, bad ones are refused with the words of the specification',
  async (field, good, bad, message) => {
    for (const value of good)
      expect([value, await browser.status('updateUser', { params, body: { [field]: value } })]).toEqual([value, 200])
    for (const value of bad) {
      const { status, body } = await browser.answer('updateUser', { params, body: { [field]: value } })
      expect([value, status]).toEqual([value, 422])
      expect(body).toMatchObject({
        code: 'validation',
        errors: { [field]: message ?? textLike(/^(?!rules:)./) },
      })
    }
  },
)

it('answers in Hindi when asked', async () => {
  const { body } = await browser.refusal('updateUser', { params, body: { tin: 'x' }, headers: { 'x-language': 'hi' } })
  expect(body).toMatchObject({ errors: { tin: textLike(/[\u0900-\u097f]/) } })
})

it('refuses a help form with a bad field, in the words of the specification', async () => {
  const form = { name: 'A', email: 'a@b.in', phone: '9876543210', description: 'Help' }
  for (const [field, value, message] of [
    ['email', 'x', 'Email error'],
    ['phone', '12', 'Phone Number error'],
  ] as const) {
    const { status, body } = await browser.refusal('createHelpRequest', { body: { ...form, [field]: value } })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: message } })
  }
})
