import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { addAnySlab, storedLenders } from '#tests/builders/catalogue.ts'
import { FILLED } from '#tests/contract/finance/sample-lenders.ts'
import { untyped } from '#tests/setup/browser.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const ID = 7
const open = (path = `/admin/lenders/${ID}`) => renderApp(path, { actor: 'admin1' })
const stored = async ({ server }: Awaited<ReturnType<typeof open>>) =>
  (await storedLenders(server, { lender_id: ID }))[0]

async function sign(user: UserEvent, name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: `Switch on ${name}?` }))
  await user.click(dialog.getByRole('checkbox', { name: /^I have checked/ }))
  await user.click(dialog.getByRole('button', { name: 'Switch on' }))
}

describe('lenders of the back office', () => {
  it('edits one property in its place, saves it, says so, and takes it back', async () => {
    const app = await open()
    const { user } = app
    const before = await stored(app)
    await user.click(await screen.findByRole('button', { name: 'Edit: Maximum age' }))
    const input = screen.getByRole('textbox', { name: 'Maximum age' })
    expect(input).toHaveFocus()
    await user.clear(input)
    await user.type(input, '64{Enter}')
    expect(await screen.findByText('Lender updated successfully!')).toBeVisible()
    expect(screen.getByText('Saved')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Maximum age' })).toHaveFocus())
    expect(await stored(app)).toEqual({ ...before, max_age: 64 })

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await stored(app)).toEqual(before))
  })

  it('keeps what was typed when it is refused, says why, asks for the lender again, and Escape leaves it', async () => {
    const app = await open()
    const { user } = app
    const before = await stored(app)
    await user.click(await screen.findByRole('button', { name: 'Edit: Minimum age' }))
    const input = screen.getByRole('textbox', { name: 'Minimum age' })
    await user.clear(input)
    await user.type(input, '99')
    let asked = 0
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(`/get-lender-data/${ID}`)) asked += 1
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const problem = await screen.findByText(/^The minimum cannot be above the maximum\. Last saved value/)
    expect(problem).toHaveTextContent(String(before?.min_age))
    expect(input).toHaveValue('99')
    expect(input).toBeInvalid()
    // Said once, where it was typed.
    expect(screen.getAllByText(/^The minimum cannot be above the maximum/)).toHaveLength(1)
    await waitFor(() => expect(asked).toBeGreaterThan(0))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Minimum age' })).toBeNull()
    expect(await stored(app)).toEqual(before)
  })

  it('falls back to its own words when the server breaks', async () => {
    expectConsoleError(/500/)
    const { user } = await open()
    network.use(on('updateLender', () => HttpResponse.json({}, { status: 500 })))
    await user.click(await screen.findByRole('button', { name: 'Edit: Tenure' }))
    await user.type(screen.getByRole('textbox', { name: 'Tenure' }), ' more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Update failed\. Last saved value/)).toBeVisible()
  })

  it('says what the server said when it breaks with words', async () => {
    expectConsoleError(/500/)
    const { user } = await open()
    network.use(
      on('updateLender', () =>
        HttpResponse.json({ message: 'The books are closed', code: 'server_error' }, { status: 500 }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Edit: Tenure' }))
    await user.type(screen.getByRole('textbox', { name: 'Tenure' }), ' more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^The books are closed\. Last saved value/)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText(/^The books are closed/)).toHaveLength(2))
    expect(screen.queryByText(/Update failed/)).toBeNull()
  })

  it('falls back to its own words when no answer comes', async () => {
    const { user } = await open()
    network.use(on('updateLender', () => HttpResponse.error()))
    await user.click(await screen.findByRole('button', { name: 'Edit: Tenure' }))
    await user.type(screen.getByRole('textbox', { name: 'Tenure' }), ' more')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Update failed\. Last saved value/)).toBeVisible()
  })

  it('creates a lender by name, under the name rule, and opens it switched off', async () => {
    const { user } = await open('/admin/lenders')
    await user.click(await screen.findByRole('button', { name: 'Create lender' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create lender' }))
    const name = dialog.getByRole('textbox', { name: 'Name of the lender' })
    await user.type(name, 'Two Words')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await dialog.findByText('Use letters, digits, underscore and hyphen only')).toBeVisible()
    expect(name).toHaveValue('Two Words')
    await user.clear(name)
    await user.type(name, 'Peepal_Finance')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Peepal_Finance' })).toBeVisible()
    expect(screen.getByText('Lender is off')).toBeVisible()
    expect(screen.getByText('Lender created successfully!')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Delete lender' }))
    const sure = within(await screen.findByRole('dialog', { name: 'Are you sure?' }))
    await user.click(sure.getByRole('button', { name: 'Delete lender' }))
    expect(await screen.findByText('Lender deleted successfully!')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/admin/lenders'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Peepal_Finance' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Peepal_Finance is there again.')).toBeVisible()
  })

  it('says what a new lender lacks, by the names of its form, and leads to each field', async () => {
    const prepare = async ({ browser }: SignedIn) => {
      await browser.call('createLender', { body: { name: 'Neem_Capital' } })
    }
    const { user } = await renderApp('/admin/lenders?search=Neem_Capital', { actor: 'admin1', prepare })
    await user.click(await screen.findByRole('switch', { name: 'Neem_Capital is on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neem_Capital is not ready to be switched on' }))
    expect(dialog.getByText(/^1 of 31 requirements met\./)).toBeVisible()
    const named = (list: string) =>
      within(dialog.getByRole('list', { name: list }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(named('Required by law:')).toEqual([
      'Regulated entity',
      'Kind of entity',
      'Kind of rate',
      'Penal charges',
      'Foreclosure charges',
      'Cooling-off days',
      'Recovery clause, number',
      'Grievance clause, number',
      'May assign the loan to another lender or investor',
      'Co-lending',
      'RBI registration number',
      'Nodal officer',
      'Nodal officer’s phone',
      'Nodal officer’s email',
      'Website',
      'Privacy policy',
    ])
    expect(named('Required for matching and revenue:')).toEqual([
      'Product',
      'Who can apply: salaried, self-employed or business',
      'Minimum income',
      'Maximum income',
      'Minimum age',
      'Maximum age',
      'Loan amount from',
      'Loan amount up to',
      'Shortest tenure, months',
      'Longest tenure, months',
      'Lowest rate',
      'Highest rate',
      'Processing fee, percent',
      'Active revenue slab',
    ])
    expect(named('Recommended, not required:')).toEqual([
      'Keeps the processing fee on a cooling-off cancellation',
      'Partner since',
      'Regulated entity in Hindi',
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(dialog.getByRole('link', { name: 'Highest rate' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Neem_Capital' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Highest rate' })).toHaveFocus())
  })

  it('counts with the same rule that the server asks, until nothing is lacking', async () => {
    let id = 0
    const put = async ({ browser }: Pick<SignedIn, 'browser'>, property: string, value: unknown) =>
      expect(await browser.status('updateLender', { body: untyped({ lender_id: id, property, value }) })).toBe(200)
    const prepare = async (signedIn: SignedIn) => {
      const body = await signedIn.browser.call('createLender', { body: { name: 'Sal_Capital' } })
      id = body.lender_id
      for (const [need, value] of FILLED) await put(signedIn, need, value)
      await addAnySlab(signedIn.server, id)
    }
    const { user } = await renderApp('/admin/vendors-on-off?search=Sal_Capital', { actor: 'admin1', prepare })
    await user.click(await screen.findByRole('switch', { name: 'Sal_Capital is on' }))
    const dialog = within(await screen.findByRole('dialog', { name: /is not ready/ }))
    await user.click(dialog.getByRole('link', { name: /^Who can apply/ }))
    expect(
      await screen.findByText('30 of 31 requirements met. A lender is switched on once all of them are.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Salaried' })).toHaveFocus())
    await user.click(screen.getByRole('switch', { name: 'Salaried' }))
    await waitFor(() => expect(screen.queryByText(/of 31 requirements met/)).toBeNull())
    await user.click(screen.getByRole('switch', { name: 'Sal_Capital is on' }))
    await sign(user, 'Sal_Capital')
    expect(await screen.findByText('Lender is on')).toBeVisible()
  })

  it('names the page after the lender, and a priority that is no whole number for what it is', async () => {
    const app = await open(`/admin/lenders/${ID}?tab=system`)
    const { user } = app
    const name = (await stored(app))?.name ?? ''
    await waitFor(() => expect(document.title).toBe(`${name}: Edit lender - CreditLane`))
    expect(within(screen.getByRole('banner')).getByText(name)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Edit: Priority' }))
    const input = screen.getByRole('textbox', { name: 'Priority' })
    await user.clear(input)
    await user.type(input, '1.5{Enter}')
    expect(await screen.findByText(/^Enter a whole number, such as 2\. Last saved value/)).toBeVisible()
  })

  it('what somebody else has deleted is said as that, and the list is read again', async () => {
    const prepare = async ({ browser }: SignedIn) => {
      await browser.call('createLender', { body: { name: 'Gone_Tomorrow' } })
    }
    const { user, browser } = await renderApp('/admin/vendors-on-off?search=Gone_Tomorrow', {
      actor: 'admin1',
      prepare,
    })
    const toggle = await screen.findByRole('switch', { name: 'Gone_Tomorrow is on' })
    const list = await browser.call('listAdminLenders')
    const lender_id = list.find(({ name }) => name === 'Gone_Tomorrow')?.lender_id ?? 0
    await browser.call('removeLender', { body: { lender_id } })
    await user.click(toggle)
    expect(await screen.findByText(/^Somebody has deleted this meanwhile/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Gone_Tomorrow is on' })).toBeNull())
  })

  it('switches a lender off and back on at once', async () => {
    const app = await open('/admin/vendors-on-off?search=7&sort=lender_id')
    const { user } = app
    const { name = '', lender_id = 0 } = (await stored(app)) ?? {}
    await addAnySlab(app.server, lender_id)
    const there = await storedLenders(app.server, { deleted_at: null })
    const on = there.filter(({ lender_status }) => lender_status === 1).length
    const count = (lit: number) => `${lit} of ${there.length} lenders are on`
    expect(await screen.findByText(count(on))).toBeVisible()
    const toggle = await screen.findByRole('switch', { name: `${name} is on` })
    expect(toggle).toBeChecked()
    await user.click(toggle)
    await waitFor(async () => expect((await stored(app))?.lender_status).toBe(0))
    expect(await screen.findByText(count(on - 1))).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await stored(app))?.lender_status).toBe(1))
    await waitFor(() => expect(toggle).toBeChecked())
    expect(await screen.findByText(count(on))).toBeVisible()
  })

  it('says why an Undo could not switch a lender on again', async () => {
    const app = await open('/admin/vendors-on-off?search=7&sort=lender_id')
    const { name = '' } = (await stored(app)) ?? {}
    await app.user.click(await screen.findByRole('switch', { name: `${name} is on` }))
    await waitFor(async () => expect((await stored(app))?.lender_status).toBe(0))
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Before it is switched on this lender needs a revenue slab/)).toBeVisible()
    expect((await stored(app))?.lender_status).toBe(0)
  })

  it('makes a group, files the lender under it, and says what is not there', async () => {
    const app = await open(`/admin/lenders/${ID}?tab=system`)
    const { user } = app
    await user.click(await screen.findByRole('button', { name: 'Create lender group' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Name of the group' }), 'Small banks')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('checkbox', { name: 'Small banks' })).toBeInTheDocument()
    await waitFor(async () => expect((await stored(app))?.lender_group_ids).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Small banks' })).toBeChecked())

    await open('/admin/lenders/99999999')
    expect(await screen.findByText('Lender not found')).toBeVisible()
  })
})
