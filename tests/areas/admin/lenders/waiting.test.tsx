import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LENDER, NO_BOUND } from '#tests/server/services/earnings/payout-book.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const WHY = 'Agreed on the phone'
const path = (tab: string) => `/admin/lenders/${LENDER}?tab=${tab}`
const row = (property: string) => document.getElementById(`field-${property}`)

/** Somebody else has asked for a first slab and another fee. */
const asked = async ({ server }: SignedIn) => {
  const { browser } = await secondAdmin(server)
  await browser.call('createLenderRevenue', {
    body: { ...NO_BOUND, slab_disbursed_min: null, slab_disbursed_max: null, revenue_percent: 2.5, reason: WHY },
  })
  await browser.call('updateLender', {
    body: { lender_id: LENDER, property: 'processing_fee_pct', value: 3.25, reason: WHY },
  })
}

it('changes that wait stand on the record, with who asked and when, and on their tabs', async () => {
  const { user } = await renderApp(path('revenue'), { actor: 'admin1', prepare: asked })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(screen.getByText('2 changes await a second person')).toBeVisible()
  const said = new RegExp(`Requested by Neha Kulkarni on .*\\. Reason: ${WHY}`)
  for (const item of within(list).getAllByRole('listitem')) expect(item).toHaveTextContent(said)

  const revenue = screen.getByRole('tabpanel', { name: 'Revenue (1 waiting)' })
  expect(revenue).toHaveTextContent(/Awaiting a second person: Revenue slabs of .*New1\. .*2\.5/)
  expect(await within(revenue).findByText(/^No slab is active yet\. The change above awaits/)).toBeVisible()
  expect(within(revenue).queryByText(/has no revenue slabs yet/)).toBeNull()

  await user.click(within(list).getByRole('link', { name: /^Key Fact Statement fields of/ }))
  const fees = await screen.findByRole('tabpanel', { name: 'Fees and agreement (1 waiting)' })
  expect(fees).toHaveTextContent(/Processing fee, percent: from .* to 3\.25%/)
  expect(row('processing_fee_pct')).toHaveTextContent('Awaiting a second person: 3.25%')
  expect(row('cooling_off_days')).not.toHaveTextContent('Awaiting')
  await user.click(within(fees).getByRole('link', { name: 'Open Approvals' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible()
})

it('what is asked for on the record stands there at once', async () => {
  const { user } = await renderApp(path('charges'), {
    actor: 'admin1',
    prepare: async ({ server }) => void (await secondAdmin(server)),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Cooling-off days' }))
  const input = screen.getByRole('textbox', { name: 'Cooling-off days' })
  await user.clear(input)
  await user.type(input, '9{Enter}')
  const why = await screen.findByRole('dialog', { name: 'A second person has to approve' })
  await user.type(within(why).getByLabelText('Reason'), `${WHY}{Enter}`)
  await waitFor(() => expect(row('cooling_off_days')).toHaveTextContent('Awaiting a second person: 9'))
})

it('criteria that take two people are changed in one act: several of them, one approval', async () => {
  const { user, browser } = await renderApp(path('details'), {
    actor: 'admin1',
    prepare: async ({ server }) => void (await secondAdmin(server)),
  })
  const lead = await screen.findByRole('link', { name: 'Change under Criteria: Minimum age' })
  expect(screen.queryByRole('button', { name: 'Edit: Minimum age' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Salaried' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit: Ticket class' })).toBeVisible()
  await user.click(lead)
  const low = await screen.findByLabelText('Minimum age')
  await waitFor(() => expect(low).toHaveFocus())
  await user.clear(low)
  await user.type(low, '30')
  const high = screen.getByLabelText('Maximum age')
  await user.clear(high)
  await user.type(high, '44')
  await user.click(screen.getByRole('button', { name: 'Publish these changes' }))
  const why = await screen.findByRole('dialog', { name: 'A second person has to approve' })
  await user.type(within(why).getByLabelText('Reason'), `${WHY}{Enter}`)
  expect(await screen.findByRole('tab', { name: 'Criteria (1 waiting)' })).toBeVisible()
  const { waiting } = await browser.call('listLenderApprovals', { params: { lenderId: LENDER } })
  expect(waiting).toMatchObject([{ kind: 'criteria', is_own: true, criteria: { after: { min_age: 30, max_age: 44 } } }])
  await user.click(screen.getByRole('tab', { name: 'Details' }))
  await waitFor(() => expect(row('max_age')).toHaveTextContent('Awaiting a second person: 44'))
})
