import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { askForCode } from '#tests/features/sign-in/sign-in-steps.ts'
import { ASKING_LENDER, letTimePass, PLAIN_LENDER, PROFILE } from '#tests/server/services/shared/journey.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, testServer, on } from '#tests/setup/screens/render-app.tsx'
import { applicationsOf, applyTo, openMoney } from '../money-journey.ts'

const applied = (lenderId: number) => ({
  more: async (appId: string, { browser }: { browser: Parameters<typeof applyTo>[0] }) => {
    await applyTo(browser, appId, lenderId)
  },
})
const EARLY_SALARY = 8
const UPWARDS = 3
const NIRA = 5
const MONEY_VIEW = 2
const MONEY_TAP = 4

describe('on with the lender', () => {
  test('asks what this lender asks, by its rules, keeps the answers when sending fails, then sends once', async () => {
    expectConsoleError(/./)
    const { user, browser } = await openMoney('/user/lenders-transaction/primrose-credit', applied(ASKING_LENDER))
    await screen.findByRole('heading', { level: 1, name: 'Primrose Credit asks a few more questions' })
    await user.click(screen.getByRole('button', { name: 'Send to Primrose Credit' }))
    expect(await screen.findByText('Please choose what the loan is for')).toBeVisible()
    expect(screen.getByLabelText('What is the loan for?')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('What is the loan for?'), 'Education')

    network.use(
      http.post('*/additional-info', () =>
        HttpResponse.json({ message: 'Busy', code: 'server_error' }, { status: 500 }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Send to Primrose Credit' }))
    expect(await screen.findByText(/Busy Your answers are still here\./)).toBeVisible()
    expect(screen.getByLabelText('What is the loan for?')).toHaveDisplayValue('Education')
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Send to Primrose Credit' }))
    await screen.findByRole('heading', { name: 'Sent to Primrose Credit' })
    const [application] = await applicationsOf(browser)
    expect(application).toMatchObject({ status: 'received', lender_id: ASKING_LENDER })
  })

  test('says beside the question what household income decides', async () => {
    const { user } = await openMoney('/user/nira', applied(NIRA))
    const income = await screen.findByLabelText('Yearly income of your household')
    expect(income).toHaveAccessibleDescription(/Up to ₹3,00,000 a year .* counts as microfinance/)
    await user.selectOptions(income, 'Up to ₹3,00,000 a year')
    await user.selectOptions(screen.getByLabelText('Total work experience'), '5 to 10 years')
    await user.click(screen.getByRole('button', { name: 'Send to Nira' }))
    await screen.findByRole('heading', { name: 'Sent to Nira' })
  })

  test('a lender that an admin has renamed keeps its page', async () => {
    const rename = async (name: string) => {
      await changeLenders(await testServer(), { lender_id: NIRA }, { name })
    }
    onTestFinished(() => rename('Nira'))
    await openMoney('/user/nira', {
      more: async (appId, { browser: own }) => {
        await applyTo(own, appId, NIRA)
        await rename('Nira Finance')
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Nira Finance asks a few more questions' })
  })

  test('says it in Hindi too', async () => {
    await openMoney('/user/nira', { ...applied(NIRA), language: 'hi' })
    const question = await screen.findByLabelText('आपके परिवार की सालाना आय')
    expect(question).toHaveAccessibleDescription(/₹3,00,000 तक .* माइक्रोफ़ाइनेंस/)
  })

  test('what one lender was told is filled in for the next, says so, can be changed, and goes out when sent', async () => {
    const { user, browser } = await openMoney('/user/money-tap', {
      more: async (appId, { browser: own }) => {
        await applyTo(own, appId, MONEY_VIEW)
        const answers = { loan_purpose: 3, marital_status: 1 }
        await own.call('answerLender', { params: { appId }, body: { answers } })
        await applyTo(own, appId, MONEY_TAP)
      },
    })
    const marital = await screen.findByLabelText('Marital status')
    expect(marital).toHaveDisplayValue('Single')
    expect(screen.getByText(/^Filled in from your last answers to a lender/)).toBeVisible()
    expect((await applicationsOf(browser)).find(({ lender_id }) => lender_id === MONEY_TAP)?.status).toBe('submitted')
    await user.selectOptions(marital, 'Married')
    await user.selectOptions(screen.getByLabelText('How long have you had this job?'), '1 to 2 years')
    await user.click(screen.getByRole('button', { name: 'Send to MoneyTap' }))
    await screen.findByRole('heading', { name: 'Sent to MoneyTap' })
    await applyTo(browser, (await applicationsOf(browser))[0]?.app_id ?? '', EARLY_SALARY)
    const third = (await applicationsOf(browser)).find(({ lender_id }) => lender_id === EARLY_SALARY)
    expect(third?.next_step.last_answers).toEqual({ employment_tenure: 3, marital_status: 2 })
  })

  test('answers that come after the form fill in what has not been chosen yet', async () => {
    let early = true
    const { user } = await openMoney('/user/money-tap', {
      more: async (appId, { browser: own }) => {
        await applyTo(own, appId, EARLY_SALARY)
        const answers = { employment_tenure: 3, marital_status: 1 }
        await own.call('answerLender', { params: { appId }, body: { answers } })
        const application = await applyTo(own, appId, MONEY_TAP)
        // As right after an apply: the list that is at hand has the lender's questions alone.
        const data = [application]
        network.use(on('listApplications', () => (early ? HttpResponse.json({ data }) : undefined)))
      },
    })
    const marital = await screen.findByLabelText('Marital status')
    expect(marital).toHaveDisplayValue('Choose')
    expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument()
    await user.selectOptions(marital, 'Widowed')
    early = false
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(/^Filled in/)
    const job = screen.getByLabelText('How long have you had this job?')
    await waitFor(() => expect(job).toHaveDisplayValue('1 to 2 years'))
    expect(marital).toHaveDisplayValue('Widowed')
  })

  test('a session that ends in the middle keeps the answers for the same person, and in no storage', async () => {
    expectConsoleError(/./)
    const { user, server } = await openMoney('/user/upwards', applied(UPWARDS))
    await user.type(await screen.findByLabelText('Bank account number'), '123456789012')
    await user.type(screen.getByLabelText('IFSC'), 'HDFC0001234')
    const storage = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, document.cookie])
    expect(storage).not.toContain('123456789012')
    await server.database.db.execute('update sessions set revoked_at = now()')
    await user.click(screen.getByRole('button', { name: 'Send to Upwards' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))

    // Codes are sent at most every 30 seconds.
    server.clock.set(new Date(Date.now() + 60_000))
    await askForCode(user, '9876543210')
    await user.type(await screen.findByLabelText('6-digit code'), `${server.codeFor('9876543210')}{Enter}`)
    await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })
    await user.type(await screen.findByLabelText('PAN'), PROFILE.tin)
    await user.type(screen.getByLabelText('Date of birth'), '14081990')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Bank account number')).toHaveValue('123456789012')
    expect(screen.getByLabelText('IFSC')).toHaveValue('HDFC0001234')
    await user.click(screen.getByRole('button', { name: 'Send to Upwards' }))
    await screen.findByRole('heading', { name: 'Sent to Upwards' })
  })

  test('what was typed is there when the page is loaded anew, sealed on this device until it is sent', async () => {
    const read = vi
      .spyOn(sealedDrafts, 'read')
      .mockImplementation((_owner, part) =>
        Promise.resolve(part.startsWith('answers:') ? { account_number: '123456789012', ifsc: '' } : null),
      )
    const keep = vi.spyOn(sealedDrafts, 'keep').mockResolvedValue()
    const forget = vi.spyOn(sealedDrafts, 'forget').mockResolvedValue()
    onTestFinished(() => void vi.restoreAllMocks())
    const { user, appId, userId } = await openMoney('/user/upwards', applied(UPWARDS))
    await waitFor(() => expect(screen.getByLabelText('Bank account number')).toHaveValue('123456789012'))
    const part = `answers:${appId}`
    expect(read).toHaveBeenCalledWith(userId, part)
    await user.type(screen.getByLabelText('IFSC'), 'HDFC0001234')
    await waitFor(() =>
      expect(keep).toHaveBeenLastCalledWith(
        userId,
        part,
        expect.objectContaining({ account_number: '123456789012', ifsc: 'HDFC0001234' }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Send to Upwards' }))
    await screen.findByRole('heading', { name: 'Sent to Upwards' })
    expect(forget).toHaveBeenCalledWith(part)
  })

  test('hands over to the practice page and comes back to the timeline', async () => {
    const { user, appId } = await openMoney('/user/lenders-transaction/teak-capital', applied(PLAIN_LENDER))
    await screen.findByRole('heading', { name: "You finish on Teak Capital's own page" })
    await user.click(screen.getByRole('button', { name: 'Continue to Teak Capital' }))
    await screen.findByRole('heading', { level: 1, name: 'Practice page of Teak Capital' })
    expect(window.location.pathname).toBe('/user/lender-submit')
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Return to your applications' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/user/application-status/${appId}`))
  })

  test('refused since the page was drawn: says so in place of the way over, and leads to the application', async () => {
    const { user, server, appId } = await openMoney('/user/lenders-transaction/teak-capital', {
      // Of this PAN the lender says no after a while.
      profile: { tin: 'ABCPP1231Z' },
      ...applied(PLAIN_LENDER),
    })
    const go = await screen.findByRole('button', { name: 'Continue to Teak Capital' })
    await letTimePass(server, 60)
    await user.click(go)
    const note = await screen.findByText(/^Teak Capital's decision has come meanwhile/)
    expect(within(note).getByRole('link', { name: 'See the application' })).toHaveAttribute(
      'href',
      `/user/application-status/${appId}`,
    )
    await screen.findByText('Teak Capital did not approve your application.')
    expect(screen.queryByText(/Try again/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue to Teak Capital' })).toBeNull()
  })

  test('an address that may not be opened is refused, and the application stays', async () => {
    const { user } = await openMoney('/user/lenders-transaction/teak-capital', applied(PLAIN_LENDER))
    network.use(http.post('*/handover', () => HttpResponse.json({ url: 'javascript:alert(1)', sandbox: false })))
    await user.click(await screen.findByRole('button', { name: 'Continue to Teak Capital' }))
    expect(await screen.findByText(/The lender's address was not one we may open/)).toBeVisible()
    expect(window.location.pathname).toBe('/user/lenders-transaction/teak-capital')
  })

  test("another lender's page shows nothing of this application, and asks to choose an offer first", async () => {
    await openMoney('/user/kreditbee', applied(PLAIN_LENDER))
    await screen.findByRole('heading', { level: 1, name: 'No offer of this lender is chosen' })
    expect(screen.getByText('Please select a offer from offer screen')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your offers' })).toHaveAttribute('href', '/user/offers')
    expect(screen.queryByText(/Teak Capital/)).not.toBeInTheDocument()
  })

  test('a refusal gives the reason, what may help, and the other lenders', async () => {
    const { user, browser } = await openMoney('/user/earlysalary/declined', {
      more: async (appId, { browser: own, server }) => {
        server.deps.lenders.controls?.behave(EARLY_SALARY, 'reject')
        await applyTo(own, appId, EARLY_SALARY)
        const answers = { employment_tenure: 3, marital_status: 1 }
        await own.call('answerLender', { params: { appId }, body: { answers } })
        await letTimePass(server, 10)
      },
    })
    await screen.findByText('EarlySalary did not approve your application.')
    expect(screen.getByText(/^Each lender decides for itself, and another may say yes\./)).toBeVisible()
    expect(screen.getByText(/^You can ask EarlySalary again from \d+ \w{3} \d{4}\.$/)).toBeVisible()
    const [refused] = await applicationsOf(browser)
    expect(refused?.status).toBe('rejected')
    await user.click(screen.getByRole('button', { name: 'See other lenders' }))
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
    expect((await applicationsOf(browser)).filter(({ status }) => status === 'draft')).toHaveLength(1)
  })
})
