import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { getSession } from '#src/lib/session-store.ts'
import { network, renderApp } from '#tests/setup/render-app.tsx'

const NOT_OPEN = [
  'Gold loan',
  'Business loan',
  'Affordable housing loan',
  'Credit cards',
  'Insurance',
  'Discount vouchers',
]

it('says of every kind that is not open yet that it is not, and lets nobody choose it', async () => {
  await renderApp('/products')
  expect(await screen.findByRole('heading', { level: 1, name: 'What do you need today?' })).toBeInTheDocument()
  expect(screen.getAllByText('Not open yet')).toHaveLength(NOT_OPEN.length)
  const main = screen.getByRole('main')
  for (const name of NOT_OPEN) expect(screen.queryByRole('button', { name: new RegExp(name) })).not.toBeInTheDocument()
  expect(main.querySelectorAll('button')).toHaveLength(1)
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
  const { body } = await browser.get('/api/cookies/read?name=productType')
  expect(body).toEqual({ value: 'Personal Loans' })
})

it('offers to continue the form that was begun, first on the page', async () => {
  await renderApp('/products', { actor: 'consumerA' })
  const resume = await screen.findByRole('link', { name: /Continue your personal loan/ })
  expect(resume).toHaveAttribute('href', '/user/user-detail')
  expect(resume).toHaveTextContent('Step 1 of 4')
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
      void (await browser.post(`/api/user/${userId}`, { first_name: 'Asha', last_name: 'Patil' })),
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Namaste Asha, what do you need today?' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'AP, your account' })).toBeInTheDocument()
})

it('applications that cannot be read do not hide the products, and can be asked for again', async () => {
  network.use(
    http.get('*/api/applications', () => HttpResponse.json({ message: 'x', code: 'server_error' }, { status: 500 })),
  )
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
