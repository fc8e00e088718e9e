import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { CustomerFacts } from '#src/areas/admin/csr-portal/CustomerFacts.tsx'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { haveTexts } from '#tests/setup/texts.ts'

const none = { sms: false, whatsapp: false, email: false, call: false }
const contact = {
  choices: { service: none, offers: none, partner_offers: none },
  quiet_until: null,
  no_calls_since: null,
  reachable: { sms: true, email: true },
}
const because = (reason: 'not_chosen' | 'register') => ({ reason, until: null })

it.each<[CsrCustomer['no_call'], CsrCustomer['no_call'], string]>([
  [null, null, 'Yes, about their application and about offers'],
  [null, because('not_chosen'), 'Yes, about their application'],
  [because('not_chosen'), null, 'Yes, about offers only'],
  [because('not_chosen'), because('not_chosen'), 'Not now'],
])('says about what they may be called (%j, %j)', async (no_call, no_offer_call, told) => {
  await haveTexts('en', [...BASE_TEXTS, 'csr', 'erasure-desk', 'staff-rules'])
  render(<CustomerFacts customer={{ contact, no_call, no_offer_call, tickets: [], erasure: null }} />)
  expect(screen.getByText(told)).toBeVisible()
})

it('names both reasons where they are not the same', async () => {
  await haveTexts('en', [...BASE_TEXTS, 'csr', 'erasure-desk', 'staff-rules'])
  const facts = { contact, no_call: because('not_chosen'), no_offer_call: because('register') }
  render(<CustomerFacts customer={{ ...facts, tickets: [], erasure: null }} />)
  expect(screen.getByText(/^About their application: .*\. About offers: .* do-not-disturb/)).toBeVisible()
})
