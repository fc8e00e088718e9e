import type { UserEvent } from '@testing-library/user-event'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { reminders } from '#server/db/schema.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { getSession, patchSession } from '#src/lib/session-store.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { network, renderApp } from '#tests/setup/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/render-app.tsx'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import { BUSINESS_DETAILS, BUSINESS_PROFILE, detailsOf, openBusiness } from '../business-detail/business-customer.ts'
import { GOLD, HOME } from '../secured-journey.ts'

const PAN = PROFILE.tin
const BORN = '14081990'

/** A customer with a complete profile and, unless `draft` is false, an open draft comes back. */
function comeBack({ draft = true, language = 'en' }: { draft?: boolean; language?: 'en' | 'hi' } = {}) {
  const prepare: RenderAppOptions['prepare'] = async ({ browser, userId }) => {
    await browser.post(`/api/user/${userId}`, PROFILE)
    if (draft) await browser.post('/api/applications', { product_type: 'Personal Loans' })
  }
  return renderApp('/user/welcome-back', { actor: 'consumerA', language, prepare })
}

const applications = async (browser: Browser) =>
  ((await browser.get('/api/applications')).body as { data: Application[] }).data

describe('welcome back', () => {
  test('greets by name, asks who it is with empty fields, and continues where the application stands', async () => {
    const { user, browser } = await comeBack()
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ananya' })
    expect(screen.getByRole('radio', { name: /Continue my application/ })).toBeChecked()
    expect(screen.getByLabelText('PAN')).toHaveValue('')
    expect(screen.getByLabelText('Date of birth')).toHaveValue('')
    await user.type(screen.getByLabelText('PAN'), PAN.toLowerCase())
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/offers'))
    expect(await applications(browser)).toHaveLength(1)
  })

  test('does not go on without both, and says so in the words of the rules', async () => {
    const { user } = await comeBack()
    await user.type(await screen.findByLabelText('PAN'), 'ABCCK1234F')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Invalid PAN')).toBeVisible()
    expect(screen.getByText('Please enter a valid birth date')).toBeVisible()
    expect(screen.getByLabelText('PAN')).toHaveFocus()
    expect(window.location.pathname).toBe('/user/welcome-back')
  })

  test('a wrong answer is told without saying which, and the fifth locks the check', async () => {
    const { user } = await comeBack()
    await user.type(await screen.findByLabelText('PAN'), 'ABCPK1234F')
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    let answers = 0
    network.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/api/identity-check')) answers += 1
    })
    const go = screen.getByRole('button', { name: 'Continue' })
    await user.click(go)
    expect(await screen.findByText(/do not match what you gave us before/)).toBeVisible()
    expect(screen.getByLabelText('PAN')).toHaveValue('ABCPK1234F')
    for (let wrong = 2; wrong <= 6 && !screen.queryByText(/Too many wrong tries/); wrong += 1) {
      await waitFor(() => expect(go).toBeEnabled())
      await user.click(go)
      await waitFor(() => expect(answers).toBe(wrong))
      await waitFor(() => expect(go).toBeEnabled())
    }
    expect(await screen.findByText(/Too many wrong tries\. Please wait 15 minutes/)).toBeVisible()
  })

  test('a new application closes the draft, keeps the answers, and begins with a look at them', async () => {
    const { user, browser } = await comeBack()
    await user.click(await screen.findByRole('radio', { name: /Start a new one/ }))
    await user.type(screen.getByLabelText('PAN'), PAN)
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { level: 1, name: 'About you' })
    expect(screen.getByLabelText('First name')).toHaveValue('Ananya')
    expect((await applications(browser)).map(({ status }) => status).sort()).toEqual(['draft', 'withdrawn'])
  })

  test('without an open application there is only a new one to start', async () => {
    await comeBack({ draft: false })
    expect(await screen.findByRole('radio', { name: /Start a new one/ })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /Continue my application/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remind me later' })).toBeNull()
  })

  test('reminds later, on a day that is chosen', async () => {
    const { user, server } = await comeBack()
    await user.click(await screen.findByRole('button', { name: 'Remind me later' }))
    const dialog = await screen.findByRole('dialog', { name: 'When should we remind you?' })
    await user.click(within(dialog).getByRole('radio', { name: 'In 3 days' }))
    await user.click(within(dialog).getByRole('button', { name: 'Remind me' }))
    expect(await screen.findByText(/We will remind you by SMS on/)).toBeVisible()
    expect(await server.database.db.select().from(reminders)).toHaveLength(1)
  })

  test('speaks Hindi', async () => {
    await comeBack({ language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'फिर से स्वागत है, Ananya' })
    expect(screen.getByRole('radio', { name: /अपना आवेदन जारी रखें/ })).toBeChecked()
    expect(screen.getByLabelText('जन्म तिथि')).toHaveValue('')
  })
})

