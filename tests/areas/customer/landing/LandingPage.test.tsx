import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'
import { askForCode, NUMBER, recordPosts } from '#tests/features/sign-in/sign-in-steps.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const NOTICE = 'Your data, before we send the code'

describe('the number', () => {
  it.each(['', '12345', 'abcdefghij'])(
    '%j is refused in the words of the specification and gets the focus',
    async (typed) => {
      const { user } = await renderApp('/')
      const field = await screen.findByLabelText('Mobile number')
      if (typed) await user.type(field, typed)
      await user.click(screen.getByRole('button', { name: 'Send code' }))
      expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid 10 digit mobile number')
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription('Please enter a valid 10 digit mobile number')
      await waitFor(() => expect(field).toHaveFocus())
      expect(screen.queryByRole('dialog', { name: NOTICE })).not.toBeInTheDocument()
    },
  )

  it('is understood with its country code and spaces, and an error goes as soon as it is right', async () => {
    const { user } = await renderApp('/')
    const field = await screen.findByLabelText('Mobile number')
    await user.type(field, '98123')
    await user.tab()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await user.clear(field)
    await user.paste('+91 98123 45678')
    expect(field).toHaveValue(NUMBER)
    await waitFor(() => expect(field).toBeValid())
    for (const written of ['00919812345678', '९८१२३४५६७८']) {
      await user.clear(field)
      await user.paste(written)
      expect(field).toHaveValue(NUMBER)
    }
  })
})

it('sends nothing before the notice is agreed to; declining keeps the number', async () => {
  const calls = recordPosts()
  const { user } = await renderApp('/')
  await user.type(await screen.findByLabelText('Mobile number'), `${NUMBER}{Enter}`)
  const notice = await screen.findByRole('dialog', { name: NOTICE })
  expect(within(notice).getByText(`Privacy notice ${CONSENT_VERSIONS.privacy_notice}`)).toBeInTheDocument()
  expect(within(notice).getByText(WITHDRAWAL_RULE, { exact: false })).toBeInTheDocument()
  expect(within(notice).getByRole('link', { name: /How to withdraw/ })).toHaveAttribute('target', '_blank')
  expect(within(notice).getByRole('link', { name: /How to complain/ })).toHaveAttribute(
    'href',
    '/privacy-policy?partner=cl#complain',
  )
  await user.click(within(notice).getByRole('button', { name: 'Not now' }))
  expect(screen.getByLabelText('Mobile number')).toHaveValue(NUMBER)
  expect(calls.filter(({ path }) => path !== pathOf('saveCookie'))).toEqual([])
})

it('starts the visit with what the address says, sends the code and goes on to the verification', async () => {
  const calls = recordPosts()
  const { user } = await renderApp('/diwali?utm_source=sms&utm_campaign=nov&other=1', { brand: 'bazaarmitr' })
  await askForCode(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter the 6-digit code' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/verification')
  expect(calls.find(({ path }) => path === pathOf('createProspect'))?.body).toEqual({
    partner: 'bazaarmitr',
    url_segment: 'diwali',
    utms: { utm_source: 'sms', utm_campaign: 'nov' },
  })
  expect(calls.find(({ path }) => path === pathOf('sendOtp'))?.body).toEqual({
    prospectAppId: expect.stringMatching(/^pro_/) as string,
    channel: 'mobile',
    destination: NUMBER,
    notice_version: CONSENT_VERSIONS.privacy_notice,
    language: 'en',
  })
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state]) + window.location.href
  expect(kept).not.toContain(NUMBER)
})

it('names the product that was chosen, with the number and with the code', async () => {
  const { user } = await renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Start with your mobile number' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Gold loan' })).toHaveAttribute('href', '/gold-loan')
  await user.click(screen.getByRole('button', { name: /^Gold loan/ }))
  expect(screen.getByRole('heading', { name: 'Gold loan: enter your mobile number' })).toBeInTheDocument()
  await askForCode(user)
  expect(await screen.findByRole('heading', { name: 'Enter the 6-digit code' })).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByText('Gold loan')).toBeInTheDocument()
})

