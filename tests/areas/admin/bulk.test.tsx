import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { leaveUntold, storedLenders } from '#tests/builders/catalogue.ts'
import { NO_BOUND } from '#tests/server/services/earnings/payout-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => window.localStorage.removeItem('cl.office'))

const bar = () => screen.findByRole('group', { name: 'With the selected rows' })
const boxes = () => screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })

it('chosen lenders are switched off at once; Undo chooses them again, and they are on once somebody has signed', async () => {
  await renderApp('/admin/vendors-on-off', {
    actor: 'admin1',
    // Nobody goes live without a slab.
    prepare: async ({ server }) => {
      const slab = { ...NO_BOUND, slab_disbursed_min: 0, slab_disbursed_max: null, revenue_percent: 2 }
      for (const { lender_id } of await storedLenders(server))
        await createLenderRevenue(server.deps, { ...slab, lender_id })
      await leaveUntold(server)
    },
  })
  const [first, second, third] = await boxes()
  for (const box of [first, second, third]) if (box) fireEvent.click(box)
  if (third) fireEvent.click(third)
  expect(await within(await bar()).findByText('2 selected')).toBeVisible()
  const on = () => screen.getAllByRole('switch').filter((each) => (each as HTMLInputElement).checked).length
  const before = on()
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('2 changed.')).toBeVisible()
  await waitFor(() => expect(on()).toBe(before - 2))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('0 undone, 2 could not be. They are selected again.')).toBeVisible()
  const turnOn = async () => fireEvent.click(within(await bar()).getByRole('button', { name: 'Turn on' }))
  const title = 'Switch on 2 lenders without these details?'
  await turnOn()
  const asked = within(await screen.findByRole('dialog', { name: title }))
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\w.*: Partner since$/)]),
  )
  // Who does not sign changes nothing, and is told nothing.
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(on()).toBe(before - 2)
  await turnOn()
  const again = within(await screen.findByRole('dialog', { name: title }))
  fireEvent.click(again.getByRole('checkbox', { name: /^I have checked/ }))
  fireEvent.click(again.getByRole('button', { name: 'Switch on' }))
  await waitFor(() => expect(on()).toBe(before))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('what was refused is named with its reason, and stays chosen', async () => {
  await renderApp('/admin/lenders?search=Unfinished', {
    actor: 'admin1',
    prepare: async ({ browser }) => {
      await browser.call('createLender', { body: { name: 'Unfinished-Finance' } })
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Unfinished-Finance' }))
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Turn on' }))
  const told = await screen.findByRole('dialog', { name: '0 changed, 1 not' })
  expect(within(told).getByRole('listitem')).toHaveTextContent(
    /^Unfinished-Finance: A lender that is on needs these filled in/,
  )
  fireEvent.click(within(told).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await within(await bar()).findByText('1 selected')).toBeVisible()
})

it('all that a filter finds are chosen, and a later filter changes nothing of it', async () => {
  await renderApp('/admin/credit-cards?secured=1', { actor: 'admin1' })
  const found = (await boxes()).length
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }))
  expect(await within(await bar()).findByText(`${found} selected`)).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: 'Secured' }), { target: { value: '' } })
  await waitFor(async () => expect((await boxes()).length).toBeGreaterThan(found))
  expect(await within(await bar()).findByText(`${found} selected`)).toBeVisible()
})

it('J and K go from row to row, X chooses one, Enter opens it', async () => {
  await renderApp('/admin/lenders?search=Finance', { actor: 'admin1' })
  const [first] = await boxes()
  const rows = () => screen.getAllByRole('row').slice(1)
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('j')
  expect(rows()[0]).toHaveFocus()
  press('j')
  expect(rows()[1]).toHaveFocus()
  press('k')
  expect(rows()[0]).toHaveFocus()
  press('x')
  await waitFor(() => expect(first).toBeChecked())
  press('Enter')
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/admin\/lenders\/\d+$/))
})
