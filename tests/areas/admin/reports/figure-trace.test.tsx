import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createMessageReceipt } from '#server/db/repositories/reports/message-receipts.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network, renderApp } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'

/** Long enough that something has happened, and before them, too. */
const MONTHS = 'preset=custom_range&from=2026-10-01&to=2027-01-31'
const book = async ({ server }: { server: TestServer }) => {
  await seedLeads(server.deps, 60, 'cl')
}
const heading = (name: string) => screen.findByRole('heading', { name: `What explains the change: ${name}` })
const number = (text: string | null | undefined) => Number((text ?? '').replace('−', '-').replace(/[^\d-]/g, ''))
/** Difference, now and before of every line. */
async function lines() {
  const table = await screen.findByRole('region', { name: 'Parts of the change' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => ({
      name: within(row).getByRole('rowheader').textContent,
      numbers: within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => number(textContent)),
    }))
}
/** The same of all lines together. */
const wholeOf = (told: Awaited<ReturnType<typeof lines>>) =>
  [0, 1, 2].map((at) => told.reduce((all, { numbers }) => all + (numbers[at] ?? 0), 0))
const group = (name: string) => screen.getByRole('group', { name })

describe('what explains a change', () => {
  it('is opened by the change itself, told apart by what is chosen, and adds up to the figure', async () => {
    const { user } = await renderApp(`/admin/customers-journey?${MONTHS}`, {
      actor: 'admin2',
      prepare: book,
    })
    await user.click(await screen.findByRole('link', { name: /^Approval rate: .* What explains it$/ }))
    expect(await heading('Approval rate')).toBeVisible()
    // A share is made of two numbers.
    expect(within(group('Number')).getByRole('button', { name: 'Approved' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(group('Number')).getByRole('button', { name: 'Applications' }))
    await screen.findByText(/^Applications: \d/)
    const wholes = new Set<string>()
    for (const by of ['Lender', 'Partner', 'Channel', 'Campaign', 'Product']) {
      await user.click(within(group('Break down by')).getByRole('button', { name: by }))
      expect(await screen.findByRole('columnheader', { name: by })).toBeVisible()
      const whole = wholeOf(await lines())
      expect([by, whole[0]]).toEqual([by, (whole[1] ?? 0) - (whole[2] ?? 0)])
      expect(screen.getByText(new RegExp(`^Applications: ${whole[1]}(?: after ${whole[2]},|, the same)`))).toBeVisible()
      wholes.add(whole.join())
    }
    expect(wholes.size).toBe(1)
    await user.click(within(group('Break down by')).getByRole('button', { name: 'Day' }))
    const day = /^\d+ \w+ \d{4} \(before: \d+ \w+ \d{4}\)$/
    expect((await screen.findAllByRole('rowheader', { name: day })).length).toBeGreaterThan(1)
    expect(window.location.search).toContain('trace=approval_rate')
    expect(window.location.search).toContain('along=day')
  })

  it('a line narrows it, and then another; a press takes that back; the way back leads to the figures', async () => {
    const { user } = await renderApp(`/admin/customers-journey?trace=app_submitted&${MONTHS}`, {
      actor: 'admin1',
      prepare: book,
    })
    await heading('Applications')
    const [line] = await lines()
    await user.click(screen.getByRole('link', { name: `${line?.name}: narrow to it` }))
    const chip = { name: `Lender: ${line?.name}` }
    expect(await screen.findByRole('button', chip)).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByRole('columnheader', { name: 'Partner' })).toBeVisible()
    expect(wholeOf(await lines())).toEqual(line?.numbers)
    window.history.back()
    expect(await screen.findByRole('columnheader', { name: 'Lender' })).toBeVisible()
    window.history.forward()
    await user.click(await screen.findByRole('button', chip))
    await waitFor(() => expect(screen.queryByRole('button', chip)).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Back to the figures' }))
    expect(await screen.findByRole('list', { name: 'From the form to the money' })).toBeVisible()
  })

  it('a number opens as many rows as it says, of these days and of the days before; and they lead to it', async () => {
    const { user } = await renderApp('/admin/products-report?trace=app_submitted&along=channel', {
      actor: 'admin1',
      prepare: book,
    })
    for (const days of ['Now', 'Before']) {
      await heading('Applications')
      const [cell = document.body] = await screen.findAllByRole('link', {
        name: new RegExp(`, ${days}: [1-9]\\d*\\. Open the list$`),
      })
      const wanted = cell.textContent
      await user.click(cell)
      expect(await screen.findByText(new RegExp(`^1 to \\d+ of ${wanted}$`))).toBeVisible()
      window.history.back()
    }
    await heading('Applications')
    const [cell = document.body] = await screen.findAllByRole('link', { name: /, Now: .* Open the list$/ })
    await user.click(cell)
    await user.click(await screen.findByRole('link', { name: 'What explains the change' }))
    expect(await heading('Applications')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Channel: / })).toHaveAttribute('aria-pressed', 'true')
  })

  it('of codes, calls and revenue it is on the page of their report', async () => {
    const { user } = await renderApp('/admin/internal-report?tab=otp&preset=yesterday', {
      actor: 'admin2',
      prepare: async ({ server }) => {
        const sent = { template: 'otp', operator: 'Airtel', state: 'failed', reason: 'DND' } as const
        for (const [at, ago] of [1, 1, 1, 2].entries()) {
          const sent_at = istInstant(addDays(istDay(server.clock.now()), -ago), '12:00')
          await createMessageReceipt(server.deps.db, { message_id: `sms_${at}`, ...sent, sent_at, settled_at: sent_at })
        }
      },
    })
    await user.click(await screen.findByRole('link', { name: /^Codes sent: .* What explains it$/ }))
    await heading('Codes sent')
    const buttons = within(group('Break down by')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Operator', 'Day'])
    expect(await lines()).toEqual([{ name: 'Airtel', numbers: [2, 3, 1] }])
    await user.click(screen.getByRole('link', { name: 'Back to the figures' }))
    await user.click(await screen.findByRole('link', { name: /^Codes sent: 3\. Open the list$/ }))
    await user.click(await screen.findByRole('link', { name: 'What explains the change' }))
    await heading('Codes sent')
    await user.click(screen.getByRole('tab', { name: 'Revenue' }))
    expect(await screen.findByRole('tab', { name: 'Revenue', selected: true })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Break down by' })).toBeNull()
  })

  it('where nothing was counted it says so, and what to do', async () => {
    await renderApp('/admin/internal-report?tab=revenue&trace=revenue', { actor: 'admin2' })
    await heading('Revenue')
    expect(await screen.findByText(/^Nothing was counted in these days, nor in as many before\. Choose/)).toBeVisible()
  })

  it('says so where it could not be loaded, and tries again', async () => {
    let fails = true
    network.use(
      http.get(`*${pathOf('traceFigure')}`, () =>
        fails ? HttpResponse.json({ code: 'internal', message: 'x' }, { status: 500 }) : undefined,
      ),
    )
    const { user } = await renderApp('/admin/customers-journey?trace=visit_began', { actor: 'admin2', prepare: book })
    expect(await screen.findByText('The change could not be loaded.')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Parts of the change' })).toBeVisible()
    // Nobody has a lender before they apply.
    expect(within(group('Break down by')).queryByRole('button', { name: 'Lender' })).toBeNull()
  })

  it('is read in Hindi', async () => {
    await renderApp('/admin/customers-journey?trace=app_submitted', { actor: 'admin1', language: 'hi', prepare: book })
    expect(await screen.findByRole('heading', { name: 'बदलाव किससे हुआ: आवेदन' })).toBeVisible()
    expect(await screen.findByRole('columnheader', { name: 'बदलाव का हिस्सा' })).toBeVisible()
  })

  it('what an address asks for and nobody can trace is the report itself', async () => {
    await renderApp('/admin/customers-journey?trace=time_to_approval', { actor: 'admin2', prepare: book })
    expect(await screen.findByRole('list', { name: 'From the form to the money' })).toBeVisible()
  })
})

it('figures of yesterday lead to what explains their change', async () => {
  await renderApp('/admin/dashboard', {
    actor: 'admin2',
    prepare: async ({ server }) => {
      await seedLeads(server.deps, 60, 'cl')
    },
  })
  const explained = await screen.findAllByRole('link', { name: /What explains it$/ })
  for (const link of explained)
    expect(link.getAttribute('href')).toMatch(
      /^\/admin\/(customers-journey\?trace=|internal-report\?tab=(otp|lenders|revenue)&trace=)\w+&preset=yesterday$/,
    )
})
