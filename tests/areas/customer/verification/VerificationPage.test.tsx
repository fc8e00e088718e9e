import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getBoot } from '#src/lib/boot.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'
import { call } from '#src/lib/http/http.ts'
import { expireSession } from '#src/lib/session/session-expiry.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { signOut } from '#src/lib/session/session.ts'
import layout from '#src/locales/en/layout.json'
import { askForCode, NUMBER, recordPosts } from '#tests/features/sign-in/sign-in-steps.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

async function openCode({ sandbox = false, from = '/' } = {}) {
  const page = await renderApp(from)
  getBoot().sandbox = sandbox
  await askForCode(page.user)
  const code = await screen.findByLabelText('6-digit code')
  const press = async (digits: string) => {
    await page.user.clear(code)
    // The sixth digit sends it.
    await page.user.type(code, digits.length < 6 ? `${digits}{Enter}` : digits)
  }
  return { ...page, code, press, right: page.server.codeFor(NUMBER) }
}

const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000')

it('takes the right code: a session in memory and with the server alone, in one call, then where the customer belongs', async () => {
  const { press, right } = await openCode()
  const calls = recordPosts()
  const led = vi.spyOn(window.history, 'replaceState')
  await press(right)
  expect(await screen.findByRole('heading', { level: 1, name: /what do you need today/i })).toBeInTheDocument()
  expect([...new Set(led.mock.calls.map(([, , address]) => address))]).toEqual(['/products'])
  expect(getSession().token).toBeTruthy()
  expect(calls.map(({ path }) => path)).toEqual([pathOf('verifyOtp'), pathOf('deleteCookie')])
  expect(calls.at(-1)?.body).toEqual({ name: 'appId' })
  expect(await call('readCookie', { query: { name: 'atkn' } })).toEqual({ value: getSession().token })
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + document.cookie).not.toContain(
    getSession().token,
  )
})

it('the code brings what the next screen needs of somebody new: nothing is asked for before it is there', async () => {
  const { press, right } = await openCode()
  const asked: string[] = []
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  await press(right)
  expect(await screen.findByRole('heading', { level: 1, name: /what do you need today/i })).toBeInTheDocument()
  expect(asked.filter((path) => path !== pathOf('deleteCookie'))).toEqual([pathOf('verifyOtp')])
  // What may have been begun is looked for behind what is shown; a new account has no application.
  await waitFor(() => expect(asked).toContain(pathOf('getUser', { params: { id: getSession().userId ?? 0 } })))
  expect(asked).not.toContain(pathOf('listApplications'))
})

/** Every text that `read` finds on the page, from now on to the end of the test. */
function watchPage(read: () => string | null | undefined): Set<string | null> {
  const seen = new Set<string | null>()
  const watch = new MutationObserver(() => void seen.add(read() ?? null))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => watch.disconnect())
  return seen
}
const headingNow = () => screen.queryByRole('heading', { level: 1 })?.textContent

it('stands, and is busy, until the next screen does', async () => {
  const { code, press, right } = await openCode()
  const button = screen.getByRole('button', { name: 'Continue' })
  let label: string | null = null
  const headings = watchPage(() => {
    if (code.isConnected) label = button.textContent
    return headingNow()
  })
  await press(right)
  await screen.findByRole('heading', { level: 1, name: /what do you need today/i })
  expect([...headings]).toEqual(['Enter the 6-digit code', 'What do you need today?'])
  expect(label).toBe('Checking the code')
})

it('the form of a loan stands at once for somebody new; what another person left on this device is not read, and goes', async () => {
  const { press, right } = await openCode({ from: '/personal-loan' })
  const read = vi.spyOn(sealedDrafts, 'read')
  const forget = vi.spyOn(sealedDrafts, 'forgetAll')
  const headings = watchPage(headingNow)
  await press(right)
  expect(await screen.findByLabelText('Loan amount you want')).toBeInTheDocument()
  expect([...headings]).toEqual(['Enter the 6-digit code', 'Your loan'])
  expect(read).not.toHaveBeenCalled()
  expect(forget).toHaveBeenCalledTimes(1)
})

