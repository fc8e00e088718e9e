import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { days } from '#src/contract/rules/time.ts'
import { makeApplication } from '#tests/builders/application.ts'
import { changeImportBatches, makeBatch, storedImportRows } from '#tests/builders/lender-file.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const FIELDS = {
  mis: ['lender_reference', 'status', 'disbursed_amount', 'disbursal_date'],
  commission: ['loan_account', 'period', 'gross', null],
} as const
const HEADS = ['Number', 'Second', 'Third', 'Fourth']

/** A file of the first lender, rehearsed; its id is 1. */
const rehearsed =
  (profile: keyof typeof FIELDS, ...lines: string[]) =>
  async (signedIn: SignedIn) => {
    await applied(signedIn)
    const { browser } = signedIn
    const raw = new FormData()
    raw.append('file', new Blob([[HEADS.join(), ...lines].join('\n')]), `${profile}.csv`)
    for (const [name, value] of Object.entries({ profile, lender_id: '1', sheet: '0', head_row: '1' }))
      raw.append(name, value)
    const { version } = await browser.call('createImportBatch', { raw })
    const columns = HEADS.map((head, at) => ({ head, field: FIELDS[profile][at] ?? null }))
    const mapping = { columns, date_order: 'dmy', unit: 'rupees', amount_basis: 'gross' } as const
    await browser.call('saveImportMapping', { params: { id: 1 }, body: { version, mapping, keep: false } })
  }

const applied = async ({ server }: SignedIn) => {
  const at = new Date(server.clock.now().getTime() - days(7))
  const numbers = { app_id: 'app_1', reference: 'CL-77701', lender_reference: 'LN-1' }
  await makeApplication(server, { ...numbers, status: 'approved', lender_id: 1, amount: 300_000, at })
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Somebody else puts the status of the only row right. */
const other = async (browser: Browser, value: string) => {
  const { version } = await browser.call('getImportBatch', { params: { id: 1 } })
  const { status } = await browser.answer('editImportRows', {
    params: { id: 1 },
    body: {
      version,
      edits: [{ row: 2, field: 'status', value }],
    },
  })
  expect(status).toBe(200)
}

it('what is typed stays when somebody else has put the row right meanwhile, and the two are to choose from', async () => {
  const { server } = await renderApp('/admin/mis-upload?batch=1', {
    actor: 'admin1',
    prepare: rehearsed('mis', 'LN-1,Disbrsed,,'),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Edit: Status, row / }))
  const field = await screen.findByRole('textbox', { name: 'Status' })
  fireEvent.change(field, { target: { value: 'Under review' } })
  await other((await server.signInAdmin(1)).browser, 'Rejected')
  press('Save')
  const choice = (await screen.findByText(/changed this while you were editing/, {}, { timeout: 25_000 })).closest(
    '[role=alert]',
  )
  expect(choice).toHaveTextContent('Theirs: Rejected')
  expect(choice).toHaveTextContent('Yours: Under review')
  // The row is right now, and in no list of wrong ones: it stays as long as it is typed in.
  await screen.findByRole('button', { name: 'To fix 0' }, { timeout: 25_000 })
  expect(screen.getByRole('textbox', { name: 'Status' })).toHaveValue('Under review')
  await waitFor(() => expect(screen.queryByText('This status is not known')).toBeNull())
  press('Keep theirs')
  expect(await screen.findByText('Nothing is left to fix.')).toBeVisible()
}, 120_000)

it('a change of another row is told, and the same words can be saved then', async () => {
  const { server } = await renderApp('/admin/mis-upload?batch=1', {
    actor: 'admin1',
    prepare: rehearsed('mis', 'LN-1,Disbrsed,,', 'LN-9,Disbrsed,,'),
  })
  const [edit] = await screen.findAllByRole('button', { name: /^Edit: Status, row / })
  if (edit) fireEvent.click(edit)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Status' }), { target: { value: 'Rejected' } })
  const { browser } = await server.signInAdmin(1)
  const { version } = await browser.call('getImportBatch', { params: { id: 1 } })
  await browser.call('applyImportRule', { params: { id: 1 }, body: { version, action: 'leave_out', rows: [3] } })
  press('Save')
  const told = await screen.findByText(/changed this file meanwhile/, {}, { timeout: 25_000 })
  expect(told.textContent).toMatch(/look at it again\. Last saved value: Disbrsed\.$/)
  press('Save')
  expect(await screen.findByRole('button', { name: 'To fix 0' }, { timeout: 25_000 })).toBeVisible()
}, 120_000)

