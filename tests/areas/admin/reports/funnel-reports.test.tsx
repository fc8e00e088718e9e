import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { days } from '#src/contract/rules/time.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network, renderApp } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'

const book = async ({ server }: { server: TestServer }) => {
  await seedLeads(server.deps, 60, 'cl')
}
/** The number in 'Name: 1,234. Open the list'. */
const numberOf = (element: HTMLElement): string =>
  /: ([\d,]+)\. Open/.exec(element.getAttribute('aria-label') ?? '')?.[1] ?? ''

/** What the page has asked the server's reports for, from now on. */
function askedOf(path: string): string[] {
  const asked: string[] = []
  network.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === path) asked.push(search)
  })
  return asked
}
/** What happens again every minute while a page is open. */
const aMinuteLater = (every: { mock: { calls: unknown[][] } }) => {
  const due = every.mock.calls.filter(([, ms]) => ms === 60_000)
  for (const [act] of due) (act as () => void)()
  return due.length
}
afterEach(() => {
  network.events.removeAllListeners()
  vi.restoreAllMocks()
})

describe('days that make no range', () => {
  it.each([
    ['from=2016-10-02&to=2026-10-01', 'Choose at most one year.'],
    ['from=2026-11-20&to=2026-11-01', 'The last day is before the first one.'],
    ['from=2026-11-20', 'Choose both days.'],
    ['from=2026-02-31&to=2026-03-02', 'Choose both days.'],
  ])('%s: no figures, no rows and no file, and a way to the last year', async (range, sentence) => {
    const asked = askedOf(pathOf('getJourneyReport'))
    for (const rows of ['', '&count=journey_applied']) {
      await renderApp(`/admin/customers-journey?preset=custom_range&${range}${rows}`, { actor: 'admin1' })
      const title = await screen.findByRole('heading', { name: 'No figures for these days' })
      expect(title.parentElement).toHaveTextContent(sentence)
      expect(screen.queryByRole('list', { name: 'From the form to the money' })).toBeNull()
      for (const name of ['CSV', 'Excel']) expect(screen.queryByRole('button', { name })).toBeNull()
      expect(asked).toEqual([])
    }
    const { user } = await renderApp(`/admin/customers-journey?preset=custom_range&${range}`, { actor: 'admin1' })
    await user.click(await screen.findByRole('button', { name: 'Show the last year' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(await screen.findByRole('list', { name: 'From the form to the money' })).toBeVisible()
    const [query = ''] = asked
    const { from = '', to = '' } = Object.fromEntries(new URLSearchParams(query))
    expect(Date.parse(to) - Date.parse(from)).toBe(days(364))
  })
})

describe('an open report', () => {
  it('asks again every minute; what has the focus keeps it, and nothing goes meanwhile', async () => {
    const every = vi.spyOn(globalThis, 'setInterval')
    const asked = askedOf(pathOf('getJourneyReport'))
    const { server } = await renderApp('/admin/customers-journey', { actor: 'admin1', prepare: book })
    const steps = await screen.findByRole('list', { name: 'From the form to the money' })
    const [step = steps] = within(steps).getAllByRole('link')
    step.focus()
    const said = screen.getByText(/as of/i).textContent
    expect(asked).toHaveLength(1)
    server.clock.set(new Date(server.clock.now().getTime() + 61_000))
    expect(aMinuteLater(every)).toBeGreaterThan(0)
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(steps).toBeVisible()
    await waitFor(() => expect(screen.getByText(/as of/i)).not.toHaveTextContent(said ?? ''))
    expect(step).toHaveFocus()
  })
})

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

  it('a row leads to the masked journey of its person, opened at its application, by keys, too', async () => {
    const { user } = await renderApp('/admin/customers-journey?count=journey_applied', {
      actor: 'admin2',
      prepare: book,
    })
    const [link] = await screen.findAllByRole('link', { name: /^Journey of CL-\d+$/ })
    const reference = link?.textContent ?? ''
    link?.closest('tr')?.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: `Only ${reference}, newest first` })).toBeVisible()
    expect(window.location.pathname).toMatch(new RegExp(`^/admin/csr-portal/\\d+/${reference}$`))
    // No whole mobile number.
    expect(document.body.textContent).not.toMatch(/[6-9]\d{9}/)
  })

  it('a visit is nobody yet: its row leads nowhere', async () => {
    await renderApp('/admin/customers-journey?count=visit_began', { actor: 'admin2', prepare: book })
    const [cell] = await screen.findAllByRole('rowheader')
    expect(cell).toHaveTextContent('A visit')
    expect(screen.queryByRole('link', { name: /^Journey of/ })).toBeNull()
  })

  it('says what a figure counts, narrows by what is chosen, and shows the same as a table', async () => {
    const { user } = await renderApp('/admin/customers-journey', { actor: 'admin1', prepare: book })
    await user.click(await screen.findByRole('button', { name: 'Definition: Approval rate' }))
    const passport = await screen.findByRole('dialog', { name: 'Approval rate' })
    expect(within(passport).getByText('Applications that reached an approval')).toBeVisible()
    expect(within(passport).getByText('Applications sent to a lender')).toBeVisible()
    await user.click(within(passport).getByRole('button', { name: 'Close' }))
    const card = await screen.findByRole('group', { name: 'At the lenders' })
    await user.click(within(card).getByRole('button', { name: 'Table' }))
    expect(within(card).getByRole('columnheader', { name: 'Lost here' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Channel'), 'qr')
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible()
    expect(screen.getByLabelText('Channel')).toHaveValue('qr')
  })

  it('a cohort says which part came how far, and opens exactly those', async () => {
    const { user } = await renderApp('/admin/customers-journey?preset=last_30_days', { actor: 'admin1', prepare: book })
    await user.click(await screen.findByRole('tab', { name: 'Cohorts' }))
    // The days are of the whole page.
    expect(window.location.search).toBe('?preset=last_30_days&tab=cohorts')
    const cohorts = await screen.findByRole('region', { name: 'Cohorts' })
    const [cell = cohorts] = within(cohorts).getAllByRole('link', { name: /Saw offers, [\d.]+%: / })
    const number = numberOf(cell)
    await user.click(cell)
    expect(await screen.findByRole('heading', { name: 'Saw offers' })).toBeVisible()
    expect(await screen.findByText(new RegExp(`^1 to \\d+ of ${number}$`))).toBeVisible()
  })

  it('is read in Hindi', async () => {
    const { user } = await renderApp('/admin/customers-journey', { actor: 'admin1', language: 'hi', prepare: book })
    expect(await screen.findByRole('list', { name: 'फ़ॉर्म से पैसे तक' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'कहाँ रुके, कितना समय' }))
    expect(await screen.findByRole('heading', { name: 'लोग कहाँ रुकते हैं' })).toBeVisible()
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
    await user.click(screen.getByRole('button', { name: 'Disbursed' }))
    expect(
      (await within(table).findAllByRole('link', { name: /, Personal loan, Disbursed: \d+\./ })).length,
    ).toBeGreaterThan(0)
    const [cell = table] = within(table).getAllByRole('link')
    const number = numberOf(cell)
    await user.click(cell)
    expect(await screen.findByText(number === '0' ? 'No rows' : new RegExp(`of ${number}$`))).toBeVisible()
  })
})
