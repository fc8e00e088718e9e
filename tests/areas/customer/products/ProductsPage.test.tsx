import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { getSession } from '#src/lib/session/session-store.ts'
import { openBusiness } from '#tests/areas/customer/user/business-detail/business-customer.ts'
import { readToApply } from '#tests/server/services/shared/journey.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const STARTS = [
  ['Personal loan', 'Personal Loans', '/user/user-detail'],
  ['Gold loan', 'Gold Loans', '/user/user-detail/gold-loan'],
  ['Affordable housing loan', 'Affordable Housing Loan', '/user/user-detail/affordable-housing-loan'],
  ['Credit cards', 'Credit Cards', '/credit-card'],
  ['Insurance', 'Other Insurance', '/user/insurance'],
] as const

describe.each(STARTS)('%s', (name, productType, path) => {
  it('is open: choosing it sets the product, forgets the one before, and leads to its start', async () => {
    const { user, browser } = await renderApp('/products', {
      actor: 'consumerA',
      productType: null,
      prepare: async ({ browser: own }) =>
        void (await own.call('saveCookie', { body: { name: 'productId', value: 'card-7' } })),
    })
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
    await waitFor(() => expect(window.location.pathname).toBe(path))
    expect(getSession()).toMatchObject({ productType, productId: null })
    expect(await browser.call('readCookie', { query: { name: 'productType' } })).toEqual({ value: productType })
    expect(await browser.call('readCookie', { query: { name: 'productId' } })).toEqual({ value: null })
  })
})

it('leads to vouchers and to the enquiries without choosing a product', async () => {
  await renderApp('/products')
  expect(await screen.findByRole('heading', { level: 1, name: 'What do you need today?' })).toBeInTheDocument()
  const links = ['Discount vouchers', 'Student loan', 'Two-wheeler loan', 'Car loan'].map((name) =>
    within(screen.getByRole('main'))
      .getByRole('link', { name: new RegExp(name) })
      .getAttribute('href'),
  )
  expect(links).toEqual(['/vouchers', '/student-loan', '/two-wheeler-loan', '/car-loan'])
})

it('a visitor who chooses credit cards sees the cards before anything is asked', async () => {
  const { user } = await renderApp('/products')
  await user.click(await screen.findByRole('button', { name: /Credit cards/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/credit-cards'))
  expect(getSession().productType).toBe('Credit Cards')
})

it('another product does not take over the application of the one before', async () => {
  let personal = ''
  const { user } = await renderApp('/products', {
    actor: 'consumerA',
    prepare: async ({ browser }) => {
      const body = await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
      personal = body.app_id
    },
  })
  await screen.findByRole('link', { name: /Continue your personal loan/ })
  await waitFor(() => expect(getSession().appId).toBe(personal))
  await user.click(screen.getByRole('button', { name: /^Insurance/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/user/insurance'))
  expect(getSession().appId).toBeNull()
})

describe('what is open', () => {
  it('is offered for every product, with the steps of its form, and becomes the current one', async () => {
    let business = ''
    const { user } = await renderApp('/products', {
      actor: 'consumerA',
      prepare: async (signedIn) => {
        business = await openBusiness(signedIn, ['loan_amount'])
        await signedIn.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
      },
    })
    expect(await screen.findByRole('link', { name: /Continue your personal loan/ })).toBeVisible()
    const card = await screen.findByRole('link', { name: /Continue your business loan/ })
    await waitFor(() => expect(card).toHaveTextContent('Step 5 of 5'))
    await user.click(card)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your business loan' })).toBeVisible()
    expect(getSession()).toMatchObject({ productType: 'Business Loans', appId: business })
  })

  it('leads to the status of what was sent', async () => {
    await renderApp('/products', {
      actor: 'consumerA',
      prepare: async (signedIn) => {
        const appId = await openBusiness(signedIn)
        const { matched } = await signedIn.browser.call('getOffers', { params: { appId } })
        await signedIn.browser.call('applyToLender', {
          params: { appId },
          body: await readToApply(signedIn.browser, appId, matched[0]?.lender_id ?? 0),
        })
      },
    })
    const sent = await screen.findByRole('link', { name: /Your application with/ })
    expect(sent.getAttribute('href')).toMatch(/^\/user\/application-status\/app_/)
  })
})

it('a visitor who chooses a personal loan starts with the number, and the choice is kept', async () => {
  const { user } = await renderApp('/products')
  await user.click(await screen.findByRole('button', { name: /Personal loan/ }))
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
  expect(window.location.pathname).toBe('/')
  expect(getSession().productType).toBe('Personal Loans')
})

it('a customer who chooses it goes to their details, and the server keeps the choice', async () => {
  const { user, browser } = await renderApp('/products', { actor: 'consumerA', productType: null })
  await user.click(await screen.findByRole('button', { name: /Personal loan/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/user/user-detail'))
  const body = await browser.call('readCookie', { query: { name: 'productType' } })
  expect(body).toEqual({ value: 'Personal Loans' })
})

it('offers to continue the form that was begun, first on the page', async () => {
  await renderApp('/products', { actor: 'consumerA' })
  const resume = await screen.findByRole('link', { name: /Continue your personal loan/ })
  expect(resume).toHaveAttribute('href', '/user/user-detail')
  expect(resume).toHaveTextContent('Step 1 of 2')
})

it('a form begun on another device is greeted on this one, which knows of no choice', async () => {
  await renderApp('/products', {
    actor: 'consumerA',
    productType: null,
    prepare: async ({ browser, userId }) =>
      void (await browser.call('updateUser', { params: { id: userId }, body: { first_name: 'Asha' } })),
  })
  expect(await screen.findByRole('link', { name: /Continue your personal loan/ })).toHaveTextContent('Step 1 of 2')
})

it('hides it when nothing is open', async () => {
  await renderApp('/products', { actor: 'consumerA', productType: null })
  await waitFor(() => expect(getSession().user).not.toBeNull())
  await screen.findByRole('button', { name: 'Your account' })
  expect(screen.queryByRole('link', { name: /Continue your personal loan/ })).not.toBeInTheDocument()
})

it('greets by name', async () => {
  await renderApp('/products', {
    actor: 'consumerA',
    prepare: async ({ browser, userId }) =>
      void (await browser.call('updateUser', {
        params: { id: userId },
        body: { first_name: 'Asha', last_name: 'Patil' },
      })),
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Namaste Asha, what do you need today?' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'AP, your account' })).toBeInTheDocument()
})

it('applications that cannot be read do not hide the products, and can be asked for again', async () => {
  network.use(on('listApplications', () => HttpResponse.json({ message: 'x', code: 'server_error' }, { status: 500 })))
  const { user } = await renderApp('/products', { actor: 'consumerA' })
  expect(await screen.findByText(/We could not load your applications/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Personal loan/ })).toBeInTheDocument()
  network.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Continue your personal loan/ })).toBeInTheDocument()
})

it('is the first page of a storefront', async () => {
  const { user } = await renderApp('/', { flavour: 'storefront' })
  await user.click(await screen.findByRole('button', { name: /Personal loan/ }))
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
  expect(window.location.pathname).toBe('/login')
})
