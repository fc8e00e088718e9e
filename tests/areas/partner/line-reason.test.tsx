import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { storedDisbursals } from '#tests/builders/loan.ts'
import { agreeTerms, approvedLoan, LENDER, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const REASON = 'Their letter of sanction says 90,000.'

/** The lender's file says 90,000 of a loan of a lakh, and staff took that, today. */
const book = async ({ server }: SignedIn) => {
  const { deps } = server
  await agreeTerms(server)
  const app_id = await approvedLoan(server, 100_000)
  await payOut(server, app_id)
  const month = istDay(server.clock.now()).slice(0, 7)
  const day = istDay(server.clock.now())
  const line = { lender_id: LENDER, loan: 'A', period: month, day, app_id }
  const line_id = await fileLine(server, { ...line, disbursed: 90_000, gross: 1_800 })
  const [own] = await storedDisbursals(server)
  const lines = [{ line_id, disbursal_id: own?.disbursal_id ?? null }]
  await decideLines(deps, LENDER, { month, lines, kind: 'accepted', reason: REASON }, { admin_id: null })
}

it('a partner reads at its line that the lender’s figures were taken, on which day and why', async () => {
  const { user } = await renderApp('/partner/reports?tab=payouts', { actor: 'partnerA', prepare: book })
  await user.click(await screen.findByRole('button', { name: /^Why\?/ }))
  const today = dayWords(new Date(), 'en')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(`On ${today} the marketplace took what it says, and this line followed.`)
  expect(dialog).toHaveTextContent(`Why: ${REASON}`)
})

it('and in Hindi', async () => {
  const { user } = await renderApp('/partner/reports?tab=payouts', { actor: 'partnerA', language: 'hi', prepare: book })
  await user.click(await screen.findByRole('button', { name: /^क्यों\?/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(`कारण: ${REASON}`)
})
