import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { given } from './journey.ts'

let server: TestServer
const by = {} as Record<'customer' | 'admin' | 'partner', Browser>
let params = {}
let draft = {}
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  const { browser, userId } = await server.signInCustomer()
  by.customer = browser
  by.admin = (await server.signInAdmin(1)).browser
  by.partner = (await server.signInPartner()).browser
  params = { id: userId }
  draft = { appId: (await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })).app_id }
})
afterAll(() => server.close())

const HELP = { name: 'A', email: 'a@b.in', phone: '9876543210', description: 'Help' }
const SLAB = {
  lender_id: 1,
  slab_disbursed_min: 0,
  slab_disbursed_max: 9,
  slab_number_min: 1,
  slab_number_max: 5,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 3,
  revenue_flat: 250,
  revenue_percent: 1,
  status: 1,
}
const table = (name: string) => {
  const raw = new FormData()
  if (name !== '') raw.append('image_name', new Blob([new Uint8Array([137, 80, 78, 71])]), name)
  return { raw }
}
const OFFER = 'Please select a offer from offer screen'

interface Provoked {
  who: keyof typeof by
  call: EndpointKey
  send: () => object
  field: string
}
const profile = (field: string, value: unknown): Provoked => ({
  who: 'customer',
  call: 'updateUser',
  field,
  send: () => ({ params, body: { [field]: value } }),
})
const help = (field: string, value: string): Provoked => ({
  who: 'customer',
  call: 'createHelpRequest',
  field,
  send: () => ({ body: { ...HELP, [field]: value } }),
})
const slab = (field: string, change: object): Provoked => ({
  who: 'admin',
  call: 'createLenderRevenue',
  field,
  send: () => ({ body: { ...SLAB, ...change } }),
})
const undecided = (call: EndpointKey, body?: object): Provoked => ({
  who: 'customer',
  call,
  field: 'lender_id',
  send: () => ({ params: draft, ...(body && { body }) }),
})

/** Every message of section 5 of the specification, typed from there, and a call that is refused with it. */
const MESSAGES: [string, Provoked][] = [
  ['Invalid PAN', profile('tin', 'ABC')],
  ['Email error', help('email', 'x')],
  [
    'IFSC format is invalid (case sensitive field)',
    {
      who: 'partner',
      call: 'updatePartnerBank',
      field: 'ifsc',
      send: () => ({ body: { holder: 'A B', account_number: '123456789', ifsc: 'hdfc0001234', password: 'x' } }),
    },
  ],
  ['Only alphabets are considered to be the valid first name/last name', profile('first_name', 'A1')],
  ['Please enter a valid 6 digit pincode', profile('postal_code', '1')],
  ['Please enter a valid 10 digit mobile number', profile('mobile_phone_number', '1')],
  [
    'Enter 6 digits OTP',
    { who: 'customer', call: 'verifyLenderOtp', field: 'otp', send: () => ({ params: draft, body: { otp: '12' } }) },
  ],
  ['Do not use special characters in Address Line 1/2', profile('address1', 'a;b')],
  ['Monthly income requires between ₹ 1 and ₹ 1,000,000', profile('monthly_income', 0)],
  ['Invalid date', profile('birth_date', '31-02-1990')],
  ['Invalid year', profile('birth_date', '01-01-1899')],
  ['Please enter a valid birth date', profile('birth_date', 'x')],
  ["Your age doesn't match the required age criteria", profile('birth_date', '01-01-2020')],
  [
    OFFER,
    undecided('applyToLender', { lender_id: 0, proposal_number: 'KFS-2026-0000000001', consents: given('kfs_read') }),
  ],
  [OFFER, undecided('answerLender', { answers: {} })],
  [OFFER, undecided('handOver')],
  [OFFER, undecided('sendLenderOtp')],
  [OFFER, undecided('verifyLenderOtp', { otp: '123456' })],
  ['Phone Number error', help('phone', '12')],
  [
    'Invalid file type',
    { who: 'admin', call: 'uploadApplicationStatusFile', field: 'image_name', send: () => table('a.png') },
  ],
  [
    'No file selected',
    { who: 'admin', call: 'uploadApplicationStatusFile', field: 'image_name', send: () => table('') },
  ],
  ['Revenue type is required', slab('revenue_type_id', { revenue_type_id: null })],
  ['Must be a positive number', slab('revenue_flat', { revenue_flat: -1 })],
  ['Must be between 0 and 100', slab('revenue_percent', { revenue_percent: 101 })],
  ['Max must be greater than Min', slab('slab_number_max', { slab_number_max: 1 })],
  [
    '* Either Revenue Flat or Revenue Percentage is required',
    slab('revenue_percent', { revenue_flat: 0, revenue_percent: null }),
  ],
]

it.each(MESSAGES)('“%s” is what $call answers', async (message, { who, call, send, field }) => {
  const { status, body } = await by[who].refusal(call, untyped(send()))
  expect(status).toBe(422)
  expect(body.errors?.[field]?.replaceAll('\u00a0', ' ')).toBe(message)
})
