import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const ID = 7
const SLAB = {
  lender_id: ID,
  slab_disbursed_min: 0,
  slab_disbursed_max: 5_000_000,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 3,
  revenue_flat: 250.35,
  revenue_percent: 1.5,
  status: 1 as const,
}

describe("a lender's history", () => {
  it('refuses an earlier value that does not fit any more, and restores one of a slab as a whole', async () => {
    let [min_age, max_age] = [0, 0]
    let slab: LenderRevenue | undefined
    const { user, browser } = await renderApp(`/admin/lenders/${ID}?tab=history`, {
      actor: 'admin1',
      prepare: async ({ browser, server }) => {
        const lender = await browser.call('getAdminLender', { params: { lenderId: ID } })
        ;[min_age, max_age] = [lender.min_age, lender.max_age]
        const update = (property: 'min_age' | 'max_age', value: number) =>
          browser.call('updateLender', { body: { lender_id: ID, property, value } })
        await update('max_age', max_age + 5)
        await update('min_age', max_age + 2)
        slab = await createLenderRevenue(server.deps, SLAB)
        await browser.call('updateLenderRevenue', { body: { ...slab, revenue_percent: 2 } })
      },
    })
    const line = (await screen.findByText(`Maximum age: from ${max_age} to ${max_age + 5}`)).closest('li')
    await user.click(within(line ?? document.body).getByRole('button', { name: /^Restore this value/ }))
    const dialog = await screen.findByRole('alertdialog')
    expect(await within(dialog).findByText(`Now: ${max_age + 5}`)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    expect(
      await within(dialog).findByText('This value cannot be restored: The maximum cannot be below the minimum'),
    ).toBeVisible()
    expect(await browser.call('getAdminLender', { params: { lenderId: ID } })).toMatchObject({ max_age: max_age + 5 })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))

    await user.selectOptions(await screen.findByRole('combobox', { name: 'History of' }), 'Revenue slab 1')
    await user.click(await screen.findByRole('button', { name: /^Restore this value/ }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const body = await browser.call('listLenderRevenues', { params: { lenderId: ID } })
    expect(body.lenderRevenue).toEqual([slab])
    expect(min_age).toBeGreaterThan(0)
  })
})
