import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { storedOfferLists } from '#tests/builders/application.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, testServer } from '#tests/setup/screens/render-app.tsx'
import { openMoney } from '../money-journey.ts'

async function openWhatIf(path = '/user/offers', language: 'en' | 'hi' = 'en') {
  const opened = await openMoney(path, { profile: { monthly_income: 20_000 }, language })
  const title = language === 'en' ? 'What if?' : 'अगर ऐसा हो तो?'
  await opened.user.click(await screen.findByText(title))
  const panel = within((await screen.findByText(title)).closest('details') ?? document.body)
  return { ...opened, panel }
}
const type = async (user: Awaited<ReturnType<typeof openWhatIf>>['user'], field: HTMLElement, text: string) => {
  await user.click(field)
  await user.clear(field)
  await user.type(field, `${text}{Enter}`)
}

describe('what if', () => {
  test('a higher income opens lenders, is kept nowhere, and goes back to what is true', async () => {
    const { user, panel, browser, userId } = await openWhatIf()
    const income = await panel.findByRole('textbox', { name: 'Monthly income' })
    expect(income).toHaveValue('₹20,000')
    const receipts = (await storedOfferLists(await testServer())).length
    await type(user, income, '90000')
    expect(await panel.findByText(/^\d+ more lenders?:$/)).toBeVisible()
    expect(panel.getByText('90 thousand rupees')).toBeVisible()
    expect(panel.getByText(/with ₹90,000 a month/)).toBeVisible()
    expect(panel.queryByRole('button', { name: /^Show offers for/ })).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Back to my figures' }))
    expect(await panel.findByText(/^The same \d+ lenders? as with your own figures\.$/)).toBeVisible()
    expect(income).toHaveValue('₹20,000')
    expect((await storedOfferLists(await testServer())).length).toBe(receipts)
    const body = await browser.call('getUser', { params: { id: userId } })
    expect(body.data.monthly_income).toBe(20_000)
  })

  test('the nearest change is tried with one press', async () => {
    const { user, panel } = await openWhatIf('/user/offers?amount=100000&tenure=24')
    const [, named = ''] =
      /\((.*)\)\.?$/.exec((await panel.findByText(/^Nearest change:/)).textContent?.replace(/ Try it$/, '') ?? '') ?? []
    await user.click(panel.getByRole('button', { name: 'Try it' }))
    await waitFor(() => expect(panel.getByText(/^\d+ more lenders?:$/).parentElement).toHaveTextContent(named))
  })

  test('another amount and term become the request', async () => {
    const { user, panel } = await openWhatIf()
    await type(user, await panel.findByRole('textbox', { name: 'Loan amount' }), '60000')
    panel.getByRole('slider', { name: 'Term, months' }).focus()
    await user.click(await panel.findByRole('button', { name: /^Show offers for ₹60,000/ }))
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('amount')).toBe('60000'))
  })

  test('a failure says so, and can be tried again', async () => {
    expectConsoleError(/./)
    network.use(
      http.get('*/what-if', () => HttpResponse.json({ message: 'Busy', code: 'bad_request' }, { status: 400 }), {
        once: true,
      }),
    )
    const { user, panel } = await openWhatIf()
    expect(await panel.findByText('We could not ask the lenders just now.')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText(/lenders? would match$/)).toBeVisible()
  })

  test('speaks Hindi', async () => {
    const { panel } = await openWhatIf('/user/offers', 'hi')
    expect(await panel.findByRole('textbox', { name: 'महीने की आय' })).toHaveValue('₹20,000')
    expect(panel.getByText('20 हज़ार रुपये')).toBeVisible()
  })
})
