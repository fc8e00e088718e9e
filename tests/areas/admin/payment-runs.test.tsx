import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { istDay, istMonth } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { agreeTerms, approvedLoan, checkedAccount, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { openRun, withFactor } from '#tests/server/services/paying/run-book.ts'
import { renderApp, testServer } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const THEN = new Date(Date.now() - days(40))

/** A loan of a month that is over, approved, of two partners; the second has no account. */
const approved = async ({ browser, server }: SignedIn) => {
  server.clock.set(THEN)
  await agreeTerms(server, 1_000_000)
  for (const by of [1, 2]) await payOut(server, await approvedLoan(server, 300_000, by))
  server.clock.set(null)
  for (const partner of [1, 2])
    await browser.call('approvePayouts', { params: { id: partner, month: istMonth(THEN) }, body: {} })
  await checkedAccount(server)
}
const rowOf = async (name: RegExp) => screen.findByRole('row', { name })

it('a run is made of what is ready, and the others say why they are left out', async () => {
  await renderApp('/admin/payment-runs', { actor: 'admin1', prepare: approved })
  expect(await screen.findByText('1 partner is ready, ₹2,450.00. Excluded: 1.')).toBeInTheDocument()
  expect(within(await rowOf(/Anand Money Mart/)).getByText('Ready')).toBeInTheDocument()
  expect(screen.getByText('No account')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Create run' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create run' }))
  expect(await screen.findByRole('heading', { name: 'Run 1', level: 1 })).toBeInTheDocument()
  expect(await screen.findByText('A check needs a second factor. Set yours up first:')).toBeInTheDocument()
  expect(screen.getByText('Account not paid to before: Anand Money Mart')).toBeInTheDocument()
  expect(
    screen.getByText(
      'Checked: verified PANs, GST of registered partners, accounts not paid to before, amounts against the usual ones, open payout disputes, payouts on hold, returned payments, lenders’ commission files of the months.',
    ),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Check the run' })).toBeNull()
})

it('a run is checked with a code, sent, and answered line by line; the sums add up', async () => {
  let code = () => ''
  await renderApp('/admin/payment-runs/1', {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await approved(signedIn)
      await openRun(signedIn.server, 'made')
      code = await withFactor(signedIn.server, 1)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Check the run' }))
  await userEvent.type(await screen.findByLabelText('Code of your second factor'), code())
  const check = await screen.findByRole('dialog')
  await userEvent.click(within(check).getByRole('button', { name: 'Check the run' }))
  expect(await screen.findByRole('button', { name: 'Comma-separated, without a header row' })).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Mark as sent to the bank' }))
  // Usually it went there on the day on which that is noted.
  expect(await screen.findByLabelText('Day')).toHaveValue(istDay(new Date()))
  const send = await screen.findByRole('dialog')
  await userEvent.click(within(send).getByRole('button', { name: 'Mark as sent to the bank' }))

  await userEvent.click(await screen.findByRole('link', { name: 'Load bank response' }))
  const rows = [
    'Customer reference,Amount,Value date,UTR,Status,Remarks',
    `CL1P1,2450.00,${istDay(new Date())},HDFCN26309000001,Paid,`,
    `CL1P9,1.00,${istDay(new Date())},,Returned,why`,
  ].join('\n')
  // Banks name their files as they like.
  await userEvent.upload(
    await screen.findByLabelText(/Choose a file or drop it here/),
    new File([rows], 'CRLN0511.001'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Read file' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Preview rows' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Map the statuses' }))
  const words = within(await screen.findByRole('dialog', { name: 'Map the bank’s statuses' }))
  await userEvent.selectOptions(words.getByLabelText('Paid (1 row)'), 'paid')
  await userEvent.selectOptions(words.getByLabelText('Returned (1 row)'), 'returned')
  await userEvent.click(words.getByRole('button', { name: 'Confirm and check again' }))
  expect(await screen.findByText(/We sent no payment with this reference/)).toBeInTheDocument()
  expect(screen.getByText(/Cannot be undone as a file/)).toBeInTheDocument()
  expect(screen.queryByText('All rows or nothing')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: /^Commit 1 row/ }))
  await screen.findByText(/Committing|loaded successfully/)
  await runDueJobs((await testServer()).deps)
  await userEvent.click(screen.getByRole('link', { name: 'Payment run 1' }))
  expect(await screen.findByText('UTR HDFCN26309000001')).toBeInTheDocument()
})

it('the bank-file page asks what a new word means, and says which rows have one UTR, before anything is written', async () => {
  await renderApp('/admin/payment-runs/1/bank-file', {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await approved(signedIn)
      await checkedAccount(signedIn.server, 2)
      await openRun(signedIn.server, 'sent')
    },
  })
  expect(await screen.findByRole('link', { name: 'Payment run 1' })).toHaveAttribute('href', '/admin/payment-runs/1')
  const day = istDay(new Date())
  const rows = [
    'Customer reference,Amount,Value date,UTR,Status,Remarks',
    ...[1, 2].map((partner) => `CL1P${partner},2450.00,${day},HDFCN26309000001,Paid,`),
  ].join('\n')
  await userEvent.upload(await screen.findByLabelText(/Choose a file or drop it here/), new File([rows], 'CRLN.001'))
  await userEvent.click(screen.getByRole('button', { name: 'Read file' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Preview rows' }))
  expect(await screen.findByText(/^1 status is new\./)).toBeInTheDocument()
  // No row is taken by a word that nobody has confirmed, whatever other banks mean by it.
  await waitFor(() => expect(screen.getAllByText(/Nobody has said what this word of the bank means/)).toHaveLength(3))
  await userEvent.click(screen.getByRole('button', { name: 'Map the statuses' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Map the bank’s statuses' }))
  const select = dialog.getByLabelText('Paid (2 rows)')
  expect(select).toHaveValue('')
  expect(select).toHaveAccessibleDescription('Usually: paid')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm and check again' }))
  expect(await dialog.findByText('Map at least one status')).toBeInTheDocument()
  await userEvent.selectOptions(select, 'paid')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm and check again' }))
  expect(await screen.findByText('Paid: paid.')).toBeInTheDocument()
  // Named once for the file, and on the line of each.
  await waitFor(() => expect(screen.getAllByText(/Another row of this file has the same UTR/)).toHaveLength(3))
  expect(screen.queryByRole('button', { name: /^Commit 1 row/ })).toBeNull()
})
