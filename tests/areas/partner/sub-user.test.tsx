import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { changePartnerUsers } from '#tests/builders/partner.ts'
import { renderApp, testServer } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const withRights =
  (rights: string[]) =>
  async ({ server }: SignedIn) => {
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 0, rights })
  }

// People stay from test to test.
afterEach(async () => {
  await changePartnerUsers(await testServer(), { partner_id: 1 }, { owner: 1, rights: [] })
})

it('somebody without rights shares links, sees neither counts nor commission, stops no link, and reads why', async () => {
  await renderApp('/partner/product-offering', { actor: 'partnerA', prepare: withRights([]) })
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(
    await screen.findByText(/To name a link of your own or to stop one you need the right “Marketing”/),
  ).toBeVisible()
  expect(screen.getByText(/Clicks and leads are shown to people with the right “Leads and reports”/)).toBeVisible()
  expect(screen.getAllByText('Shown to people with the right “Earnings”')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: /^Stop the link|^Make the link/ })).toBeNull()
  expect(screen.queryByText(/\d clicks?/)).toBeNull()
})

it('who may do marketing and see leads and earnings has all of it', async () => {
  const rights = ['marketing', 'leads', 'earnings']
  await renderApp('/partner/product-offering', { actor: 'partnerA', prepare: withRights(rights) })
  expect(await screen.findByRole('button', { name: /^Stop the link/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make the link' })).toBeVisible()
  expect(screen.getByText(/0 clicks/)).toBeVisible()
  expect(screen.queryByText(/you need the right|with the right/)).toBeNull()
})

it('invitations: the form and the rewards stand behind their rights', async () => {
  await renderApp('/partner/referral', { actor: 'partnerA', prepare: withRights([]) })
  expect(await screen.findByText(/To invite you need the right “Marketing”/)).toBeVisible()
  expect(await screen.findByText('No invitation yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make invitation' })).toBeNull()
  expect(screen.queryByText(/₹/)).toBeNull()

  const withInvitation = async (signedIn: SignedIn) => {
    await withRights(['marketing'])(signedIn)
    const invitation = { name: 'Meera Joshi', contact: 'meera@shop.in', consent: true }
    await signedIn.browser.call('createReferral', { body: invitation })
  }
  await renderApp('/partner/referral', { actor: 'partnerA', prepare: withInvitation })
  expect(await screen.findByText('Rewards are shown to people with the right “Earnings”.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make invitation' })).toBeVisible()
  expect(screen.queryByText(/₹/)).toBeNull()
})

it('the first visit of a lead is a column that is shown when asked for', async () => {
  const prepare = async (signedIn: SignedIn) => {
    await seedLeads(signedIn.server.deps, 60, 'cl')
    await withRights(['leads'])(signedIn)
  }
  const { user } = await renderApp('/partner/reports', { actor: 'partnerA', prepare })
  expect(await screen.findByRole('columnheader', { name: /Last visit/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /First visit/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'First visit' }))
  expect(await screen.findByRole('columnheader', { name: /First visit/, hidden: true })).toBeInTheDocument()
})
