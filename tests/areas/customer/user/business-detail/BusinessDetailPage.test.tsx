import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { APPLICATIONS_KEY, queryClient } from '#src/lib/http/query.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { heading, saved } from '../user-detail/form-driver.ts'
import { detailsOf, openBusiness } from './business-customer.ts'

const asBusiness = { actor: 'consumerA', productType: 'Business Loans' } as const

/** The form of a business whose answers are all there, less what `without` names. */
async function openForm(path: string, ...without: string[]) {
  let appId = ''
  const prepare = async (signedIn: SignedIn) => {
    appId = await openBusiness(signedIn, without)
  }
  return { ...(await renderApp(path, { ...asBusiness, prepare })), appId }
}

describe('the business form', () => {
  test('opens a draft for whoever comes first, at the first step', async () => {
    const readAnew = vi.spyOn(queryClient, 'invalidateQueries')
    const { browser } = await renderApp('/user/business-detail', asBusiness)
    await heading('About you')
    // Who goes back to the products is shown the draft there.
    expect(readAnew).toHaveBeenCalledWith({ queryKey: APPLICATIONS_KEY })
    expect(screen.getByText('Step 1 of 5: Personal information')).toBeVisible()
    const { data } = await browser.call('listApplications')
    expect(data).toMatchObject([{ product_type: 'Business Loans', status: 'draft' }])
    expect(getSession().appId).toBe(data[0]?.app_id)
  })

  test('goes on where an answer is missing, and saves what is chosen to where it belongs', async () => {
    const { user, browser, userId, appId } = await openForm(
      '/user/business-detail',
      'business_nature',
      'business_years',
    )
    await heading('Your business')
    await user.selectOptions(screen.getByLabelText('Years in business'), '2 to 3 years')
    await user.click(screen.getByRole('radio', { name: 'Trading' }))
    await user.tab()
    await saved()
    expect(await detailsOf(browser, appId)).toMatchObject({ business_nature: 2 })
    expect((await browser.call('getUser', { params: { id: userId } })).data).toMatchObject({ business_years: 3 })
  })

  test('asks the profession of those who sell its services, and forgets it with them', async () => {
    const { user, browser, appId } = await openForm('/user/business-detail?step=your-business')
    await heading('Your business')
    expect(screen.queryByLabelText('Your profession')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Services' }))
    await user.selectOptions(await screen.findByLabelText('Your profession'), 'Architect')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Years in your profession')).toHaveAccessibleDescription(
        /Please choose the years in your profession/,
      ),
    )
    await user.click(screen.getByRole('radio', { name: 'Retail' }))
    await user.tab()
    await waitFor(async () => {
      const details = await detailsOf(browser, appId)
      expect(details).toMatchObject({ business_nature: 4 })
      expect(details).not.toHaveProperty('professional_type')
    })
  })

  test('an amount beyond the limits of the product is refused in its own words', async () => {
    const { user } = await openForm('/user/business-detail?step=loan', 'loan_amount')
    await heading('Your business loan')
    await user.type(screen.getByLabelText('Loan amount you want'), '20000')
    await user.tab()
    await waitFor(() =>
      expect(screen.getByLabelText('Loan amount you want')).toHaveAccessibleDescription(/₹.50,000 to ₹.10,00,000/),
    )
  })

  test('offline nothing typed is lost, and it is saved when the line comes back', async () => {
    const { user, browser, appId } = await openForm('/user/business-detail?step=loan', 'loan_amount')
    await heading('Your business loan')
    network.use(on('updateApplicationDetails', () => HttpResponse.error()))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await user.type(screen.getByLabelText('Loan amount you want'), '250000')
    await user.tab()
    await screen.findByRole('button', { name: 'Not saved yet. Try again' })
    network.resetHandlers()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await saved()
    expect(await detailsOf(browser, appId)).toMatchObject({ loan_amount: 250_000 })
  })

  test('a draft that cannot be opened is asked for again', async () => {
    expectConsoleError(/./)
    network.use(
      on('createApplication', () => HttpResponse.json({ message: 'x', code: 'server_error' }, { status: 500 })),
    )
    const { user } = await renderApp('/user/business-detail', asBusiness)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    network.resetHandlers()
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
    })
  })

  test('complete, it leads to the business offers', async () => {
    const { user } = await openForm('/user/business-detail?step=summary')
    await heading('Check your answers')
    await user.click(screen.getByRole('button', { name: 'Save and see offers' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/business-offers'))
    const back = await screen.findAllByRole('link', { name: 'Return to Profile' })
    expect(back[0]).toHaveAttribute('href', '/user/business-detail?step=personal-information')
    const offer = (await screen.findAllByRole('link', { name: /Full details/ }))[0]
    expect(offer?.getAttribute('href')).toMatch(/^\/user\/business-offers\/\d+\?amount=300000&tenure=24$/)
  })

  test('whoever changes one answer from the last look comes back to it', async () => {
    const { user } = await openForm('/user/business-detail?step=summary')
    await heading('Check your answers')
    // Nothing above the heading says it a second time.
    expect(screen.getAllByText('Check your answers')).toHaveLength(1)
    const [change] = screen.getAllByRole('button', { name: 'Change: Your home' })
    if (!change) throw new Error('nothing to change')
    await user.click(change)
    await heading('Your home')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await heading('Check your answers')
  })

  test('a new draft begins with the answers of the last application, by one call', async () => {
    const calls: string[] = []
    const { browser } = await renderApp('/user/business-detail?step=loan', {
      ...asBusiness,
      prepare: async (signedIn) => {
        const appId = await openBusiness(signedIn)
        await signedIn.browser.call('withdrawApplication', { params: { appId } })
        network.events.on('request:start', ({ request }) => {
          if (request.url.includes(pathOf('createApplication')))
            calls.push(`${request.method} ${new URL(request.url).pathname}`)
        })
      },
    })
    await heading('Your business loan')
    expect(screen.getByLabelText('Loan amount you want')).toHaveValue('3,00,000')
    expect(calls).toEqual([`POST ${pathOf('createApplication')}`])
    expect(await detailsOf(browser, getSession().appId ?? '')).toMatchObject({ loan_amount: 300_000 })
  })

  test('speaks Hindi', async () => {
    await renderApp('/user/business-detail?step=your-business', {
      ...asBusiness,
      language: 'hi',
      prepare: async (signedIn) => void (await openBusiness(signedIn)),
    })
    await heading('आपका बिज़नेस')
    expect(screen.getByLabelText('पिछले साल की बिक्री')).toHaveValue('3')
  })
})
