import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { network, testServer } from '#tests/setup/render-app.tsx'
import { expectConsoleError } from '#tests/setup/expected-errors.ts'
import { ASKING_LENDER, letTimePass, PLAIN_LENDER } from '#tests/server/services/journey.ts'
import { applicationsOf, applyTo, openMoney } from '../money-journey.ts'

const applied = (lenderId: number) => ({
  more: async (appId: string, { browser }: { browser: Parameters<typeof applyTo>[0] }) => {
    await applyTo(browser, appId, lenderId)
  },
})
const EARLY_SALARY = 8

describe('on with the lender', { timeout: 90_000 }, () => {
  test('asks what this lender asks, by its rules, keeps the answers when sending fails, then sends once', async () => {
    expectConsoleError(/./)
    const { user, browser } = await openMoney('/user/lenders-transaction/prefr', applied(ASKING_LENDER))
    await screen.findByRole('heading', { level: 1, name: 'Prefr asks a few more questions' })
    await user.click(screen.getByRole('button', { name: 'Send to Prefr' }))
    expect(await screen.findByText('Please choose what the loan is for')).toBeVisible()
    expect(screen.getByLabelText('What is the loan for?')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('What is the loan for?'), 'Education')

    network.use(
      http.post('*/additional-info', () =>
        HttpResponse.json({ message: 'Busy', code: 'server_error' }, { status: 500 }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Send to Prefr' }))
    expect(await screen.findByText(/Busy Your answers are still here\./)).toBeVisible()
    expect(screen.getByLabelText('What is the loan for?')).toHaveDisplayValue('Education')
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Send to Prefr' }))
    await screen.findByRole('heading', { name: 'Sent to Prefr' })
    const [application] = await applicationsOf(browser)
    expect(application).toMatchObject({ status: 'received', lender_id: ASKING_LENDER })
  })

  test('hands over to the practice page and comes back to the timeline', async () => {
    const { user, appId } = await openMoney('/user/lenders-transaction/tata-capital', applied(PLAIN_LENDER))
    await screen.findByRole('heading', { name: "You finish on Tata Capital's own page" })
    await user.click(screen.getByRole('button', { name: 'Continue to Tata Capital' }))
    await screen.findByRole('heading', { level: 1, name: 'Practice page of Tata Capital' })
    expect(window.location.pathname).toBe('/user/lender-submit')
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Return to your applications' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/user/application-status/${appId}`))
  })

  test('an address that may not be opened is refused, and the application stays', async () => {
    const { user } = await openMoney('/user/lenders-transaction/tata-capital', applied(PLAIN_LENDER))
    network.use(http.post('*/handover', () => HttpResponse.json({ url: 'javascript:alert(1)', sandbox: false })))
    await user.click(await screen.findByRole('button', { name: 'Continue to Tata Capital' }))
    expect(await screen.findByText(/The lender's address was not one we may open/)).toBeVisible()
    expect(window.location.pathname).toBe('/user/lenders-transaction/tata-capital')
  })

  test("another lender's page shows nothing of this application", async () => {
    await openMoney('/user/kreditbee', applied(PLAIN_LENDER))
    await screen.findByRole('heading', { level: 1, name: 'There is nothing to finish here' })
    expect(screen.queryByText(/Tata Capital/)).not.toBeInTheDocument()
  })

  test('a refusal gives the reason, what may help, and the other lenders', async () => {
    const { user, browser } = await openMoney('/user/earlysalary/declined', {
      more: async (appId, { browser: own, server }) => {
        server.deps.lenders.controls?.behave(EARLY_SALARY, 'reject')
        await applyTo(own, appId, EARLY_SALARY)
        const answers = { employment_tenure: 3, marital_status: 1 }
        await own.post(`/api/applications/${appId}/additional-info`, { answers })
        await letTimePass(server, 10)
      },
    })
    await screen.findByText('EarlySalary did not approve your application.')
    const [refused] = await applicationsOf(browser)
    expect(refused?.status).toBe('rejected')
    await user.click(screen.getByRole('button', { name: 'See other lenders' }))
    await screen.findByRole('heading', { level: 1, name: /lenders can make you an offer/ })
    expect((await applicationsOf(browser)).filter(({ status }) => status === 'draft')).toHaveLength(1)
    ;(await testServer()).deps.lenders.controls?.behave(null, 'ok')
  })
})
