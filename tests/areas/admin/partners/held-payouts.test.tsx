import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { monthWords } from '#src/contract/calendar-words.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { changePartners } from '#tests/builders/partner.ts'
import { agreeTerms, approvedLoan, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const THEN = new Date(Date.now() - days(40))
const MONTH = istMonth(THEN)
const NAME = monthWords(MONTH, 'en')

/** Of 1 lakh the lender pays 2,000 rupees, and the partner would get 2,001; of 3 lakh less than the lender pays. */
const book = async ({ server }: SignedIn) => {
  server.clock.set(THEN)
  await agreeTerms(server)
  await changePartners(server, {}, { revenue_flat_fee: toPaise(1_201) })
  for (const rupees of [100_000, 300_000]) await payOut(server, await approvedLoan(server, rupees))
  server.clock.set(null)
}

it('a line that would pay more than the lender does is left out of the approval until somebody decides', async () => {
  const { user } = await renderApp(`/admin/partners/1?tab=payouts&month=${MONTH}`, { actor: 'admin1', prepare: book })
  const payouts = await screen.findByRole('region', { name: 'Payouts' })
  expect(
    await within(payouts).findByText(
      '1 line is on hold: it would pay the partner more than the lender pays us. Decide on it in the lines below.',
    ),
  ).toBeVisible()
  await user.click(within(payouts).getByRole('button', { name: `Approve month ${NAME}` }))
  const question = await screen.findByRole('dialog', { name: `Approve ${NAME}?` })
  expect(question).toHaveTextContent(`${NAME}: 1 line, `)
  await user.click(within(question).getByRole('button', { name: 'Approve month' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(within(payouts).queryByRole('button', { name: /^Approve/ })).toBeNull())

  const table = await screen.findByRole('table', { name: `Lines of ${NAME}` })
  expect(await within(table).findByText('Held for a check')).toBeVisible()
  await user.click(within(table).getByRole('button', { name: /^Decide on the line on hold: Lead LD-/ }))
  const dialog = await screen.findByRole('dialog', { name: /^On hold: Lead LD-/ })
  expect(dialog).toHaveTextContent('The partner would get ₹2,001.00 before tax, and the lender pays us ₹2,000.00.')
  await user.click(within(dialog).getByRole('button', { name: 'Release line' }))
  expect(within(dialog).getByText('Enter a reason, then release the line.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Reason'), 'A promise of ours.')
  await user.click(within(dialog).getByRole('button', { name: 'Release line' }))
  expect(await screen.findByText('The line is released.')).toBeVisible()
  expect(await within(payouts).findByRole('button', { name: `Approve month ${NAME}` })).toBeVisible()
  expect(screen.queryByText(/is on hold:/)).toBeNull()
})

it('the partner reads that it is held and why', async () => {
  const { user } = await renderApp('/partner/reports?tab=payouts', { actor: 'partnerA', prepare: book })
  const held = (await screen.findByText('Held for a check')).closest('tr')
  if (!held) throw new Error('there is no line')
  await user.click(within(held).getByRole('button', { name: /^Why\?/ }))
  expect(await screen.findByText(/^Held: you would get more for this loan than the lender pays for it\./)).toBeVisible()
})

it('the partner reads it in Hindi', async () => {
  await renderApp('/partner/reports?tab=payouts', { actor: 'partnerA', language: 'hi', prepare: book })
  expect(await screen.findByText('जाँच के लिए रोकी गई')).toBeVisible()
})
