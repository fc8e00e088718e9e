import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'
import { storedReminders } from '#tests/builders/customer.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import { pathOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'
import { BUSINESS_DETAILS, BUSINESS_PROFILE, detailsOf, openBusiness } from '../business-detail/business-customer.ts'
import { GOLD, HOME } from '../secured-journey.ts'

const PAN = PROFILE.tin
const BORN = '14081990'

/** A customer with a complete profile and, unless `draft` is false, an open draft comes back. */
function comeBack({ draft = true, language = 'en' }: { draft?: boolean; language?: 'en' | 'hi' } = {}) {
  const prepare: RenderAppOptions['prepare'] = async ({ browser, userId }) => {
    await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
    if (draft) await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
  }
  return renderApp('/user/welcome-back', { actor: 'consumerA', language, prepare })
}

const applications = async (browser: Browser) => (await browser.call('listApplications')).data

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
      if (request.url.endsWith(pathOf('verifyIdentity'))) answers += 1
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
    expect(await storedReminders(server)).toHaveLength(1)
  })

  test('speaks Hindi', async () => {
    await comeBack({ language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'फिर से स्वागत है, Ananya' })
    expect(screen.getByRole('radio', { name: /अपना आवेदन जारी रखें/ })).toBeChecked()
    expect(screen.getByLabelText('जन्म तिथि')).toHaveValue('')
  })
})

describe('before a returning customer has shown who they are', () => {
  const returning =
    ({ draft = true } = {}): RenderAppOptions['prepare'] =>
    async ({ browser, userId, server }) => {
      await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
      if (draft) await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
      await changeSessions(server, { area: 'customer', subject_id: userId }, { identity_due: true })
    }
  const prove = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('PAN'), PAN)
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
  }

  test.each([
    '/user/offers',
    '/user/user-detail?step=summary',
    '/user/application-status',
    '/privacy-centre',
    '/products',
  ])('%s leads to the check, which shows the first name alone', async (path) => {
    await renderApp(path, { actor: 'consumerA', prepare: returning() })
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ananya' })
    expect(window.location.pathname).toBe('/user/welcome-back')
    expect(screen.getByText(/^Saved /)).toBeVisible()
    expect(screen.queryByText(/All steps done|₹1,00,000|Quillfeather/)).toBeNull()
  })

  test('the right answers open everything, with every answer in its place', async () => {
    const { user } = await renderApp('/user/offers', { actor: 'consumerA', prepare: returning() })
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ananya' })
    await user.click(screen.getByRole('radio', { name: /Start a new one/ }))
    await prove(user)
    await screen.findByRole('heading', { level: 1, name: 'About you' })
    expect(screen.getByLabelText('Last name')).toHaveValue(PROFILE.last_name)
    expect(getSession().identityDue).toBe(false)
  })

  test('without a loan chosen the check stands alone, and leads to the products', async () => {
    const { user } = await renderApp('/privacy-centre', {
      actor: 'consumerA',
      productType: null,
      prepare: returning({ draft: false }),
    })
    await screen.findByText(/please tell us who you are/)
    expect(screen.queryByRole('radio')).toBeNull()
    await prove(user)
    await waitFor(() => expect(window.location.pathname).toBe('/products'))
  })

  test('a sign-in that the server asks about only later is led there by the refusal', async () => {
    const { user, server, userId } = await renderApp('/user/offers', {
      actor: 'consumerA',
      prepare: async ({ browser, userId }) => {
        await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
        await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
      },
    })
    await screen.findByRole('heading', { level: 1 })
    await changeSessions(server, { area: 'customer', subject_id: userId }, { identity_due: true })
    await user.click(screen.getByRole('button', { name: /your account/ }))
    await user.click(screen.getAllByRole('link', { name: 'My applications' })[0] as HTMLElement)
    await waitFor(() => expect(window.location.pathname).toBe('/user/welcome-back'))
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
        await browser.call('updateUser', { params: { id: userId }, body: { ...PROFILE, ...BUSINESS_PROFILE } })
        await browser
          .answer('createApplication', { body: { product_type: 'Business Loans' } })
          .then(async ({ body }) => {
            const { app_id } = body as { app_id: string }
            await browser.call('updateApplicationDetails', { params: { appId: app_id }, body: BUSINESS_DETAILS })
            await browser.call('withdrawApplication', { params: { appId: app_id } })
          })
        await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
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
    expect(await storedReminders(server)).toMatchObject([{ app_id: appId }])
  })
})

describe.each([
  ['Gold Loans', 'gold loan', '/user/muthootgold'],
  ['Affordable Housing Loan', 'housing loan', '/user/offers'],
] as const)('welcome back for %s', (productType, words, redirect) => {
  test('goes where the start call says', async () => {
    network.use(
      on('startGoldLoan', () => HttpResponse.json({ redirect: '/user/muthootgold' })),
      on('startHousingLoan', () => HttpResponse.json({ redirect: '/user/offers' })),
    )
    const { user } = await renderApp('/user/welcome-back', {
      actor: 'consumerA',
      productType,
      prepare: async ({ browser, userId }) => {
        const body = await browser.call('createApplication', { body: { product_type: productType } })
        await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
        const details = productType === 'Gold Loans' ? GOLD : HOME
        await browser.call('updateApplicationDetails', { params: { appId: body.app_id }, body: details })
      },
    })
    expect(await screen.findByText(`You have a ${words} application in progress.`)).toBeVisible()
    await user.type(await screen.findByLabelText('PAN'), PAN)
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe(redirect))
  })
})
