import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { changePartnerUsers } from '#tests/builders/partner.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

/** Long enough that something has happened, and before them, too. */
const MONTHS = 'preset=custom_range&from=2026-10-01&to=2027-01-31'
const book = async ({ server }: SignedIn) => {
  await seedLeads(server.deps, 60, 'cl')
}
const heading = (name: string) => screen.findByRole('heading', { name: `What explains the change: ${name}` })
const group = (name: string) => screen.getByRole('group', { name })

it('a figure of the home page opens what explains its change, told apart by what the partner may see', async () => {
  const { user } = await renderApp(`/partner?${MONTHS}`, { actor: 'partnerA', prepare: book })
  await user.click(await screen.findByRole('link', { name: /^Applications: .* What explains it$/ }))
  await heading('Applications')
  const cuts = within(group('Break down by')).getAllByRole('button')
  expect(cuts.map(({ textContent }) => textContent)).toEqual(['Channel', 'Campaign', 'Product', 'Lender', 'Day'])
  await user.click(within(group('Break down by')).getByRole('button', { name: 'Lender' }))
  expect(await screen.findByRole('columnheader', { name: 'Lender' })).toBeVisible()
  await user.click(within(group('Break down by')).getByRole('button', { name: 'Product' }))
  expect(await screen.findByRole('columnheader', { name: 'Product' })).toBeVisible()
  // A number opens as many rows as it says.
  const [cell = document.body] = await screen.findAllByRole('link', { name: /, Now: [1-9]\d*\. Open the list$/ })
  const wanted = cell.textContent
  await user.click(cell)
  expect(await screen.findByText(new RegExp(`^1 to \\d+ of ${wanted}$`))).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Applications', selected: true })).toBeVisible()
})

it('a share is made of two numbers; a line narrows, a press takes that back, and the way back leads to the report', async () => {
  const { user } = await renderApp(`/partner/reports?tab=disbursals&trace=conversion&${MONTHS}`, {
    actor: 'partnerA',
    prepare: book,
  })
  await heading('Conversion')
  await user.click(within(group('Number')).getByRole('button', { name: 'Leads' }))
  const [line = document.body] = await screen.findAllByRole('link', { name: /: narrow to it$/ })
  const name = line.textContent
  await user.click(line)
  const chip = { name: `Channel: ${name}` }
  expect(await screen.findByRole('button', chip)).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', chip))
  await waitFor(() => expect(screen.queryByRole('button', chip)).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Back to the figures' }))
  await user.click(await screen.findByRole('link', { name: 'What explains the change: You earned' }))
  await heading('You earned')
})

it('is read in Hindi, and whoever may not see a figure is not led to it', async () => {
  await renderApp(`/partner/reports?tab=leads&${MONTHS}&trace=earnings`, {
    actor: 'partnerA',
    language: 'hi',
    prepare: async (signedIn) => {
      await book(signedIn)
      await changePartnerUsers(signedIn.server, { partner_id: 1 }, { owner: 0, rights: ['leads'] })
    },
  })
  const links = await screen.findAllByRole('link', { name: /^बदलाव किससे हुआ/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(['बदलाव किससे हुआ: लिंक पर आए', 'बदलाव किससे हुआ: लीड'])
  expect(screen.queryByRole('heading', { name: /^बदलाव किससे हुआ/ })).toBeNull()
})
