import { render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { BrandProvider } from '#src/brand/BrandProvider.tsx'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { lenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { RevenueSlabs } from '#src/features/lender-revenue/RevenueSlabs.tsx'
import { toSlabBody, toSlabValues } from '#src/features/lender-revenue/slab-form.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { loadTexts } from '#src/lib/i18n.ts'
import { problemsOf } from '#src/lib/problems.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const SLAB = {
  lender_id: 1,
  slab_disbursed_min: 0,
  slab_disbursed_max: 5_000_000,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 3,
  revenue_flat: 250.35,
  revenue_percent: 1.75,
  status: 1 as const,
}

/** The slabs of lender 1, drawn over the real API for a signed-in admin. */
async function open(slabs: object[] = []) {
  const { browser, user } = await renderApp('/admin/dashboard', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      for (const slab of slabs) await createLenderRevenue(server.deps, { ...SLAB, ...slab })
    },
  })
  await screen.findByRole('heading', { level: 1 })
  await loadTexts(['revenue', 'rules', 'form'])
  const container = document.createElement('div')
  document.body.append(container)
  render(
    <BrandProvider brand={REGISTRY.find('cl')}>
      <MuiBrand>
        <QueryScope>
          <RevenueSlabs lenderId={1} />
        </QueryScope>
      </MuiBrand>
    </BrandProvider>,
    { container },
  )
  const area = within(await screen.findByRole('region', { name: 'Revenue slabs' }))
  await waitFor(() => expect(area.getByRole('button', { name: 'Add revenue' })).toBeEnabled())
  const kept = async () => (await browser.call('listLenderRevenues', { params: { lenderId: 1 } })).lenderRevenue
  return { user, area, kept, browser }
}

test('the dialog refuses what the rules refuse, in their words, and then adds the slab', async () => {
  const { user, area, kept } = await open()
  expect(await area.findByText(/^This lender has no revenue slabs yet\./)).toBeVisible()
  await user.click(area.getByRole('button', { name: 'Add revenue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add revenue slab 1' }))
  await waitFor(() => expect(dialog.getByLabelText('Disbursed from')).toHaveFocus())
  await user.type(dialog.getByLabelText('Disbursed from'), '-50001')
  await user.type(dialog.getByLabelText('Disbursed up to'), '50000')
  await user.click(dialog.getByRole('button', { name: 'Save slab' }))
  expect(await dialog.findByText('Max must be greater than Min')).toBeVisible()
  expect(dialog.getByText('Revenue type is required')).toBeVisible()
  expect(dialog.getByText('* Either Revenue Flat or Revenue Percentage is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Percentage'), '100.5')
  expect(await dialog.findByText('Must be between 0 and 100')).toBeVisible()

  await user.clear(dialog.getByLabelText('Percentage'))
  await user.type(dialog.getByLabelText('Percentage'), '1.7555')
  await user.clear(dialog.getByLabelText('Disbursed from'))
  await waitFor(() => expect(dialog.queryByText('Max must be greater than Min')).toBeNull())
  await user.selectOptions(dialog.getByLabelText('Revenue type'), 'Percentage of disbursal')
  await user.click(dialog.getByRole('button', { name: 'Save slab' }))
  expect(await screen.findByText('Revenue added successfully')).toBeVisible()
  expect(await area.findByText('1.755%')).toBeVisible()
  expect(await kept()).toMatchObject([
    { slab_disbursed_min: null, slab_disbursed_max: 50_000, revenue_percent: 1.755, revenue_flat: null, status: 1 },
  ])
})

test('a slab moves by button and by arrow key; a refused order is put back', async () => {
  const { user, area, kept } = await open([{ revenue_percent: 1 }, { revenue_percent: 2 }, { revenue_percent: 3 }])
  const shown = () => area.getAllByText(/^\d\.000%$/).map(({ textContent }) => textContent)
  const saved = async () => (await kept()).map(({ revenue_percent }) => revenue_percent)
  await area.findByText('1.000%')
  await user.click(area.getByRole('button', { name: 'Move slab 1 down' }))
  expect(area.getByText('Slab 1 is now at place 2 of 3.')).toBeInTheDocument()
  expect(await screen.findByText('Revenue order updated')).toBeVisible()
  expect(shown()).toEqual(['2.000%', '1.000%', '3.000%'])
  expect(await saved()).toEqual([2, 1, 3])
  expect(area.getByRole('button', { name: 'Move slab 2 down' })).toHaveFocus()

  area.getByRole('button', { name: 'Reorder slab 3' }).focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(async () => expect(await saved()).toEqual([2, 3, 1]))

  network.use(on('setLenderRevenueOrder', () => HttpResponse.json({ message: 'x' }, { status: 500 })))
  await user.click(area.getByRole('button', { name: 'Move slab 3 up' }))
  expect(await screen.findByText('Failed to update order')).toBeVisible()
  await waitFor(() => expect(shown()).toEqual(['2.000%', '3.000%', '1.000%']))
})

