import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import { routeOf } from '#src/contract/endpoints/address-of.ts'
import { network } from '#tests/setup/screens/render-app.tsx'
import { ADMIN_FORMS } from '../refused-forms/admin-forms.ts'
import { press } from '../refused-forms/form.ts'
import { PARTNER_FORMS } from '../refused-forms/partner-forms.ts'

/** Who asks for a code where, beside customers, whose screens have their own words; `ask` where the form is filled without asking. */
const SCREENS: { call: keyof Endpoints; form: string; ask?: string }[] = [
  { call: 'sendKnownCode', form: 'a code that shows who calls', ask: 'Send the code' },
  { call: 'sendContactCodeForCustomer', form: 'a code to a new contact', ask: 'Send the code' },
  { call: 'sendLostContactCode', form: 'a code to a contact in place of a lost one', ask: 'Send the code' },
  { call: 'sendPartnerCode', form: "a partner's account", ask: 'Send the code' },
  { call: 'sendPartnerCode', form: 'a code from the own mail', ask: 'Send the code' },
  { call: 'sendPartnerCode', form: "a partner's agreement" },
]

test.each(SCREENS)('$form: a late code is said, and its field stays', async ({ call, form: name, ask }) => {
  const form = { ...ADMIN_FORMS, ...PARTNER_FORMS }[name]
  if (!form) throw new Error(`no form ${name}`)
  const answer = { message: 'The code is sent.', email: 'partner@demo.test' }
  let late = true
  network.use(http.post(`*${routeOf(ENDPOINTS[call])}`, () => HttpResponse.json({ ...answer, late })))
  await form.open()
  await form.fill()
  if (ask !== undefined) await press(ask)
  expect(await screen.findByText(/^Messages are slow right now\. .* works for 5 minutes/)).toBeVisible()
  expect(screen.getByLabelText(/^Code/)).toBeVisible()
  if (call !== 'sendPartnerCode') return
  // The next one goes out in time.
  late = false
  await press(/again|another|new code/i)
  await expect.poll(() => screen.queryByText(/^Messages are slow/)).toBeNull()
})

test('no other call sends a code', () => {
  const calls = Object.entries(ENDPOINTS).filter(
    ([, { response }]) => 'fields' in response && 'late' in response.fields,
  )
  const known = [...SCREENS.map(({ call }) => call), 'sendOtp', 'sendContactCode']
  expect(calls.map(([call]) => call).filter((call) => !known.includes(call as keyof Endpoints))).toEqual([])
})
