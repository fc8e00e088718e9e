import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { createStatusTable } from '#server/db/repositories/catalogue/status-tables.ts'
import { transaction } from '#server/db/transaction.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { storedStatusTables } from '#tests/builders/loan.ts'
import { approvedLoan } from '#tests/server/services/earnings/payout-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'

const row = (cells: Partial<StatusRow>): StatusRow => ({
  product: null,
  status: null,
  sub_status: null,
  reason: null,
  means: null,
  refusal: null,
  ...cells,
})

async function report(server: TestServer, lender_status: string): Promise<string> {
  const app_id = await approvedLoan(server, 100_000)
  await transaction(server.deps, async (deps) => {
    const found = await lockApplication(deps.db, app_id, null)
    if (!found) throw new Error('there is no such application')
    await takeLenderReport(deps, found, {
      event_id: `e-${app_id}`,
      lender_reference: app_id,
      lender_status,
      sub_status: 'Branch',
      reason: null,
      note: null,
      tranche: null,
      sanctioned_amount: null,
      disbursed_amount: null,
      amount_basis: null,
      disbursed_on: null,
      utr: null,
      loan_account: null,
      rate: null,
      tenure_months: null,
    })
  })
  return app_id
}

async function open(rows: StatusRow[] = [], words: string[] = []) {
  const apps: string[] = []
  const shown = await renderApp('/admin/lenders/1?tab=words', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      for (const word of words) apps.push(await report(server, word))
      if (rows.length > 0)
        await createStatusTable(server.deps.db, { lender_id: 1, rows, saved_by: 1, saved_at: server.clock.now() })
    },
  })
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  return { ...shown, apps, part }
}

test('a word that waits is explained, its applications move on, and how many is said', async () => {
  const { user, part, apps, server } = await open([], ['Money sent', 'Money sent', 'On hold'])
  const waiting = await part('Unmapped statuses')
  expect(waiting.getByText('Status “Money sent”')).toBeVisible()
  expect(waiting.getByText(/^Personal loan: 2 applications, since /)).toBeVisible()
  await user.click(waiting.getByRole('button', { name: 'Map “Money sent”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What does “Money sent” mean?' }))
  expect(dialog.getByLabelText('Lender’s status')).toHaveValue('Money sent')
  expect(dialog.getByLabelText('Lender’s sub-status')).toHaveValue('Branch')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Choose a status or a rejection reason')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Means'), 'disbursed')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. 2 waiting reports were processed.')).toBeVisible()
  await waitFor(() => expect(waiting.queryByText('Status “Money sent”')).not.toBeInTheDocument())
  expect(waiting.getByText('Status “On hold”')).toBeVisible()
  const own = await part('Rules of this lender')
  expect(await own.findByText('Status “Money sent”')).toBeVisible()
  for (const app_id of apps.slice(0, 2)) {
    const [moved] = await storedApplications(server, { app_id })
    expect(moved?.status).toBe('disbursed')
  }
})

test('a word that reads much like a known one offers it, and what it means is filled in, not saved', async () => {
  const { user, part, server } = await open([], ['Dissbursed', 'Money sent'])
  const waiting = await part('Unmapped statuses')
  const near = within(waiting.getByRole('group', { name: 'Did you mean:' }))
  expect(near.getAllByRole('button')).toHaveLength(1)
  await user.click(near.getByRole('button', { name: '“DISBURSED”: Paid out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What does “Dissbursed” mean?' }))
  expect(dialog.getByLabelText('Lender’s status')).toHaveValue('Dissbursed')
  expect(dialog.getByLabelText('Means')).toHaveValue('disbursed')
  const saved = async () => (await storedStatusTables(server, { lender_id: 1 })).length
  const before = await saved()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await saved()).toBe(before)
  await user.click(near.getByRole('button', { name: '“DISBURSED”: Paid out' }))
  const again = within(await screen.findByRole('dialog', { name: 'What does “Dissbursed” mean?' }))
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. 1 waiting report was processed.')).toBeVisible()
  await waitFor(() => expect(waiting.queryByText('Status “Dissbursed”')).not.toBeInTheDocument())
  expect(waiting.queryByRole('group')).not.toBeInTheDocument()
})

test('lines are put in order, edited and deleted, and every version stays with who saved it', async () => {
  const first = row({ status: 'A', means: 'received' })
  const second = row({ reason: 'CIBIL', refusal: 'score' })
  const { user, part } = await open([first, second])
  const own = await part('Rules of this lender')
  const lines = () => own.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines()[0]).toContain('Status “A”')
  await user.click(own.getByRole('button', { name: 'Move down: Status “A”, Received' }))
  await waitFor(() => expect(lines()[0]).toContain('Reason “CIBIL”'))
  expect(own.getByText('Status “A”, Received: moved to position 2 of 2.')).toBeInTheDocument()
  await waitFor(() => expect(own.getByRole('button', { name: 'Edit: Status “A”, Received' })).toBeEnabled())
  await user.click(own.getByRole('button', { name: 'Edit: Status “A”, Received' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit a rule' }))
  await user.selectOptions(dialog.getByLabelText('Product'), 'Gold Loans')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await own.findByText('Only for: Gold loan')).toBeVisible()
  await waitFor(() =>
    expect(own.getByRole('button', { name: 'Delete: Reason “CIBIL”, Rejection reason: Credit score' })).toBeEnabled(),
  )
  await user.click(own.getByRole('button', { name: 'Delete: Reason “CIBIL”, Rejection reason: Credit score' }))
  await waitFor(() => expect(lines()).toHaveLength(1))
  const versions = await part('Earlier versions')
  await waitFor(() => expect(versions.getAllByText(/^Asha Rao, /)).toHaveLength(4))
  const [oldest] = versions.getAllByRole('button', { name: /^Restore the version of / }).slice(-1)
  if (oldest) await user.click(oldest)
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(lines()[0]).toContain('Status “A”')
})

test('of two who edit at once the second is told, and sees what the first saved', async () => {
  const { user, part, server } = await open()
  const own = await part('Rules of this lender')
  await user.click(own.getByRole('button', { name: 'Add a rule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rule' }))
  await createStatusTable(server.deps.db, {
    lender_id: 1,
    rows: [row({ status: 'Theirs', means: 'received' })],
    saved_by: 1,
    saved_at: server.clock.now(),
  })
  await user.type(dialog.getByLabelText('Lender’s status'), 'Mine')
  await user.selectOptions(dialog.getByLabelText('Means'), 'approved')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(await own.findByText('Status “Theirs”')).toBeInTheDocument()
  // What was typed is still there, and counts now that the other line was seen.
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(own.getAllByRole('listitem')).toHaveLength(2))
})
