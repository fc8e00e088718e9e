import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { openBusiness } from '../business-detail/business-customer.ts'
import { HOME } from '../secured-journey.ts'

const terms = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent)

test('business offers keep to the limits, terms and pages of business loans', async () => {
  const { user } = await renderApp('/user/business-offers', {
    actor: 'consumerA',
    productType: 'Business Loans',
    prepare: async (signedIn) => void (await openBusiness(signedIn)),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const sheet = await screen.findByRole('dialog', { name: /Change/ })
  const slider = within(sheet).getByRole('slider')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['50000', '1000000'])
  expect(terms(sheet)).toEqual([
    '6 months',
    '9 months',
    '12 months',
    '18 months',
    '24 months',
    '36 months',
    '48 months',
    '60 months',
  ])
  await user.click(within(sheet).getByText('12 months'))
  await user.click(within(sheet).getByRole('button', { name: /Show offers/ }))
  await waitFor(() => expect(window.location.search).toContain('tenure=12'))
  expect(window.location.pathname).toBe('/user/business-offers')

  const [details] = await screen.findAllByRole('link', { name: /Full details/ })
  if (details) await user.click(details)
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/user\/business-offers\/\d+$/))
  const back = await screen.findByRole('link', { name: 'All offers' })
  expect(back.getAttribute('href')).toMatch(/^\/user\/business-offers\?.*tenure=12/)
})

test('offers for a home keep to the limits and terms of housing loans', async () => {
  const { user } = await renderApp('/user/offers', {
    actor: 'consumerA',
    productType: 'Affordable Housing Loan',
    prepare: async ({ browser, userId, server }) => {
      server.deps.limits.profile = 'relaxed'
      await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
      const { app_id } = await browser.call('createApplication', { body: { product_type: 'Affordable Housing Loan' } })
      await browser.call('updateApplicationDetails', { params: { appId: app_id }, body: HOME })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const sheet = await screen.findByRole('dialog', { name: /Change/ })
  const slider = within(sheet).getByRole('slider')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['100000', '2500000'])
  expect(terms(sheet)).toEqual([
    '36 months',
    '60 months',
    '84 months (7 years)',
    '120 months (10 years)',
    '144 months (12 years)',
    '180 months (15 years)',
    '240 months (20 years)',
    '300 months (25 years)',
    '360 months (30 years)',
  ])
  expect(screen.getAllByRole('link', { name: 'Return to Profile', hidden: true })[0]).toHaveAttribute(
    'href',
    '/user/user-detail/affordable-housing-loan?step=personal-information',
  )
})
