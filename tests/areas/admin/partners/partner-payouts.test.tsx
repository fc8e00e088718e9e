import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { monthWords } from '#src/contract/calendar-words.ts'
import { istDay, istMonth } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { dateShort } from '#src/lib/dates.ts'
import {
  agreeTerms,
  approvedLoan,
  checkedAccount,
  forgetPan,
  payOut,
} from '#tests/server/services/earnings/payout-book.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const REASON = 'We agreed on 50 percent. <b>=1+1</b>'
const THEN = new Date(Date.now() - days(40))
const MONTH = istMonth(THEN)
const TODAY = istDay(new Date())
const NAME = monthWords(MONTH, 'en')

/** Two loans of a month that is over: 2,450 and 882 rupees after tax. */
const book = async ({ server }: SignedIn) => {
  server.clock.set(THEN)
  await agreeTerms(server)
  for (const rupees of [300_000, 100_000]) await payOut(server, await approvedLoan(server, rupees))
  server.clock.set(null)
  await checkedAccount(server)
}

/** The same, paid; the partner disputes the smaller line. */
const disputed = async (signedIn: SignedIn) => {
  await book(signedIn)
  const { browser, server } = signedIn
  await browser.call('approvePayouts', { params: { id: 1, month: MONTH }, body: {} })
  await payByRun(server)
  const partner = (await server.signInPartner('a')).browser
  const { rows } = await partner.call('listPayoutReport', { query: { sort: 'net', direction: 'asc' } })
  await partner.call('createPayoutDispute', { params: { payoutId: rows[0]?.payout_id ?? 0 }, body: { reason: REASON } })
}