it('whoever returns finds what this device kept: it is looked for while the next screen is on its way', async () => {
  const first = await openCode({ from: '/personal-loan' })
  await first.press(first.right)
  await screen.findByLabelText('Loan amount you want')
  await signOut('customer')
  first.server.clock.set(new Date(first.server.clock.now().getTime() + 31_000))
  const { user, server } = await renderApp('/personal-loan', { as: first.browser })
  await askForCode(user)
  const code = await screen.findByLabelText('6-digit code')
  const kept = { se_loan_amount: { value: 300_000, valid: true } }
  const read = vi.spyOn(sealedDrafts, 'read').mockResolvedValue({ profile: kept })
  const forget = vi.spyOn(sealedDrafts, 'forgetAll')
  const looks = watchPage(() => (code.isConnected ? String(read.mock.calls.length) : undefined))
  await user.type(code, server.codeFor(NUMBER))
  expect(await screen.findByLabelText('Loan amount you want')).toHaveValue('3,00,000')
  expect(looks).toContain('1')
  expect(read).toHaveBeenCalledTimes(1)
  expect(forget).not.toHaveBeenCalled()
})

it('after a session has ended, signing in again leads back to the same screen', async () => {
  const { user, server } = await renderApp('/user/application-status', { actor: 'consumerA' })
  await waitFor(() => expect(getSession().user).not.toBeNull())
  expect(window.location.pathname).toBe('/user/application-status')
  server.clock.set(new Date(server.clock.now().getTime() + 31_000))
  expireSession('customer', getSession().token, 'session_idle')
  await askForCode(user, '9876543210')
  await user.type(await screen.findByLabelText('6-digit code'), `${server.codeFor('9876543210')}{Enter}`)
  await waitFor(() => expect(getSession().token).toBeTruthy())
  await waitFor(() => expect(window.location.pathname).toBe('/user/application-status'))
})

it('who signs in next on the same page is shown the notice, too', async () => {
  const { user, server, press, right } = await openCode()
  await press(right)
  await screen.findByRole('heading', { level: 1, name: /what do you need today/i })
  expireSession('customer', getSession().token, 'session_idle')
  const next = '9812345670'
  // Fails where it is not: the notice is answered in it.
  await askForCode(user, next)
  await user.type(await screen.findByLabelText('6-digit code'), `${server.codeFor(next)}{Enter}`)
  await waitFor(() => expect(getSession().token).toBeTruthy())
})

it('the field has the focus, and its sixth digit sends the code: typed one by one, or pasted', async () => {
  const { user, code, right } = await openCode()
  await waitFor(() => expect(code).toHaveFocus())
  const calls = recordPosts()
  await user.type(code, wrongFor(right).slice(0, 5))
  expect(calls).toEqual([])
  await user.type(code, wrongFor(right).slice(5))
  expect(await screen.findByText(/does not match/)).toBeInTheDocument()
  await user.clear(code)
  await user.click(code)
  await user.paste(right)
  await waitFor(() => expect(getSession().token).toBeTruthy())
})

