import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seedLeads } from '#server/seed/seed-leads.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const book = async ({ server }: { server: TestServer }) => {
  await seedLeads(server.deps, 60, 'cl')
}
/** The number in 'Name: 1,234. Open the list behind it'. */
const numberOf = (element: HTMLElement): string =>
  /: ([\d,]+)\. Open/.exec(element.getAttribute('aria-label') ?? '')?.[1] ?? ''

describe('customers journey', () => {
  it('a step opens exactly the rows it counts, and leads back', async () => {
    const { user } = await renderApp('/admin/customers-journey', { actor: 'admin2', prepare: book })
    const steps = await screen.findByRole('list', { name: 'From the form to the money' })
    const step = within(steps).getByRole('link', { name: /^Saw offers: / })
    const number = numberOf(step)
    expect(Number(number)).toBeGreaterThan(0)
    await user.click(step)
    expect(await screen.findByRole('heading', { name: 'Saw offers' })).toBeVisible()
    expect(await screen.findByText(new RegExp(`^1 to \\d+ of ${number}$`))).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back to the figures' }))
    expect(await screen.findByRole('list', { name: 'From the form to the money' })).toBeVisible()
  })

  it('says what a figure counts, narrows by what is chosen, and shows the same as a table', async () => {
    const { user } = await renderApp('/admin/customers-journey', { actor: 'admin1', prepare: book })
    await user.click(await screen.findByRole('button', { name: 'What this counts: Approved' }))
    const passport = await screen.findByRole('dialog', { name: 'Approved' })
    expect(within(passport).getByText('Applications that reached an approval')).toBeVisible()
    expect(within(passport).getByText('Applications sent to a lender')).toBeVisible()
    await user.click(within(passport).getByRole('button', { name: 'Close' }))
    const card = await screen.findByRole('group', { name: 'At the lenders' })
    await user.click(within(card).getByRole('button', { name: 'Table' }))
    expect(within(card).getByRole('columnheader', { name: 'Lost here' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Came by'), 'qr')
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible()
    expect(screen.getByLabelText('Came by')).toHaveValue('qr')
  })

  it('a cohort says which part came how far, and opens exactly those', async () => {
    const { user } = await renderApp('/admin/customers-journey', { actor: 'admin1', prepare: book })
    const cohorts = await screen.findByRole('region', { name: 'By when they began' })
    const [cell = cohorts] = within(cohorts).getAllByRole('link', { name: /Saw offers, [\d.]+%: / })
    const number = numberOf(cell)
    await user.click(cell)
    expect(await screen.findByRole('heading', { name: 'Saw offers' })).toBeVisible()
    expect(await screen.findByText(new RegExp(`^1 to \\d+ of ${number}$`))).toBeVisible()
  })

  it('is read in Hindi', async () => {
    await renderApp('/admin/customers-journey', { actor: 'admin1', language: 'hi', prepare: book })
    expect(await screen.findByRole('list', { name: 'फ़ॉर्म से पैसे तक' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'लोग कहाँ रुकते हैं' })).toBeVisible()
  })
})

describe('products and lenders', () => {
  it('a product has a line, whose number opens its applications', async () => {
    const { user } = await renderApp('/admin/products-report', { actor: 'admin1', prepare: book })
    const cell = await screen.findByRole('link', { name: /^Personal loan, Applications: / })
    const number = numberOf(cell)
    await user.click(cell)
    expect(await screen.findByText(new RegExp(`^1 to \\d+ of ${number}$`))).toBeVisible()
    expect(screen.getByLabelText('Product')).toHaveValue('Personal Loans')
  })

  it('a lender has a line, a product a column, and the cells say what is chosen', async () => {
    const { user } = await renderApp('/admin/vendors-products-report', { actor: 'admin1', prepare: book })
    const table = await screen.findByRole('region', { name: 'Lenders by products' })
    expect(within(table).getByRole('columnheader', { name: 'Personal loan' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Paid out' }))
    expect(
      (await within(table).findAllByRole('link', { name: /, Personal loan, Paid out: \d+\./ })).length,
    ).toBeGreaterThan(0)
    const [cell = table] = within(table).getAllByRole('link')
    const number = numberOf(cell)
    await user.click(cell)
    expect(await screen.findByText(number === '0' ? 'No rows' : new RegExp(`of ${number}$`))).toBeVisible()
  })
})
