import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { makeApplication } from '#tests/builders/application.ts'
import { storedImportBatches } from '#tests/builders/lender-file.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/application-status-file'

/** Two applications that a lender is looking at. */
const applied = async ({ server }: SignedIn) => {
  for (const number of [1, 2])
    await makeApplication(server, { reference: `CL-7770${number}`, lender_id: 1, amount: 300_000 })
}

const csv = (text: string, name = 'tamarind_1119.csv') => new File([text], name, { type: 'text/csv' })
const choose = async (file: File) => {
  const input = await screen.findByLabelText(/Choose a file or drop it here/)
  fireEvent.change(input, { target: { files: [file] } })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const upload = () => press('Upload without preview')

it('asks for a file, and refuses what is no table, before anything travels', async () => {
  await renderApp(PAGE, { actor: 'admin2' })
  expect(await screen.findByText('No file selected')).toBeVisible()
  upload()
  expect(await screen.findByLabelText(/Choose a file/)).toBeInvalid()
  await choose(csv('x', 'picture.png'))
  expect(await screen.findByText('Invalid file type')).toBeVisible()
  // Which file it was stays to be read.
  expect(screen.getByText('picture.png, 1 kB')).toBeVisible()
  expect(screen.getByLabelText(/Choose a file/)).toHaveAccessibleDescription('picture.png, 1 kB Invalid file type')
  for (const way of ['Preview file', 'Upload without preview']) {
    press(way)
    expect(await screen.findByText('Invalid file type')).toBeVisible()
  }
})

it('a line that breaks off while the file travels: it is said, the file is still there, and goes once at the next try', async () => {
  const { server } = await renderApp(PAGE, { actor: 'admin2', prepare: applied })
  network.use(on('uploadApplicationStatusFile', () => HttpResponse.error()))
  await choose(csv('application_id,status\nCL-77701,Approved\n'))
  expect(await screen.findByText(/tamarind_1119.csv, 1 kB/)).toBeVisible()
  upload()
  await waitFor(() => expect(screen.getByLabelText(/Choose a file/)).toBeInvalid())
  expect(screen.getByLabelText(/Choose a file/)).toHaveAccessibleDescription(/^tamarind_1119.csv, 1 kB \w/)
  expect(await storedImportBatches(server)).toEqual([])
  network.resetHandlers()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload without preview' })).toBeEnabled())
  upload()
  expect(await screen.findByText('1 rows loaded successfully', { selector: '.Toastify *' })).toBeVisible()
  expect(await storedImportBatches(server)).toHaveLength(1)
})

it('loads the rows that are right and lists what is wrong with the others, to copy or to take away', async () => {
  const { server } = await renderApp(PAGE, { actor: 'admin2', prepare: applied })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await choose(csv('application_id,status\nCL-77701,Approved\nCL-77702,Aproved\n,Approved\n'))
  expect(await screen.findByText(/tamarind_1119.csv, 1 kB/)).toBeVisible()
  upload()
  const dialog = await screen.findByRole('dialog', { name: '2 Errors found' })
  expect(within(dialog).getByText(/^1 row loaded, 2 rows were not/)).toBeVisible()
  const rows = within(dialog).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    '3statusAprovedThis status is not known',
    '4application_idEmptyThis is missing',
  ])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Copy' }))
  await waitFor(() =>
    expect(copied).toHaveBeenCalledWith(expect.stringContaining('3\tstatus\tAproved\tThis status is not known')),
  )
  expect(await screen.findByText('1 rows loaded successfully', { selector: '.Toastify *' })).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  const past = (await screen.findByRole('heading', { name: 'Past uploads' })).closest('section')
  if (!past) throw new Error('no past uploads')
  expect(await within(past).findByText('2 rows were not loaded')).toBeVisible()
  fireEvent.click(within(past).getByRole('button', { name: 'Undo tamarind_1119.csv' }))
  const sure = await screen.findByRole('alertdialog', { name: 'Undo tamarind_1119.csv?' })
  expect(sure).toHaveTextContent('Messages already sent stay sent')
  fireEvent.click(within(sure).getByRole('button', { name: 'Undo the file' }))
  expect(await within(past).findByText('Undoing')).toBeVisible()
  await runDueJobs(server.deps)
  expect(await within(past).findByText('Undone: 1 row, 0 left as they are', {}, { timeout: 5_000 })).toBeVisible()
})