it('news comes after the button: the code is what this screen is for', async () => {
  await openCode()
  const button = screen.getByRole('button', { name: 'Continue' })
  const news = screen.getByLabelText('Send me news by SMS')
  expect(button.compareDocumentPosition(news) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('after a reload another code comes without the number, and the notice is not shown again', async () => {
  const page = await openCode()
  const first = page.right
  page.server.clock.set(new Date(page.server.clock.now().getTime() + 31_000))
  const { user, server } = await renderApp('/verification', {
    as: page.browser,
    stored: { 'cl.notice': getBoot().noticeVersion },
  })
  await user.click(await screen.findByRole('button', { name: 'I already have a code' }))
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText(/A new code is on its way/)).toBeInTheDocument()
  const second = server.codeFor(NUMBER)
  expect(second).not.toBe(first)
  // Changed after all: the number is sent at once.
  await user.click(screen.getByRole('button', { name: 'Change number' }))
  await user.type(await screen.findByLabelText('Mobile number'), '9700000001{Enter}')
  expect(await screen.findByText('+91 97000 00001')).toBeInTheDocument()
  await user.type(await screen.findByLabelText('6-digit code'), server.codeFor('9700000001'))
  await waitFor(() => expect(getSession().token).toBeTruthy())
})

describe('a code that is not accepted', () => {
  it('too short: the words of the specification, without asking the server', async () => {
    const { press, code } = await openCode()
    const calls = recordPosts()
    await press('12345')
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter 6 digits OTP')
    expect(code).toBeInvalid()
    expect(code).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('wrong: says how many tries are left, keeps the digits, and locks after the fifth', async () => {
    const { press, right, code } = await openCode()
    const wrong = wrongFor(right)
    await press(wrong)
    expect(await screen.findByText(/does not match.* 4 tries left/)).toBeInTheDocument()
    expect(code).toHaveValue(wrong)
    const others = ['111111', '222222', '333333', '444444', '555555'].filter((each) => each !== right)
    for (const [at, left] of [/3 tries left/, /2 tries left/, /1 try left/].entries()) {
      await press(others[at] ?? '')
      expect(await screen.findByText(left)).toBeInTheDocument()
    }
    await press(others[3] ?? '')
    expect(await screen.findByText(/wait 15 minutes/)).toBeInTheDocument()
    await press(right)
    expect(await screen.findByText(/Too many wrong codes.*wait 15 minutes/)).toBeInTheDocument()
    expect(getSession().token).toBeNull()
  })

  it('wrong, and sent again as it is: the same is said, and no try is spent; another code may be the same', async () => {
    const { press, right, code, user, server } = await openCode()
    const wrong = wrongFor(right)
    await press(wrong)
    expect(await screen.findByText(/does not match.* 4 tries left/)).toBeInTheDocument()
    const calls = recordPosts()
    await user.type(code, '{Enter}')
    await press(wrong)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(code).toHaveFocus())
    expect(await screen.findByText(/does not match.* 4 tries left/)).toBeInTheDocument()
    expect(calls).toEqual([])
    server.clock.set(new Date(server.clock.now().getTime() + 31_000))
    network.use(on('verifyOtp', () => HttpResponse.error()))
    const { getPendingCode, setPendingCode } = await import('#src/features/sign-in/pending-code.ts')
    const pending = getPendingCode()
    if (!pending) throw new Error('no code is pending')
    setPendingCode({ ...pending, resendAt: Date.now() })
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText(/A new code is on its way/)).toBeInTheDocument()
    await press(wrong)
    expect(await screen.findByText(/There is no connection/)).toBeInTheDocument()
  })

  it('too late: says so', async () => {
    const { press, right, server } = await openCode()
    server.clock.set(new Date(server.clock.now().getTime() + 301_000))
    await press(right)
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is too old. Ask for a new one.')
  })

  it.each([
    ['otp_used', 422, 'That code has been used already. Ask for a new one.'],
    ['server_error', 500, /What you typed is still here/],
  ] as const)('%s: says so, nothing typed is lost', async (code, status, words) => {
    const { press, code: field } = await openCode()
    network.use(on('verifyOtp', () => HttpResponse.json({ message: 'x', code }, { status })))
    await press('123456')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field).toHaveValue('123456')
  })

  it('offline: kept, and works when the line is back', async () => {
    const { press, right, user } = await openCode()
    network.use(on('verifyOtp', () => HttpResponse.error()))
    await press(right)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection')
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(getSession().token).toBeTruthy())
  })
})