it('can be started with an email address', async () => {
  const calls = recordPosts()
  const { user } = await renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Use email instead' }))
  const field = screen.getByLabelText('Email')
  await user.type(field, 'asha.patil@gmail{Enter}')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await user.type(field, '.com{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Agree and send code' }))
  expect(await screen.findByText('asha.patil@gmail.com')).toBeInTheDocument()
  expect(calls.find(({ path }) => path === pathOf('sendOtp'))?.body).toMatchObject({
    channel: 'email',
    destination: 'asha.patil@gmail.com',
  })
})

describe('when sending fails', () => {
  it.each([
    [
      'a failing server',
      () => HttpResponse.json({ message: 'no', code: 'server_error' }, { status: 500 }),
      /Something went wrong on our side/,
    ],
    ['a lost connection', () => HttpResponse.error(), /There is no connection/],
    [
      'too many codes',
      () =>
        HttpResponse.json(
          { message: 'no', code: 'too_many_requests' },
          { status: 429, headers: { 'Retry-After': '1500' } },
        ),
      /Please wait 25 minutes/,
    ],
    [
      'a broken answer',
      () => new HttpResponse('<html>gateway</html>', { headers: { 'Content-Type': 'text/html' } }),
      /Something went wrong/,
    ],
  ])('%s is said in words, the number stays, and pressing again works', async (_, answer, words) => {
    const { user } = await renderApp('/')
    network.use(on('sendOtp', answer))
    await askForCode(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText('Mobile number')).toHaveValue(NUMBER)

    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('+91 98123 45678')).toBeInTheDocument()
  })

  it('two quick presses ask for one code', async () => {
    const calls = recordPosts()
    const { user } = await renderApp('/')
    await user.type(await screen.findByLabelText('Mobile number'), NUMBER)
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    const agree = await screen.findByRole('button', { name: 'Agree and send code' })
    fireEvent.click(agree)
    fireEvent.click(agree)
    await screen.findByRole('heading', { level: 1, name: 'Enter the 6-digit code' })
    expect(calls.filter(({ path }) => path === pathOf('sendOtp'))).toHaveLength(1)
  })
})

it('the language switch keeps what was typed and what was opened', async () => {
  const { user } = await renderApp('/')
  await user.type(await screen.findByLabelText('Mobile number'), '98123')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'लोन लें, हर ख़र्च देखकर' })).toBeInTheDocument()
  expect(screen.getByLabelText('मोबाइल नंबर')).toHaveValue('98123')
  expect(document.documentElement.lang).toBe('hi')
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en')
})

describe('the brand', () => {
  it('with the ID card headline shows it to the letter, with its footnote, and asks for the terms, unticked', async () => {
    const { user } = await renderApp('/', { brand: 'campuskey', flavour: 'dedicated' })
    const headline = await screen.findByRole('heading', { level: 1 })
    expect(headline).toHaveTextContent(/^Need Money\? Get Instant Credit With Your ID Card!\*$/)
    expect(headline).toHaveAccessibleDescription(/An ID card alone does not guarantee a loan/)
    const terms = screen.getByRole('checkbox', { name: /I accept the terms and conditions/ })
    expect(terms).not.toBeChecked()
    await user.type(screen.getByLabelText('Mobile number'), `${NUMBER}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Please accept the terms and conditions to go on')
    await waitFor(() => expect(terms).toHaveFocus())
    await user.click(terms)
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByRole('dialog', { name: NOTICE })).toBeInTheDocument()
  })

  it.each(['cl', 'bazaarmitr'])('%s has neither, but the same notice', async (brand) => {
    await renderApp('/', { brand })
    expect(await screen.findByRole('heading', { level: 1, name: 'Borrow with every cost in view' })).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: /privacy policy/i })[0]).toHaveAttribute(
      'href',
      `/privacy-policy?partner=${brand}`,
    )
  })
})

it('shows what the engine offers as a sample, and leads to every kind', async () => {
  await renderApp('/')
  const samples = await screen.findByRole('group', { name: 'Sample offer' })
  expect(samples).toHaveTextContent('Sample offer₹1,00,000 for 24 months')
  expect(screen.getByRole('button', { name: /Personal loan/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Gold loan/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Student loan' })).toHaveAttribute('href', '/student-loan')
})

it('a signed-in visitor goes to the products', async () => {
  await renderApp('/', { actor: 'consumerA' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Cards, cover and savings' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/products')
})
