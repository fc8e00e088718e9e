import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

it('a view is saved, opened again, renamed and deleted; the address says what is shown', async () => {
  const { user } = await renderApp('/admin/customers-journey?by=partner&preset=last_7_days&lender=99999999', {
    actor: 'admin1',
  })
  expect(await screen.findByRole('button', { name: /CSV/ })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const form = await screen.findByRole('dialog', { name: 'Save this view' })
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await within(form).findByText(/^Please enter/)).toBeVisible()
  await user.type(within(form).getByLabelText('Name'), 'Partners, a week')
  await user.click(await within(form).findByRole('checkbox', { name: 'Visible to everybody who may open this page' }))
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('View: Partners, a week')).toBeVisible()
  expect(screen.getByText('Narrowed to what is not there any more: lender')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Yesterday' }))
  expect(await screen.findByText('View: Partners, a week, changed since')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('link', { name: 'Partners, a week' }))
  expect(await screen.findByText('View: Partners, a week')).toBeVisible()
  expect(window.location.search).toContain('preset=last_7_days')

  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Rename: Partners, a week' }))
  const rename = await screen.findByRole('dialog', { name: 'Rename the view' })
  await user.clear(within(rename).getByLabelText('Name'))
  await user.type(within(rename).getByLabelText('Name'), 'Weekly')
  await user.click(within(rename).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('View: Weekly')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Weekly' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/^No view is saved yet\./)).toBeVisible()
})

it('a name is typed on while the report arrives behind it', async () => {
  let answer = () => {}
  const asked = new Promise<void>((go) => (answer = go))
  const { user } = await renderApp('/admin/customers-journey?by=partner&preset=last_7_days', {
    actor: 'admin1',
    prepare: async () => network.use(on('getJourneyReport', () => asked)),
  })
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const form = await screen.findByRole('dialog', { name: 'Save this view' })
  const name = within(form).getByLabelText('Name')
  await user.type(name, 'Partners,')
  expect(screen.queryByText('CSV')).toBeNull()
  answer()
  for (const sign of ' a week, and what came of it in the days after') await user.type(name, sign)
  expect(await screen.findByText('CSV')).toBeInTheDocument()
  await user.type(name, '.')
  expect(within(form).getByLabelText('Name')).toHaveValue('Partners, a week, and what came of it in the days after.')
})

it('a list is kept as it stands, with its order and its columns and without what was searched for', async () => {
  window.localStorage.removeItem('cl.table.lenders')
  const { user } = await renderApp('/admin/lenders?sort=name&order=desc&on=1&search=9876543210', { actor: 'admin1' })
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Priority' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const form = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.type(form.getByLabelText('Name'), 'Those that are on')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('View: Those that are on')).toBeVisible()
  expect(window.location.search).not.toContain('9876543210')
  expect(window.location.search).toContain('sort=name')
  // Somebody looks at it otherwise meanwhile.
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Priority' }))
  await user.keyboard('{Escape}')
  expect(heads()).toContain('Priority')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('link', { name: 'Those that are on' }))
  await waitFor(() => expect(heads()).not.toContain('Priority'))
})

it.each(['payment-runs', 'partners', 'tracking-links', 'tickets', 'reconciliation', 'internal-report'])(
  'the views of %s stand beside the title, and a view of it is saved',
  async (path) => {
    const { user } = await renderApp(`/admin/${path}?order=desc`, { actor: 'admin1' })
    const open = await screen.findByRole('button', { name: 'Save this view' })
    expect(open.closest('.row')).toContainElement(screen.getByRole('heading', { level: 1 }))
    await user.click(open)
    const form = within(await screen.findByRole('dialog', { name: 'Save this view' }))
    await user.type(form.getByLabelText('Name'), 'Mine')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('View: Mine')).toBeVisible()
    expect(window.location.search).toContain('order=desc')
  },
)

it('a view of a desk keeps its tab and its filter, and neither what was searched for nor which request is open', async () => {
  const { user } = await renderApp(
    '/admin/user-management?tab=activity&action=report-view.create&search=9876543210&request=ER-1&page=2',
    { actor: 'admin1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const form = await screen.findByRole('dialog', { name: 'Save this view' })
  await user.type(within(form).getByLabelText('Name'), 'Views made')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('View: Views made')).toBeVisible()
  const kept = [...new URLSearchParams(window.location.search).keys()]
  expect(kept.sort()).toEqual(['action', 'tab', 'view'])
})
