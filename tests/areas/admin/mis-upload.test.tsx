import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { makeApplication, storedApplications } from '#tests/builders/application.ts'
import { changeImportBatches, storedImportBatches, storedImportRows } from '#tests/builders/lender-file.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { xlsxOf } from '#tests/setup/sheet-files.ts'

const PAGE = '/admin/mis-upload'

/** Two applications that the first lender is looking at. */
const applied = async ({ server }: SignedIn) => {
  for (const number of [1, 2]) {
    const numbers = { reference: `CL-7770${number}`, lender_reference: `LN-${number}` }
    await makeApplication(server, { ...numbers, lender_id: 1, amount: 300_000 })
  }
}

const MIS = 'MIS of November\nApplication No,Status,Branch\nLN-1,Approved,Pune\nLN-2,Aprvd,Pune\nTotal,,\n'
const choose = async (text: string, name = 'tamarind.csv') => {
  const input = await screen.findByLabelText(/Choose a file or drop it here/)
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/csv' })] } })
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

it('asks for a lender and a file before anything travels', async () => {
  await renderApp(PAGE, { actor: 'admin1' })
  expect(await screen.findByLabelText('Lender')).toBeVisible()
  await press('Read file')
  expect(await screen.findByText('Choose the lender of this file')).toBeVisible()
  expect(screen.getByText('No file selected')).toBeVisible()
  await choose('x', 'picture.png')
  expect(await screen.findByText('Invalid file type')).toBeVisible()
})

it('a file is looked into, matched, put right and committed; what it did stands in the history', async () => {
  const { server } = await renderApp(PAGE, { actor: 'admin1', prepare: applied })
  const lender = await screen.findByLabelText('Lender')
  await within(lender)
    .findByRole('option', { name: 'Tamarind Bank' })
    .catch(() => undefined)
  fireEvent.change(lender, { target: { value: '1' } })
  await choose(MIS)
  await press('Read file')
  expect(await screen.findByRole('heading', { name: 'Match the columns' })).toBeVisible()
  expect(screen.getByLabelText('Header row')).toHaveValue('2')
  expect(screen.getByLabelText('Application No means')).toHaveValue('lender_reference')
  const status = screen.getByLabelText('Status means')
  fireEvent.change(status, { target: { value: '' } })
  await press('Preview rows')
  await waitFor(() => expect(status).toHaveAccessibleDescription(/Match one column with: Status\./))
  expect(status).toHaveFocus()
  fireEvent.change(status, { target: { value: 'status' } })
  const branch = screen.getByLabelText('Branch means')
  fireEvent.change(branch, { target: { value: 'status' } })
  await press('Preview rows')
  for (const column of [status, branch])
    await waitFor(() => expect(column).toHaveAccessibleDescription(/“Status”, “Branch” both mean “Status”/))
  fireEvent.change(branch, { target: { value: '' } })
  await waitFor(() => expect(status).not.toHaveAccessibleDescription(/both mean/))
  await press('Preview rows')
  expect(await screen.findByRole('heading', { name: '2 rows read' }, { timeout: 25_000 })).toBeVisible()
  const list = await screen.findByRole('table', { name: 'Rows' })
  // What is wrong is one key away; chosen rows are left out and taken in again together.
  fireEvent.keyDown(list, { key: 'F8' })
  expect(within(list).getByRole('button', { name: /^Edit: Status, row 4: ?Aprvd$/ })).toHaveFocus()
  fireEvent.click(within(list).getByRole('checkbox', { name: 'Select row 4' }))
  const bulk = within(await screen.findByRole('group', { name: 'With the selected rows' }))
  fireEvent.click(bulk.getByRole('button', { name: 'Exclude' }))
  expect(await screen.findByText('1 changed.', {}, { timeout: 15_000 })).toBeVisible()
  expect(await screen.findByText('Nothing is left to fix.', {}, { timeout: 15_000 })).toBeVisible()
  await press('Undo')
  expect(await screen.findByText('1 undone.', {}, { timeout: 15_000 })).toBeVisible()
  await screen.findByRole('checkbox', { name: 'Select row 4' })
  const again = await screen.findByRole('table', { name: 'Rows' })
  expect(within(again).getByText('This status is not known')).toBeVisible()
  fireEvent.click(within(again).getByRole('button', { name: 'Replace in all rows like this: Status, row 4' }))
  expect(await screen.findByLabelText('Current value')).toHaveValue('Aprvd')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: /Edit.*Status|Status.*edit/i }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Status' }), { target: { value: 'Approved' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Nothing is left to fix.', {}, { timeout: 15_000 })).toBeVisible()
  await press('Corrected here 1')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo my changes: row 4' }))
  expect(await screen.findByText('No row was corrected here.', {}, { timeout: 15_000 })).toBeVisible()
  await press('To fix 1')
  await screen.findByText('This status is not known')
  await press('Paste rows')
  const dialog = within(await screen.findByRole('dialog'))
  const block = dialog.getByLabelText('Rows, with their column names')
  fireEvent.change(block, { target: { value: 'Row\tBranch\n4\tPune' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Apply corrections' }))
  expect(await dialog.findByText('None of the other heads is a column of this file.')).toBeVisible()
  fireEvent.change(block, { target: { value: 'Row\tStatus\n4\tApproved' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Apply corrections' }))
  expect(await screen.findByText('Nothing is left to fix.', {}, { timeout: 15_000 })).toBeVisible()
  await press('With changes 2')
  expect(await screen.findAllByText('Status: In review → Approved')).toHaveLength(2)
  await press('Commit 2 rows')
  expect(await screen.findByText(/^Committing/, { selector: '[role=status] *' })).toBeVisible()
  await runDueJobs(server.deps)
  expect(
    await screen.findByText('2 rows loaded successfully', { selector: '.MuiAlert-message' }, { timeout: 20_000 }),
  ).toBeVisible()
  const [one] = await storedApplications(server, { reference: 'CL-77702' })
  expect(one?.status).toBe('approved')
}, 120_000)

/** The file with a word that nobody knows, checked. */
const checked = async () => {
  const app = await renderApp(PAGE, { actor: 'admin1', prepare: applied })
  fireEvent.change(await screen.findByLabelText('Lender'), { target: { value: '1' } })
  await choose(MIS)
  await press('Read file')
  await screen.findByRole('heading', { name: 'Match the columns' })
  await press('Preview rows')
  await screen.findByRole('heading', { name: '2 rows read' }, { timeout: 25_000 })
  await screen.findByRole('button', { name: 'Exclude: row 4' })
  return app
}

it('what is pressed before an earlier change is through waits for it', async () => {
  const { server } = await checked()
  await press('Exclude: row 4')
  await press('Commit 1 row')
  expect(await screen.findByText(/^Committing/, { selector: '[role=status] *' }, { timeout: 15_000 })).toBeVisible()
  expect(screen.queryByText(/Somebody else/)).toBeNull()
  const [batch] = await storedImportBatches(server)
  const [left] = await storedImportRows(server, { row_number: 4 })
  expect([batch?.state, left?.left_out]).toEqual(['committing', true])
}, 120_000)

it('but is refused where somebody else has changed the file meanwhile', async () => {
  const { server } = await checked()
  const [{ version } = { version: 0 }] = await storedImportBatches(server)
  await changeImportBatches(server, {}, { version: version + 1 })
  await press('Exclude: row 4')
  await press('Commit 1 row')
  // The commit does, too: what was seen when it was pressed is not there any more.
  expect(await screen.findByText(/Somebody else changed this file/, {}, { timeout: 15_000 })).toBeVisible()
  const [batch] = await storedImportBatches(server)
  expect(batch?.state).toBe('rehearsed')
}, 120_000)

/** A file that was looked into. */
const opened = async (text: string) => {
  const app = await renderApp(PAGE, { actor: 'admin1', prepare: applied })
  fireEvent.change(await screen.findByLabelText('Lender'), { target: { value: '1' } })
  await choose(text)
  await press('Read file')
  await screen.findByRole('heading', { name: 'Match the columns' })
  return app
}
const OPEN_ORDER = 'Day and month cannot be told apart in this file. Choose the date format below.'
const means = (head: string, field: string) =>
  fireEvent.change(screen.getByLabelText(`${head} means`), { target: { value: field } })

it('a column that is made a day by hand brings up the question of its order, once', async () => {
  const { server } = await opened(
    'Status,Lead ID,Applied Then,Money Sent\nApproved,CL-77701,09/10/2026,11/12/2026\nApproved,CL-77702,08/10/2026,11/12/2026\n',
  )
  const order = screen.getByLabelText('Date format')
  expect(order).toHaveValue('dmy')
  expect(screen.queryByText(OPEN_ORDER)).toBeNull()
  means('Money Sent', 'disbursal_date')
  expect(await screen.findByText(OPEN_ORDER)).toBeVisible()
  expect(order).toHaveValue('')
  await press('Preview rows')
  await waitFor(() => expect(order).toHaveAccessibleDescription(/Choose the date format\./))
  fireEvent.change(order, { target: { value: 'mdy' } })
  means('Applied Then', 'applied_on')
  await waitFor(() => expect(screen.queryByText(OPEN_ORDER)).toBeNull())
  expect(order).toHaveValue('mdy')
  await press('Preview rows')
  await screen.findByRole('heading', { name: '2 rows read' }, { timeout: 25_000 })
  const [batch] = await storedImportBatches(server)
  expect(batch?.mapping?.date_order).toBe('mdy')
}, 120_000)

it('a day that can be written in one order only says which, as soon as its column is one of days', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => `Approved,CL-${n},10/11/2026,11/12/2026`)
  await opened(`Status,Lead ID,Login Date,Money Sent\n${lines.join('\n')}\nApproved,CL-99,10/11/2026,11/22/2026\n`)
  const order = screen.getByLabelText('Date format')
  // The head of one is known from the start.
  expect(screen.getByText(OPEN_ORDER)).toBeVisible()
  expect(order).toHaveValue('')
  means('Money Sent', 'disbursal_date')
  await waitFor(() => expect(order).toHaveValue('mdy'))
  expect(screen.queryByText(OPEN_ORDER)).toBeNull()
}, 120_000)

it('shows how a text is read and reads it otherwise; its first row is never taken for a payment', async () => {
  await opened('Lead ID;Status,Reason\nCL-77701;Approved,ok\nCL-77702;Approved,ok\n')
  expect(screen.getByLabelText('Encoding')).toHaveValue('utf-8')
  const separator = screen.getByLabelText('Separator')
  expect(separator).toHaveValue('comma')
  expect(screen.getByLabelText('Lead ID;Status means')).toBeVisible()
  fireEvent.change(separator, { target: { value: 'semicolon' } })
  expect(await screen.findByLabelText('Lead ID means', {}, { timeout: 15_000 })).toHaveValue('application_id')
  expect(screen.getByLabelText('Separator')).toHaveValue('semicolon')
  const heads = within(screen.getByLabelText('Header row'))
  expect(heads.queryByRole('option', { name: /No header row/ })).toBeNull()
  means('Status,Reason', 'status')
  await press('Preview rows')
  expect(await screen.findByRole('heading', { name: '2 rows read' }, { timeout: 25_000 })).toBeVisible()
}, 120_000)

it('says which columns are formulas, and goes on', async () => {
  const words = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
  const rows = `<row>${words('Lead ID', 'Status')}</row><row>${words('CL-77701')}<c t="str"><f>A1</f><v>Approved</v></c></row>`
  await renderApp(PAGE, { actor: 'admin1', prepare: applied })
  fireEvent.change(await screen.findByLabelText('Lender'), { target: { value: '1' } })
  const input = await screen.findByLabelText(/Choose a file or drop it here/)
  const book = new File([new Uint8Array(xlsxOf({ rows }))], 'tamarind.xlsx')
  fireEvent.change(input, { target: { files: [book] } })
  await press('Read file')
  const warning = /1 cell is a formula\. We read the result .* Column: Status\./
  expect(await screen.findByText(warning, {}, { timeout: 15_000 })).toBeVisible()
  expect(screen.queryByLabelText('Encoding')).toBeNull()
  await press('Preview rows')
  expect(await screen.findByRole('heading', { name: '1 row read' }, { timeout: 25_000 })).toBeVisible()
}, 120_000)

it('an amount is matched once: by its own column, or by debits and credits', async () => {
  await renderApp('/admin/commission-upload-file', { actor: 'admin1' })
  fireEvent.change(await screen.findByLabelText('Lender'), { target: { value: '1' } })
  await choose('Month,LAN,Commission,Debit,Credit\n11/2026,L1,4500,,4500\n')
  await press('Read file')
  const debit = await screen.findByLabelText('Debit means')
  expect(within(debit).getByRole('option', { name: 'Debit (paid by us)' })).toHaveProperty('selected', true)
  await press('Preview rows')
  await waitFor(() => expect(debit).toHaveAccessibleDescription(/Match either the amount/))
  expect(debit).toHaveFocus()
})
