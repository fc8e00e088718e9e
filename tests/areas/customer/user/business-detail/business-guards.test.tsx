import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'
import { openBusiness } from './business-customer.ts'

const PATHS = [
  '/user/business-detail',
  '/user/business-welcome-back',
  '/user/business-offers',
  '/user/business-offers/16',
] as const

async function arrives(path: string, at: string, options: RenderAppOptions): Promise<void> {
  await renderApp(path, options)
  await waitFor(() => expect(window.location.pathname).toBe(at))
  await screen.findByRole('heading', { level: 1 })
  expect(window.location.pathname).toBe(at)
}

const business = { actor: 'consumerA', productType: 'Business Loans' } as const
const complete: RenderAppOptions = { ...business, prepare: async (signedIn) => void (await openBusiness(signedIn)) }

describe('the business pages by address bar', () => {
  describe.each(PATHS)('%s', (path) => {
    test('without a visit goes to the start', () => arrives(path, '/', {}))
    test('without a product goes to the products', () =>
      arrives(path, '/products', { actor: 'consumerA', productType: null }))
    test('of another product goes to the products', () =>
      arrives(path, '/products', { actor: 'consumerA', productType: 'Personal Loans' }))
    test('with an answer missing goes to the form', () => arrives(path, '/user/business-detail', business))
  })

  test('a complete form goes on to the offers', () =>
    arrives('/user/business-detail', '/user/business-offers', complete))
  test('a step that is named stays open', () =>
    arrives('/user/business-detail?step=income', '/user/business-detail', complete))
  test('without an application the welcome page comes first', () =>
    arrives('/user/business-offers', '/user/business-welcome-back', {
      ...business,
      prepare: async (signedIn) => {
        const appId = await openBusiness(signedIn)
        await signedIn.browser.call('withdrawApplication', { params: { appId } })
      },
    }))
  test.each(['/user/user-detail', '/user/offers', '/user/user-detail/gold-loan', '/credit-card', '/user/insurance'])(
    'business customers do not get to %s',
    (path) => arrives(path, '/products', complete),
  )
})