describe('welcome back of a business', () => {
  const business = { actor: 'consumerA', productType: 'Business Loans' } as const
  const identify = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('PAN'), PAN)
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
  }

  test('greets whoever returns, and continues to the business offers', async () => {
    const { user } = await renderApp('/products', {
      ...business,
      prepare: async (signedIn) => void (await openBusiness(signedIn)),
    })
    await screen.findByRole('link', { name: /Continue your business loan/ })
    patchSession({ returning: true })
    await user.click(screen.getByRole('link', { name: /Continue your business loan/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/business-welcome-back'))
    // Greeted once: the other pages are open again.
    await waitFor(() => expect(getSession().returning).toBe(false))
    expect(await screen.findByText('You have a business loan application in progress.')).toBeVisible()
    expect(screen.getByText(/₹3,00,000 for 24 months\. All steps done/)).toBeVisible()
    await identify(user)
    await waitFor(() => expect(window.location.pathname).toBe('/user/business-offers'))
  })

  test('a new application closes the draft, keeps its answers and begins with a look at them', async () => {
    let before = ''
    const { user, browser } = await renderApp('/user/business-welcome-back', {
      ...business,
      prepare: async (signedIn) => {
        before = await openBusiness(signedIn)
      },
    })
    await user.click(await screen.findByRole('radio', { name: /Start a new one/ }))
    await identify(user)
    await waitFor(() => expect(window.location.pathname).toBe('/user/business-detail'))
    const [fresh, old] = await applications(browser)
    expect(old).toMatchObject({ app_id: before, status: 'withdrawn' })
    expect(fresh).toMatchObject({ status: 'draft', product_type: 'Business Loans' })
    expect(await detailsOf(browser, fresh?.app_id ?? '')).toMatchObject(BUSINESS_DETAILS)
  })

  test('an application of another product is not the one that waits', async () => {
    await renderApp('/user/business-welcome-back', {
      ...business,
      prepare: async ({ browser, userId }) => {
        await browser.post(`/api/user/${userId}`, { ...PROFILE, ...BUSINESS_PROFILE })
        await browser.post('/api/applications', { product_type: 'Business Loans' }).then(async ({ body }) => {
          const { app_id } = body as { app_id: string }
          await browser.post(`/api/applications/${app_id}/details`, BUSINESS_DETAILS)
          await browser.post(`/api/applications/${app_id}/withdraw`, {})
        })
        await browser.post('/api/applications', { product_type: 'Personal Loans' })
      },
    })
    expect(await screen.findByText(/You have no open application/)).toBeVisible()
  })

  test('reminds later, of this application', async () => {
    let appId = ''
    const { user, server } = await renderApp('/user/business-welcome-back', {
      ...business,
      prepare: async (signedIn) => {
        appId = await openBusiness(signedIn)
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remind me later' }))
    await user.click(await screen.findByRole('button', { name: 'Remind me' }))
    await screen.findByText(/We will remind you by SMS/)
    expect(await server.database.db.select().from(reminders)).toMatchObject([{ app_id: appId }])
  })
})

describe.each([
  ['Gold Loans', 'gold loan', '/user/muthootgold'],
  ['Affordable Housing Loan', 'housing loan', '/user/offers'],
] as const)('welcome back for %s', (productType, words, redirect) => {
  test('goes where the start call says', async () => {
    network.use(
      http.post('*/api/gold-loans/:appId', () => HttpResponse.json({ redirect: '/user/muthootgold' })),
      http.post('*/api/housing-loan/:appId', () => HttpResponse.json({ redirect: '/user/offers' })),
    )
    const { user } = await renderApp('/user/welcome-back', {
      actor: 'consumerA',
      productType,
      prepare: async ({ browser, userId }) => {
        const { body } = await browser.post('/api/applications', { product_type: productType })
        await browser.post(`/api/user/${userId}`, PROFILE)
        const details = productType === 'Gold Loans' ? GOLD : HOME
        await browser.post(`/api/applications/${(body as { app_id: string }).app_id}/details`, details)
      },
    })
    expect(await screen.findByText(`You have a ${words} application in progress.`)).toBeVisible()
    await user.type(await screen.findByLabelText('PAN'), PAN)
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe(redirect))
  })
})