test('slabs that somebody else has put in another order are not moved, and the list shows the other order', async () => {
  const { user, area, kept, browser } = await open([
    { revenue_percent: 1 },
    { revenue_percent: 2 },
    { revenue_percent: 3 },
  ])
  const shown = () => area.getAllByText(/^\d\.000%$/).map(({ textContent }) => textContent)
  const elsewhere = async (places: number[]) => {
    const ids = (await kept()).map(({ id }) => id)
    const lender_revenue_ids = places.map((place) => ids[place - 1] ?? 0)
    await browser.call('setLenderRevenueOrder', { body: { lender_id: 1, lender_revenue_ids } })
  }
  await area.findByText('1.000%')
  await elsewhere([3, 1, 2])
  const others = ['3.000%', '1.000%', '2.000%']
  await user.click(area.getByRole('button', { name: 'Move slab 1 down' }))
  expect(await screen.findByText('Somebody else changed this meanwhile. Nothing was saved.')).toBeVisible()
  await waitFor(() => expect(shown()).toEqual(others))
  expect((await kept()).map(({ revenue_percent }) => revenue_percent)).toEqual([3, 1, 2])

  await user.click(area.getByRole('button', { name: 'Move slab 1 down' }))
  await screen.findByText('Revenue order updated')
  await elsewhere([3, 2, 1])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Not taken back: somebody has changed it again since.')).toBeVisible()
  await waitFor(() => expect(shown()).toEqual(['2.000%', '3.000%', '1.000%']))
})

test('moves that follow one another at once are all saved', async () => {
  const { area, kept } = await open([{ revenue_percent: 1 }, { revenue_percent: 2 }, { revenue_percent: 3 }])
  await area.findByText('1.000%')
  const first = area.getByRole('button', { name: 'Move slab 1 down' })
  const last = area.getByRole('button', { name: 'Move slab 3 up' })
  // Pressed before the first move is drawn.
  first.click()
  for (let tick = 0; tick < 50; tick += 1) await Promise.resolve()
  last.click()
  await waitFor(async () => expect((await kept()).map(({ revenue_percent }) => revenue_percent)).toEqual([2, 3, 1]))
  expect(screen.queryByText('Somebody else changed this meanwhile. Nothing was saved.')).toBeNull()
})

test('the dialog refuses parts of a paisa and of a loan', async () => {
  const values = {
    ...toSlabValues({ id: 1, ...SLAB }),
    slab_disbursed_max: 50.001,
    ats_min: 0.005,
    slab_number_min: 1.5,
    revenue_flat: 0.001,
    revenue_percent: '' as const,
  }
  const rupees = 'rules:revenue.rupees'
  expect(problemsOf(lenderRevenueForm, toSlabBody(values, 1))).toEqual({
    slab_disbursed_max: rupees,
    ats_min: rupees,
    revenue_flat: rupees,
    slab_number_min: 'rules:revenue.whole',
  })

  const { user, area, kept } = await open()
  await user.click(area.getByRole('button', { name: 'Add revenue' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Number of loans from'), '1.5')
  await user.click(dialog.getByRole('button', { name: 'Save slab' }))
  expect(await dialog.findByText('Use a whole number')).toBeVisible()
  expect(await kept()).toEqual([])
})

test('gaps, overlaps and the payout are said in words', async () => {
  const { user, area } = await open([{}, { slab_disbursed_min: 4_000_000, slab_disbursed_max: 6_000_000 }])
  expect(await area.findByText('No slab takes a disbursed amount of ₹ 60,00,001 and above.')).toBeVisible()
  expect(area.getByText('Slabs 1 and 2 overlap. Where both fit, slab 1 is used.')).toBeVisible()

  await user.type(area.getByLabelText('Disbursed amount'), '5000000')
  await user.type(area.getByLabelText('Number of loans'), '10')
  expect(await area.findByText('Slab 1 is used. The lender pays ₹90,003.50.')).toBeVisible()
  await user.type(area.getByLabelText('Disbursed amount'), '0')
  expect(await area.findByText('No slab fits, so nothing is paid.')).toBeVisible()
})

test('a slab is switched off at once, and deleted after the question', async () => {
  const { user, area, kept } = await open([{}])
  await user.click(await area.findByRole('switch', { name: 'Slab 1 is on' }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ status: 0, revenue_flat: 250.35 }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await kept()).toMatchObject([{ status: 1 }]))

  await user.click(area.getByRole('button', { name: 'Delete slab 1' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(
    question.getByText('Are you sure you want to delete this revenue entry? This action cannot be undone.'),
  ).toBeVisible()
  expect(question.getByText(/^Loans paid out from \d+ \w+ \d+ on are worked out without it\./)).toBeVisible()
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  const said = await screen.findByText('Revenue entry deleted successfully')
  expect(said).toBeVisible()
  expect(await kept()).toEqual([])
  // What cannot be undone offers no Undo; the history's restore is a change of its own.
  expect(within(said).queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a slab that somebody else changed meanwhile shows both, and loses neither', async () => {
  const { user, area, kept, browser } = await open([{}])
  await user.click(await area.findByRole('button', { name: 'Edit slab 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [slab] = await kept()
  await browser.call('updateLenderRevenue', { body: { ...slab, revenue_flat: 300 } as BodyTo<'updateLenderRevenue'> })
  const percent = dialog.getByLabelText('Percentage')
  await user.clear(percent)
  await user.type(percent, '2.5')
  await user.click(dialog.getByRole('button', { name: 'Save slab' }))
  expect(await dialog.findByText(/^Flat: Theirs: ₹300 · Yours: ₹250\.35$/)).toBeVisible()
  expect(dialog.getByText(/^Percentage: Theirs: 1\.750% · Yours: 2\.500%$/)).toBeVisible()
  expect(await kept()).toEqual([{ ...slab, revenue_flat: 300 }])
  await user.click(dialog.getByRole('button', { name: 'Keep theirs' }))
  expect(dialog.getByLabelText('Percentage')).toHaveValue('1.75')
  await user.clear(dialog.getByLabelText('Percentage'))
  await user.type(dialog.getByLabelText('Percentage'), '3')
  await user.click(dialog.getByRole('button', { name: 'Save slab' }))
  await waitFor(async () => expect(await kept()).toEqual([{ ...slab, revenue_flat: 300, revenue_percent: 3 }]))
})