it('where nothing of one kind of error is left, the others are one press away', async () => {
  await renderApp('/admin/mis-upload?batch=1', {
    actor: 'admin1',
    prepare: rehearsed('mis', 'LN-1,Disbrsed,,', 'LN-9,Rejected,,'),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^1: Status, This status is not known/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Edit: Status, row 2/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Status' }), { target: { value: 'Rejected' } })
  press('Save')
  expect(await screen.findByText('No row with this error is left.', {}, { timeout: 25_000 })).toBeVisible()
  press('Show the 1 row that is left to fix')
  expect(await screen.findByRole('button', { name: /^Edit: Status, row 3/ }, { timeout: 25_000 })).toBeVisible()
}, 120_000)

it('an unknown word has the known ones much like it, and the way to the words of its lender', async () => {
  await renderApp('/admin/mis-upload?batch=1', { actor: 'admin1', prepare: rehearsed('mis', 'LN-1,Disbrsed,,') })
  const link = await screen.findByRole('link', { name: 'Status mapping of this lender: row 2' })
  expect(link).toHaveAttribute('href', '/admin/lenders/1?tab=words')
  // Nothing but words that wait: the button says so.
  expect(screen.getByRole('button', { name: 'Hold for mapping: 1 row' })).toBeEnabled()
  // No match of it can be looked for.
  expect(screen.queryByRole('button', { name: /^Possible matches/ })).toBeNull()
  const group = await screen.findByRole('group', { name: 'Did you mean' })
  const [near] = within(group).getAllByRole('button')
  expect(near).toHaveAccessibleName(/^Disbursed: row 2$/i)
  if (near) fireEvent.click(near)
  expect(await screen.findByRole('button', { name: 'To fix 0' }, { timeout: 25_000 })).toBeVisible()
}, 120_000)

it('a letter in place of a digit is put right by one press', async () => {
  const { server } = await renderApp('/admin/mis-upload?batch=1', {
    actor: 'admin1',
    prepare: rehearsed('mis', 'LN-1,Disbursed,25OOOO,09/02/2027'),
  })
  fireEvent.click(await screen.findByRole('button', { name: '250000: row 2' }))
  await screen.findByRole('button', { name: 'To fix 0' }, { timeout: 25_000 })
  const body = await (await server.signInAdmin(1)).browser.call('getImportBatch', { params: { id: 1 } })
  expect(body).toMatchObject({ amount: 250_000, edited_count: 1 })
}, 120_000)

it('shows days as the house writes them, and what stands beyond the heads', async () => {
  await renderApp('/admin/mis-upload?batch=1&show=all', {
    actor: 'admin1',
    prepare: rehearsed('mis', 'LN-1,Disbursed,250000,09/02/2027', 'LN-9,Approved,,,2 50 000,late'),
  })
  expect(await screen.findByText('Beyond the last named column: 2 50 000 | late')).toBeVisible()
  expect(screen.getByText('Disbursal date: Empty → 9 Feb 2027')).toBeVisible()
  expect(screen.getByText('Disbursed amount: Empty → ₹2,50,000')).toBeVisible()
  const sum = screen.getByText('Disbursed to customers by these rows')
  expect(sum.nextElementSibling).toHaveTextContent(/^₹2,50,000\.00$/)
}, 120_000)

it('a file opens under the title of its own kind, and its undo speaks of what it has written', async () => {
  const { server } = await renderApp('/admin/mis-upload?batch=1', {
    actor: 'admin1',
    prepare: rehearsed('commission', 'LAN-1,11/2026,x,'),
  })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Commission upload'), {
    timeout: 25_000,
  })
  expect(window.location.pathname + window.location.search).toBe('/admin/commission-upload-file?batch=1')
  expect(screen.getByText(/No row of this file changes anything/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Commit 0 rows' })).toBeDisabled()
  const { clock } = server.deps
  const committed = { state: 'committed' as const, committed_at: clock.now(), committed_count: 2 }
  await changeImportBatches(server, { batch_id: 1 }, committed)
  press('Another file')
  expect(await screen.findByText('2 rows loaded successfully')).toBeVisible()
  press('Undo commission.csv')
  const sure = await screen.findByRole('alertdialog')
  expect(sure).toHaveTextContent(/^Undo commission\.csv\?2 lines of commission go/)
  expect(sure).not.toHaveTextContent(/application|message/i)
  for (const kind of ['CSV', 'XLSX'])
    expect(
      screen.getByRole('button', { name: `Failed rows, ${kind}: commission.csv`, hidden: true }),
    ).toBeInTheDocument()
}, 120_000)

it('shows older files, too, with their ways back', async () => {
  const many = async ({ server }: SignedIn) => {
    const { clock } = server.deps
    for (let at = 1; at <= 21; at += 1)
      await makeBatch(server, {
        profile: 'mis',
        lender_id: 1,
        file_name: `day-${at}.csv`,
        state: 'committed',
        committed_count: 1,
        committed_at: clock.now(),
        created_at: new Date(clock.now().getTime() + at),
      })
  }
  await renderApp('/admin/mis-upload', { actor: 'admin1', prepare: many })
  expect(await screen.findByRole('button', { name: 'Undo day-2.csv' }, { timeout: 25_000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo day-1.csv' })).toBeNull()
  press('Show older files')
  expect(await screen.findByRole('button', { name: 'Undo day-1.csv' }, { timeout: 25_000 })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open day-1.csv' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show older files' })).toBeNull()
}, 120_000)

it('rows of which some are left out already are left out together, and only what that act changed is taken back', async () => {
  // Nobody knows either number: whatever their status, both stay to fix.
  const file = rehearsed('mis', 'LN-8,Disbrsed,,', 'LN-9,Aprvd,,')
  const { server } = await renderApp('/admin/mis-upload?batch=1', {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await file(signedIn)
      const { browser } = signedIn
      const params = { id: 1 }
      const { version } = await browser.call('getImportBatch', { params })
      const edits = [2, 3].map((row) => ({ row, field: 'status', value: 'Rejected' }) as const)
      const edited = await browser.call('editImportRows', { params, body: { version, edits } })
      await browser.call('applyImportRule', {
        params,
        body: { version: edited.version, action: 'leave_out', rows: [2] },
      })
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Corrected here 2' }))
  for (const row of [2, 3]) fireEvent.click(await screen.findByRole('checkbox', { name: `Select row ${row}` }))
  const bulk = within(await screen.findByRole('group', { name: 'With the selected rows' }))
  fireEvent.click(bulk.getByRole('button', { name: 'Exclude' }))
  expect(await screen.findByText('1 changed.', {}, { timeout: 15_000 })).toBeVisible()
  press('Undo')
  expect(await screen.findByText('1 undone.', {}, { timeout: 15_000 })).toBeVisible()
  const out = async (row_number: number) => (await storedImportRows(server, { row_number }))[0]?.left_out
  expect([await out(2), await out(3)]).toEqual([true, false])
}, 60_000)
