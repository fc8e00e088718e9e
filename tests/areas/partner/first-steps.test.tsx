import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import {
  addPartnerEvidence,
  addSellingAcknowledgements,
  changePartnerUsers,
  storedPartnerUsers,
  withdrawAgreement,
} from '#tests/builders/partner.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const partnerOf = async ({ server }: SignedIn) => (await server.signInPartner('b')).partnerId

it('a new partner is told each step to the first link and payment, what it blocks, and the way there', async () => {
  await renderApp('/partner', {
    actor: 'partnerB',
    prepare: async (signedIn) => withdrawAgreement(signedIn.server, await partnerOf(signedIn)),
  })
  const steps = within(await screen.findByRole('region', { name: /^\d steps to your first link and payment$/ }))
  const [agreement, rules, ...others] = steps.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(agreement).toBe('Accept the agreementUntil then no link can be made.To doRead and accept')
  expect(rules).toMatch(/^Read and accept the rules.*To doRead and accept$/)
  expect(others).toEqual([expect.stringMatching(/^PAN/), expect.stringMatching(/^Bank account/)])
  // Instead of a link that cannot be made, and of the sentence that nothing waits.
  expect(screen.queryByRole('region', { name: 'Your personal loan link' })).toBeNull()
  expect(screen.queryByText(/^Nothing needs your attention/)).toBeNull()
  expect(screen.getByText(/^Nothing else needs your attention/)).toBeVisible()
  const [first] = steps.getAllByRole('link')
  if (first) fireEvent.click(first)
  await waitFor(() => expect(window.location.href).toMatch(/\/partner\/settings\?tab=steps$/))
})

it('what was done is done; the card stays for what is left', async () => {
  await renderApp('/partner', {
    actor: 'partnerB',
    prepare: async (signedIn) => {
      const partner_id = await partnerOf(signedIn)
      const [owner] = await storedPartnerUsers(signedIn.server, { partner_id })
      const partner_user_id = owner?.partner_user_id ?? 0
      const at = signedIn.server.clock.now()
      await addSellingAcknowledgements(signedIn.server, {
        partner_id,
        partner_user_id,
        version: SELLING_RULES_VERSION,
        at,
      })
      await addPartnerEvidence(signedIn.server, {
        partner_id,
        partner_user_id,
        step: 'agreement',
        state: 'checked',
        at,
        version: AGREEMENT_VERSION,
        hash: 'a'.repeat(64),
      })
    },
  })
  const steps = within(await screen.findByRole('region', { name: /^\d steps? before everything is in order$/ }))
  const done = steps
    .getAllByRole('listitem')
    .slice(0, 2)
    .map(({ textContent }) => textContent)
  expect(done).toEqual([expect.stringMatching(/^Accept the agreementDone/), expect.stringMatching(/fair sellingDone/)])
  expect(await screen.findByRole('region', { name: 'Your personal loan link' })).toBeVisible()
})

it('somebody who may not open the settings reads whose it is, and is not told of PAN and account', async () => {
  await renderApp('/partner', {
    actor: 'partnerB',
    prepare: async (signedIn) => {
      const partner_id = await partnerOf(signedIn)
      await withdrawAgreement(signedIn.server, partner_id)
      await changePartnerUsers(signedIn.server, { partner_id }, { rights: ['leads'], owner: 0 })
    },
  })
  const steps = within(await screen.findByRole('region', { name: '2 steps to your first link and payment' }))
  expect(steps.getByText('The owner does this in Settings.')).toBeVisible()
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/partner/training-material'])
})