it('a file is checked first: each row with its difference, wrong ones put right or left out, and then written, and undone', async () => {
  const { server } = await renderApp(PAGE, { actor: 'admin2', prepare: applied })
  await choose(csv('application_id,status\nCL-77701,Approved\nCL-77702,Aproved\n,Approved\n'))
  press('Preview file')
  expect(await screen.findByRole('heading', { name: '3 rows read' }, { timeout: 25_000 })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Application status file')
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('File'),
    'Columns',
    '3Preview',
    '4Commit',
  ])
  expect(screen.getByRole('button', { name: 'Change the columns' })).toBeVisible()
  expect(screen.getByText(/^1 row with an unmapped status waits until somebody maps it/)).toBeVisible()
  press('With changes 1')
  expect(await screen.findByText('Status: In review → Approved')).toBeVisible()
  press('To fix 2')
  fireEvent.click(await screen.findByRole('button', { name: 'Exclude: row 4' }))
  await screen.findByRole('button', { name: 'Excluded 1' }, { timeout: 15_000 })
  press('Commit 1 row')
  await screen.findByText(/^Committing/, { selector: '[role=status] *' }, { timeout: 15_000 })
  await runDueJobs(server.deps)
  // The letter of the specification, also of a commit.
  const dialog = await screen.findByRole('dialog', { name: '1 Errors found' }, { timeout: 15_000 })
  expect(dialog).toHaveTextContent('1 row loaded, 1 row was not. Correct it here')
  expect(within(dialog).getAllByRole('row').at(-1)).toHaveTextContent('3statusAprovedThis status is not known')
  expect(await screen.findByText('1 rows loaded successfully', { selector: '.Toastify *' })).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  press('Another file')
  fireEvent.click(await screen.findByRole('button', { name: 'Open tamarind_1119.csv' }))
  expect(await screen.findByRole('heading', { name: '3 rows read' })).toBeVisible()
  // Nothing is left to commit, and nothing to choose for it.
  expect(screen.queryByLabelText('Write')).toBeNull()
  press('Committed 1')
  expect(await screen.findAllByText('CL-77701, Committed')).toHaveLength(1)
}, 120_000)

it.each(['Preview file', 'Upload without preview'])(
  '%s: columns that are not named as ours are suggested by name and by content, and asked about where nobody can tell',
  async (way) => {
    await renderApp(PAGE, { actor: 'admin2', prepare: applied })
    await choose(csv('Ref;Current Status;Remarks;Disb Date\nCL-77701;Approved;;\nCL-77702;Rejected;;03/04/2026\n'))
    press(way)
    expect(await screen.findByText('4 of 4 columns are matched.', {}, { timeout: 25_000 })).toBeVisible()
    const means = (head: string) => screen.getByRole('combobox', { name: `${head} means` })
    expect(means('Ref')).toHaveValue('application_id')
    expect(means('Current Status')).toHaveValue('status')
    expect(screen.getByText('Matched by its content')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveValue('semicolon')
    expect(screen.getByRole('combobox', { name: 'Header row' })).toHaveValue('1')
    expect(screen.getByLabelText('Save this format for later status files')).toBeChecked()
    // 3 April or 4 March: nobody can tell.
    press('Preview rows')
    const order = screen.getByLabelText('Date format')
    await waitFor(() => expect(order).toHaveAccessibleDescription('Choose the date format.'))
  },
  60_000,
)

it('a file that is no table is refused where it was chosen', async () => {
  await renderApp(PAGE, { actor: 'admin2' })
  await choose(csv('%PDF-1.7 no table'))
  press('Preview file')
  await waitFor(() => expect(screen.getByLabelText(/Choose a file/)).toBeInvalid(), { timeout: 15_000 })
})

it('an upload that is stopped leaves the file chosen, and it can be sent again', async () => {
  await renderApp(PAGE, { actor: 'admin2', prepare: applied })
  network.use(on('uploadApplicationStatusFile', () => delay('infinite'), { once: true }))
  await choose(csv('application_id,status\nCL-77701,Approved\n'))
  upload()
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  const again = await screen.findByRole('button', { name: 'Upload without preview' })
  await waitFor(() => expect(again).toBeEnabled())
  expect(screen.getByText(/tamarind_1119.csv, 1 kB/)).toBeVisible()
  fireEvent.click(again)
  expect(await screen.findByText('1 rows loaded successfully', { selector: '.Toastify *' })).toBeVisible()
})

it('says in Hindi what it says in English', async () => {
  await renderApp(PAGE, { actor: 'admin2', language: 'hi' })
  fireEvent.click(await screen.findByRole('button', { name: 'बिना जाँचे अपलोड करें' }))
  expect(await screen.findByText('कोई फ़ाइल नहीं चुनी गई')).toBeVisible()
  expect(await screen.findByText('अभी तक कोई फ़ाइल अपलोड नहीं हुई है।')).toBeVisible()
})
