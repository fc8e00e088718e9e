import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'

const book = async ({ server }: { server: TestServer }) => {
  await seedLeads(server.deps, 60, 'cl')
}

it('shares of the products are compared in points with the days before, as those of the journey are', async () => {
  const { user } = await renderApp('/admin/products-report?preset=last_30_days', { actor: 'admin1', prepare: book })
  for (const name of ['Approval rate', 'Disbursed']) {
    const button = await screen.findByRole('button', { name: `Definition: ${name}` })
    expect(button.closest('dd')).toHaveTextContent(/points against the 30 days before/)
  }
  // Not the rupees of the start page, which are of other people.
  expect(screen.getByRole('button', { name: 'Definition: Rupees disbursed to these applications' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Definition: Approval rate' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('By the day on which the application was sent')
})

it('a partner is called by its name, and nobody is called so', async () => {
  const { user } = await renderApp('/admin/customers-journey?tab=cut&preset=last_30_days&by=partner', {
    actor: 'admin1',
    prepare: book,
  })
  const table = within(await screen.findByRole('region', { name: 'Step by step' }))
  expect(table.getByRole('link', { name: 'Anand Money Mart, or no partner' })).toBeVisible()
  await user.click(table.getByRole('link', { name: /^Anand Money Mart, or no partner, Opened the site: / }))
  expect(await screen.findByRole('heading', { name: 'Opened the site' })).toBeVisible()
  const rows = within(await screen.findByRole('table'))
  expect((await rows.findAllByText('No partner')).length).toBeGreaterThan(0)
  expect(rows.queryByText('cl')).toBeNull()
})

it('revenue tells what is billed to lenders, or that no month of these days is closed', async () => {
  const month = '2026-03'
  const prepare = async ({ server }: { server: TestServer }) => {
    const line_id = await fileLine(server, { lender_id: 1, loan: 'LAN-1', period: month, gross: 1_234.5 })
    const lines = [{ line_id, disbursal_id: null }]
    await decideLines(server.deps, 1, { month, lines, kind: 'accepted', reason: 'As agreed' }, { admin_id: 1 })
    const { seen } = await getLedger(server.deps, 1, { month })
    await closeMonth(server.deps, 1, { month, seen }, { admin_id: 1 })
  }
  const days = `preset=custom_range&from=${month}-02&to=${month}-20`
  const { user, server } = await renderApp(`/admin/internal-report?tab=revenue&${days}`, { actor: 'admin1', prepare })
  const bills = within(await screen.findByRole('region', { name: 'Bills to lenders' }))
  expect(bills.getByText(/Of closed months only, as they stand now: March 2026\./)).toBeVisible()
  for (const name of ['Accrued', 'Not billed'])
    expect(bills.getByRole('link', { name: `${name}: ₹1,235. Open the list` })).toHaveAttribute(
      'href',
      '/admin/reconciliation?tab=billing',
    )
  expect(bills.getByRole('link', { name: 'Billed: ₹0. Open the list' })).toBeVisible()
  const row = bills.getAllByRole('row')[1]
  expect(row).toHaveTextContent('₹1,234.50')
  await user.click(bills.getByRole('button', { name: 'Definition: Accrued' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent("By the month of the lender's file")
  expect(screen.queryByText(/not kept here/)).toBeNull()
  expect(istDay(server.clock.now()) > addDays(`${month}-20`, 0)).toBe(true)
})