describe('payouts in the back office', () => {
  it('a month is approved after a question that says what it comes to, and is paid by a run', async () => {
    const { user } = await renderApp('/admin/partners/1?tab=payouts', { actor: 'admin1', prepare: book })
    const payouts = await screen.findByRole('region', { name: 'Payouts' })
    const approve = await within(payouts).findByRole('button', { name: `Approve month ${NAME}` })
    await user.click(approve)
    const question = await screen.findByRole('dialog', { name: `Approve ${NAME}?` })
    expect(question).toHaveTextContent(`${NAME}: 2 lines, ₹3,332.00 after TDS.`)
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(approve)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve month' }))
    expect(await screen.findByText(`${NAME} is approved: 2 lines, ₹3,332.00 after TDS.`)).toBeVisible()

    expect(await within(payouts).findByText(/^Approved lines are paid in a payment run\./)).toBeVisible()
    expect(within(payouts).getByRole('link', { name: 'To the payment runs' })).toHaveAttribute(
      'href',
      '/admin/payment-runs',
    )
  })

  it('a payment of a run that went wrong is reversed, and the month waits to be paid again', async () => {
    const paid = async (signedIn: SignedIn) => {
      await book(signedIn)
      await signedIn.browser.call('approvePayouts', { params: { id: 1, month: MONTH }, body: {} })
      await payByRun(signedIn.server, { utr: 'HDFCN26309000001' })
    }
    const { user } = await renderApp('/admin/partners/1?tab=payouts', { actor: 'admin1', prepare: paid })
    const payouts = await screen.findByRole('region', { name: 'Payouts' })
    const sent = `₹3,332.00 sent on ${dateShort(TODAY)} to the account ending in 7418, UTR HDFCN26309000001. Payment run 1.`
    expect(await within(payouts).findByText(sent)).toBeVisible()
    expect(within(payouts).queryByRole('link', { name: 'To the payment runs' })).toBeNull()

    await user.click(within(payouts).getByRole('button', { name: 'Reverse the payment HDFCN26309000001' }))
    const back = await screen.findByRole('dialog', { name: 'Reverse the payment HDFCN26309000001?' })
    fireEvent.change(within(back).getByLabelText(/^Date of the return/), { target: { value: TODAY } })
    await user.click(within(back).getByRole('button', { name: 'Reverse' }))
    expect(within(back).getByText('Enter a reason, then reverse it.')).toBeVisible()
    await user.type(within(back).getByLabelText('Reason'), 'The account was closed.')
    await user.click(within(back).getByRole('button', { name: 'Reverse' }))
    expect(await screen.findByText('The payment is reversed. The month waits to be paid again.')).toBeVisible()
    expect(await within(payouts).findByText(`${sent} Reversed later.`)).toBeVisible()
    const entry = `Reversed on ${dateShort(TODAY)}: -₹3,332.00, UTR HDFCN26309000001. Why: The account was closed.`
    expect(within(payouts).getByText(entry)).toBeVisible()
    expect(within(payouts).queryByRole('button', { name: /^Reverse/ })).toBeNull()
    expect(within(payouts).getByRole('link', { name: 'To the payment runs' })).toBeVisible()
  })

  it('an open month says by which rate and section it is taxed, and why', async () => {
    await renderApp(`/admin/partners/1?tab=payouts&month=${MONTH}`, { actor: 'admin1', prepare: book })
    expect(
      await screen.findByText(
        "TDS is 2% of what the month's lines earn together, to the whole rupee (Section 393(1), formerly 194H). The partner's PAN is checked.",
      ),
    ).toBeVisible()
  })

  it('a month of a partner without a PAN is taxed at 20 percent, and says what to do about it', async () => {
    const withoutPan = async (signedIn: SignedIn) => {
      await forgetPan(signedIn.server)
      await book(signedIn)
    }
    await renderApp(`/admin/partners/1?tab=payouts&month=${MONTH}`, { actor: 'admin1', prepare: withoutPan })
    expect(
      await screen.findByText(
        "TDS is 20% of what the month's lines earn together, to the whole rupee (Section 397(2)(b), formerly 206AA). No PAN of the partner is checked. Once we check one, it counts for every line that is not approved yet.",
      ),
    ).toBeVisible()
  })

  it('a month that goes on says from when it can be approved, and open questions are named before', async () => {
    const running = async (signedIn: SignedIn) => {
      await book(signedIn)
      await payOut(signedIn.server, await approvedLoan(signedIn.server, 200_000))
      const partner = (await signedIn.server.signInPartner('a')).browser
      const { rows } = await partner.call('listPayoutReport', { query: { sort: 'net', direction: 'asc' } })
      const line = rows.find(({ month }) => month === MONTH)
      await partner.call('createPayoutDispute', {
        params: { payoutId: line?.payout_id ?? 0 },
        body: { reason: REASON },
      })
    }
    const { user } = await renderApp('/admin/partners/1?tab=payouts', { actor: 'admin1', prepare: running })
    const payouts = await screen.findByRole('region', { name: 'Payouts' })
    expect(
      await within(payouts).findByText(/^Can be approved from 1 \w{3} 20\d\d, when the month is over\.$/),
    ).toBeVisible()
    expect(within(payouts).getAllByRole('button', { name: /^Approve month/ })).toHaveLength(1)
    await user.click(within(payouts).getByRole('button', { name: `Approve month ${NAME}` }))
    const question = await screen.findByRole('dialog', { name: `Approve ${NAME}?` })
    await waitFor(() =>
      expect(question).toHaveTextContent('1 dispute of the partner about this month is open: answer it first.'),
    )
  })

  it('what somebody else has approved meanwhile is said', async () => {
    const { user, browser } = await renderApp('/admin/partners/1?tab=payouts', { actor: 'admin1', prepare: book })
    await user.click(await screen.findByRole('button', { name: `Approve month ${NAME}` }))
    await browser.call('approvePayouts', { params: { id: 1, month: MONTH }, body: {} })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve month' }))
    expect(await screen.findByText('Nothing of this month waits for approval.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('link', { name: 'To the payment runs' })).toBeVisible()
  })

  it('lines of a month are explained, and one is taken back with a reason', async () => {
    const { user } = await renderApp('/admin/partners/1?tab=payouts', { actor: 'admin1', prepare: book })
    await user.click(await screen.findByRole('button', { name: 'Show 2 lines' }))
    expect(window.location.search).toBe(`?tab=payouts&month=${MONTH}`)
    const table = await screen.findByRole('table', { name: `Lines of ${NAME}` })
    const [explain] = await within(table).findAllByRole('button', { name: /^Explain: Lead LD-/ })
    if (!explain) throw new Error('there is no line')
    await user.click(explain)
    const explained = await screen.findByRole('dialog', { name: /^Lead LD-\d+: how it adds up$/ })
    expect(explained).toHaveTextContent(
      new RegExp(`In ${NAME} [^.]+ paid out ₹4,00,000 through us in all: 2 loans, ₹2,00,000 on average\\.`),
    )
    expect(explained).toHaveTextContent(/By the slabs of \d+ \w+ \d{4} and the first terms\./)
    expect(explained).toHaveTextContent("The partner's part is 40% of that and ₹100.00 for each loan.")
    await user.click(within(explained).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const [takeBack] = within(table).getAllByRole('button', { name: /^Reverse line: Lead LD-/ })
    if (!takeBack) throw new Error('there is no line')
    await user.click(takeBack)
    const dialog = await screen.findByRole('dialog', { name: /^Reverse line: Lead LD-/ })
    await user.click(within(dialog).getByRole('button', { name: 'Reverse line' }))
    expect(within(dialog).getByText('Enter a reason, then reverse the line.')).toBeVisible()
    const field = within(dialog).getByLabelText('Reason')
    expect(field).toHaveFocus()
    await user.type(field, 'Cancelled in the cooling-off days.')
    await user.click(within(dialog).getByRole('button', { name: 'Reverse line' }))
    expect(await screen.findByText('The line is reversed.')).toBeVisible()
    expect(await within(table).findByText('Taken back later')).toBeVisible()
    expect(await within(table).findByRole('rowheader', { name: /^Lead LD-\d+, taken back$/ })).toBeVisible()
    expect(within(table).getAllByRole('button', { name: /^Reverse line: / })).toHaveLength(1)
  })

  it('a question is answered: refused to uphold while nothing would change, then corrected by the difference', async () => {
    const { user } = await renderApp('/admin/partners', { actor: 'admin1', prepare: disputed })
    const questions = await screen.findByRole('region', { name: 'Open disputes: 1' })
    expect(await within(questions).findByRole('link', { name: 'Anand Money Mart' })).toHaveAttribute(
      'href',
      `/admin/partners/1?tab=payouts&month=${MONTH}`,
    )
    expect(questions).toHaveTextContent(REASON)
    await user.click(within(questions).getByRole('button', { name: /^Answer Anand Money Mart: Lead LD-/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('The partner gets₹882.00')
    const send = within(dialog).getByRole('button', { name: 'Send the answer' })
    await user.click(send)
    const yes = within(dialog).getByRole('radio', { name: 'Yes, the line is wrong' })
    expect(await within(dialog).findByText('Choose yes or no.')).toBeVisible()
    await waitFor(() => expect(yes).toHaveFocus())
    await user.click(yes)
    await user.click(send)
    const field = within(dialog).getByLabelText('Your answer')
    expect(await within(dialog).findByText('Write an answer, then send it.')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, 'You are right.')
    await user.click(send)
    expect(
      await within(dialog).findByText(/^By the slabs and terms of its day this line comes to what it says\./),
    ).toBeVisible()
    expect(field).toHaveValue('You are right.')

    await user.type(within(dialog).getByLabelText(/^Correct earnings of the loan, before tax/), '1100')
    await user.click(send)
    expect(
      await screen.findByText('The partner sees your answer. The correction comes to ₹196.00 after TDS.'),
    ).toBeVisible()
    expect(await screen.findByText(/^No open disputes\./)).toBeVisible()
  })

  it('questions and months that cannot be loaded say so, and load on the next try', async () => {
    for (let times = 0; times < 3; times += 1)
      network.use(on('listPayoutDisputes', () => HttpResponse.error(), { once: true }))
    const { user } = await renderApp('/admin/partners', { actor: 'admin1' })
    const questions = await screen.findByRole('region', { name: 'Open disputes' })
    await user.click(await within(questions).findByRole('button', { name: 'Try again' }))
    expect(await within(questions).findByText(/^No open disputes\./)).toBeVisible()
  })

  it('in Hindi, and a partner without payouts', async () => {
    await renderApp('/admin/partners/1?tab=payouts', { actor: 'admin1', language: 'hi', prepare: book })
    const payouts = await screen.findByRole('region', { name: 'भुगतान' })
    const name = monthWords(MONTH, 'hi')
    expect(await within(payouts).findByRole('button', { name: `${name} मंज़ूर करें` })).toBeVisible()
    await renderApp('/admin/partners/2?tab=payouts', { actor: 'admin1' })
    expect(await screen.findByText(/^This partner has no earnings yet\./)).toBeVisible()
  })
})