it('a new code can be asked for after 30 seconds, counted down without being read out', async () => {
  const { server, user } = await openCode()
  const timer = await screen.findByRole('timer')
  expect(timer).toHaveTextContent(/You can ask for a new code in 0:(30|2\d)/)
  expect(timer).toHaveAttribute('aria-live', 'off')
  expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument()

  const { getPendingCode, setPendingCode } = await import('#src/features/sign-in/pending-code.ts')
  const pending = getPendingCode()
  if (!pending) throw new Error('no code is pending')
  setPendingCode({ ...pending, resendAt: Date.now() })
  server.clock.set(new Date(server.clock.now().getTime() + 31_000))
  const first = server.codeFor(NUMBER)
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText(/A new code is on its way/)).toBeInTheDocument()
  expect(server.codeFor(NUMBER)).not.toBe(first)
})

it('a code that is late is said to be, with what else can be done; it is typed where it always is', async () => {
  const { user } = await renderApp('/')
  const answer = { message: '', expires_in: 300, resend_in: 30, late: true, sandbox: false }
  network.use(on('sendOtp', () => HttpResponse.json(answer)))
  await askForCode(user)
  expect(await screen.findByLabelText('6-digit code')).toBeInTheDocument()
  expect(screen.getByText(/^Text messages are slow right now/)).toHaveTextContent(
    /it works for 5 minutes.*ask for a new code below.*“Change number” and log in with your email/,
  )
})

it('a code that cannot be sent is said not to be, with the other way in', async () => {
  const { user } = await renderApp('/')
  const refusal = { message: '', code: 'not_available' }
  network.use(on('sendOtp', () => HttpResponse.json(refusal, { status: 503 })))
  await askForCode(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We cannot send the code this way right now.*your email/)
  expect(screen.getByLabelText('Mobile number')).toHaveValue(NUMBER)
})

it('the number can be changed without losing the visit', async () => {
  const { user } = await openCode()
  const visit = getSession().prospectAppId
  await user.click(screen.getByRole('button', { name: 'Change number' }))
  await user.type(await screen.findByLabelText('Mobile number'), '9700000001{Enter}')
  expect(await screen.findByText('+91 97000 00001')).toBeInTheDocument()
  expect(getSession().prospectAppId).toBe(visit)
})

it('news is unticked, separate by channel, and saved after the sign-in', async () => {
  const { user, press, right } = await openCode()
  const calls = recordPosts()
  expect(screen.getByLabelText('Send me news by SMS')).not.toBeChecked()
  expect(screen.getByLabelText('Send me news by email')).not.toBeChecked()
  await user.click(screen.getByLabelText('Send me news by email'))
  await press(right)
  await waitFor(() =>
    expect(calls.find(({ path }) => path.startsWith('/api/user/'))?.body).toEqual({ allow_emails: 1 }),
  )
})

it('the language switch keeps the digits and the choice', async () => {
  const { user, code } = await openCode()
  await user.type(code, '123')
  await user.click(screen.getByLabelText('Send me news by SMS'))
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByLabelText('6 अंकों का कोड')).toHaveValue('123')
  expect(screen.getByLabelText('मुझे SMS से ख़बरें भेजें')).toBeChecked()
})

it.each([true, false])('where to find the code is said in the demonstration alone (%s)', async (sandbox) => {
  await openCode({ sandbox })
  expect(screen.queryByRole('link', { name: 'See your code here' }) !== null).toBe(sandbox)
})

it('opened without a code on its way, it is the sign-in', async () => {
  await renderApp('/verification')
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in with your mobile number' })).toBeInTheDocument()
  expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument()
})

it('“Log in”, pressed where one logs in, leads into the form', async () => {
  const { user } = await renderApp('/verification')
  const [logIn] = await screen.findAllByRole('link', { name: 'Log in' })
  const number = await screen.findByLabelText('Mobile number')
  expect(number).not.toHaveFocus()
  if (logIn) await user.click(logIn)
  await waitFor(() => expect(number).toHaveFocus())
})

it('the choice of news is changed in the place that the menu has', async () => {
  await openCode()
  expect(screen.getByText(`Optional. You can stop it any time in ${layout.myDetails}.`)).toBeVisible()
})
