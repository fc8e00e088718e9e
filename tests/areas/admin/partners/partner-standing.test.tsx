import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { bearerOf } from '#src/lib/session/session-store.ts'
import { pingSession } from '#src/lib/session/session.ts'
import { changePartners } from '#tests/builders/partner.ts'
import { renderApp, testServer } from '#tests/setup/screens/render-app.tsx'

const REASON = 'A poster promises approval'

afterEach(async () => {
  const fresh = { status: 1 as const, has_left: false, standing_at: null, standing_by: null, standing_reason: '' }
  await changePartners(await testServer(), {}, fresh)
})

it('a partner is suspended on its page, is listed so, and goes on from the list', async () => {
  const { user, browser } = await renderApp('/admin/partners/1', { actor: 'admin1' })
  const card = await screen.findByRole('region', { name: 'Partnership' })
  await user.click(await within(card).findByRole('button', { name: 'Suspend Anand Money Mart' }))
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Anand Money Mart?' })
  expect(await within(dialog).findByText('Still open')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Reason'), REASON)
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }))
  expect(await within(card).findByText(`Reason: ${REASON}`)).toBeVisible()
  expect(within(card).getByText('Suspended')).toBeVisible()
  expect(within(card).queryByRole('button', { name: 'Suspend Anand Money Mart' })).toBeNull()

  await renderApp('/admin/merchant-management?standing=suspended', { as: browser })
  expect(await screen.findByText('Nobody signs in yet')).toBeVisible()
  expect(screen.queryByText('BazaarMitra Retail')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Resume Anand Money Mart' }))
  const again = await screen.findByRole('dialog', { name: 'Resume Anand Money Mart?' })
  await user.type(within(again).getByLabelText('Reason'), 'The poster is gone')
  await user.click(within(again).getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('Anand Money Mart is active again.')).toBeVisible()
})

it('leave says what is open and that resume takes it back; Hindi', async () => {
  const { user } = await renderApp('/admin/partners/1', { actor: 'admin1', language: 'hi' })
  await user.click(await screen.findByRole('button', { name: 'Anand Money Mart को अलग करें' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('किसी महीने का भुगतान बाकी नहीं')).toBeVisible()
  await user.type(within(dialog).getByLabelText('कारण'), 'दुकान बंद हो गई है')
  await user.click(within(dialog).getByRole('button', { name: 'अलग करें' }))
  expect(await screen.findByText('अलग हुआ')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Anand Money Mart को फिर शुरू करें' })).toBeVisible()
})

it('who has the portal open while it is suspended comes to the sign-in page, which says why', async () => {
  const { server } = await renderApp('/partner/settings', { actor: 'partnerA' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(bearerOf('partner')).not.toBeNull())
  const admin = (await server.signInAdmin(1)).browser
  const body = { from: 'active', to: 'suspended', reason: REASON } as const
  await admin.call('changePartnerStanding', { params: { id: 1 }, body })
  await pingSession('partner')
  expect(await screen.findByText(/the partnership is suspended or has ended/)).toBeVisible()
  expect(window.location.pathname).toBe('/partner/login')
})
