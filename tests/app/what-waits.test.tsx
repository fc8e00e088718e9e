import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { makeTicket } from '#tests/builders/help-request.ts'
import { changePartners, makeMerchantRequest } from '#tests/builders/partner.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => {
  window.localStorage.removeItem('cl.office')
})

async function prepare({ server }: SignedIn) {
  for (const nth of ['2', '3', '4']) await makeMerchantRequest(server, { reference: `MR-7K2M9QX${nth}` })
  await changePartners(server, {}, { revenue_percent: '40' })
  const due_at = istInstant(addDays(istDay(server.clock.now()), -4), '12:00')
  await makeTicket(server, { ticket: 'CLT-900001', due_at })
}
const kept = () => JSON.parse(window.localStorage.getItem('cl.office') ?? 'null') as unknown
const menu = () => screen.findByRole('navigation', { name: 'Menu' })

it('the menu counts what waits on a page, and says nothing where nothing does', async () => {
  await renderApp('/admin/credit-cards', { actor: 'admin1', prepare })
  const entry = within(await menu()).getByRole('link', { name: /^Merchant management/ })
  await waitFor(() => expect(entry).toHaveAccessibleDescription('3 things wait'))
  expect(within(await menu()).getByRole('link', { name: 'Credit cards' })).not.toHaveAccessibleDescription()
})

it('a group folds away, keeps its count in sight, and stays so', async () => {
  await renderApp('/admin/credit-cards', { actor: 'admin1', prepare })
  fireEvent.click(within(await menu()).getByRole('button', { name: 'Partners' }))
  const group = within(await menu()).getByRole('button', { name: /^Partners/ })
  await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'))
  await waitFor(() => expect(group).toHaveAccessibleDescription('3 things wait'))
  expect(within(await menu()).queryByRole('link', { name: /^Merchant management/ })).toBeNull()
  fireEvent.click(within(await menu()).getByRole('link', { name: 'Lenders On/Off' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/vendors-on-off'))
  expect(group).toHaveAttribute('aria-expanded', 'false')
  expect(kept()).toMatchObject({ folded: ['partners'] })
})

it('the bell tells what waits for this role, leads there, and can be told to be quiet of a kind', async () => {
  await renderApp('/admin/customers-journey', { actor: 'admin2', prepare })
  fireEvent.click(await screen.findByRole('button', { name: 'Needs your attention: 1 kind of work' }))
  const list = await screen.findByRole('dialog', { name: 'Needs your attention' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(within(list).getByRole('button', { name: /^Mute:/ }))
  expect(await within(list).findByRole('heading', { name: 'Muted' })).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Needs your attention: 0 kinds of work', hidden: true }),
  ).toBeInTheDocument()
  fireEvent.click(within(list).getByRole('link', { name: /Help requests past their due date/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/internal-report'))
})

it('what waits is asked for again every minute', async () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => every.mockRestore())
  const { server } = await renderApp('/admin/credit-cards', { actor: 'admin1', prepare })
  const entry = within(await menu()).getByRole('link', { name: /^Merchant management/ })
  await waitFor(() => expect(entry).toHaveAccessibleDescription('3 things wait'))
  await makeMerchantRequest(server, { reference: 'MR-7K2M9QX5' })
  for (const [act, ms] of every.mock.calls) if (ms === 60_000) act()
  await waitFor(() => expect(entry).toHaveAccessibleDescription('4 things wait'))
})

it('an agent, who has no work list, has no bell', async () => {
  await renderApp('/admin/csr-portal', { actor: 'admin3' })
  await menu()
  expect(screen.queryByRole('button', { name: /Needs your attention/ })).toBeNull()
})

it('rows stand as close as was chosen, in every table', async () => {
  await renderApp('/admin/lenders', { actor: 'admin1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  const compact = await screen.findByRole('checkbox', { name: 'Compact rows' })
  fireEvent.click(compact)
  await waitFor(() => expect(compact).toBeChecked())
  expect(kept()).toMatchObject({ compact: true })
  fireEvent.keyDown(compact, { key: 'Escape' })
  fireEvent.click(within(await menu()).getByRole('link', { name: 'Credit cards' }))
  await screen.findByRole('table', { name: 'Credit Cards' })
  fireEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  expect(await screen.findByRole('checkbox', { name: 'Compact rows' })).toBeChecked()
})
