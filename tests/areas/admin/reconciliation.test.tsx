import { read, utils } from '@e965/xlsx'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { createLenderBook } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideChased } from '#server/services/reconciliation/decide-chased.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { monthWords } from '#src/contract/calendar-words.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { paidOutMany, paidOut } from '#tests/builders/loan.ts'
import { LENDER, NO_BOUND } from '#tests/server/services/earnings/payout-book.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

/** The month that is over, so that what nobody has paid for is chased. */
const DAY = addDays(`${istDay(new Date()).slice(0, 7)}-01`, -5)
const MONTH = DAY.slice(0, 7)
const LEDGER = `/admin/reconciliation/${LENDER}?month=${MONTH}`

/** One percent of anything. */
const slab = async ({ server }: SignedIn) => {
  server.clock.set(new Date(`${DAY}T01:00:00Z`))
  await createLenderRevenue(server.deps, {
    ...NO_BOUND,
    slab_disbursed_min: 0,
    slab_disbursed_max: null,
    slab_number_min: 1,
    revenue_percent: 1,
  })
  server.clock.set(null)
}
const loan = (server: SignedIn['server'], name: string) => paidOut(server, { lender_id: LENDER, loan: name, day: DAY })
const line = (server: SignedIn['server'], name: string, gross: number) =>
  fileLine(server, { lender_id: LENDER, loan: name, period: MONTH, day: DAY, gross })

it('a line that is paid twice says so, and its number leads to the customer', async () => {
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    await loan(signedIn.server, 'A')
    for (let times = 0; times < 2; times += 1) await line(signedIn.server, 'A', 1_000)
  }
  const { user } = await renderApp(LEDGER, { actor: 'admin1', prepare })
  const lines = await screen.findByRole('table', { name: 'Lines of the month' })
  expect(within(lines).getByText(/^Already paid: ₹1,000\.00 in the file of /)).toBeVisible()
  expect(within(lines).queryByText('No such loan in our books')).toBeNull()
  const [link] = within(lines).getAllByRole('link', { name: /^CL-9/ })
  expect(link?.getAttribute('href')).toMatch(/^\/admin\/csr-portal\/\d+\/CL-9\d+$/)
  await user.click(within(lines).getByRole('button', { name: /^Accept lender’s figure/ }))
  expect(await screen.findByText(/It goes on its bill as well; no loan of ours changes\.$/)).toBeVisible()
})

it('small differences start at the lender’s tolerance, say who reads the reason, and are gone once taken', async () => {
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    await loan(signedIn.server, 'A')
    await line(signedIn.server, 'A', 980)
  }
  const { user } = await renderApp(LEDGER, { actor: 'admin1', prepare })
  await user.click(await screen.findByRole('button', { name: 'Accept small differences' }))
  const dialog = await screen.findByRole('dialog')
  const upTo = within(dialog).getByLabelText('Maximum per line, rupees')
  expect(upTo).toHaveValue('1')
  expect(within(dialog).getByText(/A partner whose share changes reads this\./)).toBeVisible()
  await user.clear(upTo)
  await user.type(upTo, '20')
  await user.type(within(dialog).getByLabelText('Reason'), 'Rounding')
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('1 line is reconciled.')).toBeVisible()
  expect(await screen.findByText('Lender’s figure accepted')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept small differences' })).toBeNull()
})

it('the dialog of one difference says that the partner reads the reason', async () => {
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    await loan(signedIn.server, 'A')
    await line(signedIn.server, 'A', 980)
  }
  const { user } = await renderApp(LEDGER, { actor: 'admin1', language: 'hi', prepare })
  await user.click(await screen.findByRole('button', { name: /^लेंडर का आँकड़ा मानें/ }))
  expect(await screen.findByText(/अगर किसी पार्टनर का हिस्सा बदलता है, तो पार्टनर इसे पढ़ता है।/)).toBeVisible()
})

it('the chase list has one pair of files, says what asking does, and writes off where it says so', async () => {
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    await loan(signedIn.server, 'A')
  }
  const { user } = await renderApp('/admin/reconciliation?tab=chase', { actor: 'admin1', prepare })
  const ask = await screen.findByRole('button', { name: /^Mark as chased/ })
  // The month may be over for less than thirty days: nobody is asked about it yet.
  expect(screen.getByRole('button', { name: /^Due to chase [01]$/ })).toBeEnabled()
  expect(screen.getAllByRole('button', { name: 'CSV' })).toHaveLength(1)
  await user.click(ask)
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Reason'), 'Letter of today')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as chased' }))
  expect(await screen.findByText('The loan is marked as chased. It stays on the list until it is paid.')).toBeVisible()
  expect(screen.queryByText('1 line is reconciled.')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Write off/ }))
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Reason'), 'Closed lender')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Write off' }))
  expect(await screen.findByText(/^Every loan of the months that are over/)).toBeVisible()
})

it('what can be closed is closed in one act, and each block leads to its place', async () => {
  const before = addDays(`${MONTH}-01`, -5)
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    const { server } = signedIn
    const period = before.slice(0, 7)
    const line_id = await fileLine(server, { lender_id: LENDER, loan: 'A', period, day: before })
    const lines = [{ line_id, disbursal_id: null }]
    const decision = { month: period, lines, kind: 'disputed', reason: 'Not ours' } as const
    await decideLines(server.deps, LENDER, decision, { admin_id: 1 })
    await loan(server, 'B')
  }
  const { user } = await renderApp('/admin/reconciliation', { actor: 'admin1', prepare })
  const card = within(await screen.findByRole('region', { name: 'Month close' }))
  const month = monthWords(MONTH, 'en')
  expect(card.getByRole('link', { name: new RegExp(`^1 line to reconcile: .*, ${month}$`) })).toHaveAttribute(
    'href',
    `/admin/reconciliation/${LENDER}?month=${MONTH}&open=1`,
  )
  expect(card.getByRole('link', { name: new RegExp(`^No file yet, upload it: .*, ${month}$`) })).toHaveAttribute(
    'href',
    '/admin/commission-upload-file',
  )
  await user.click(card.getByRole('button', { name: 'Close 1 month' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Month close' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent(`${monthWords(before.slice(0, 7), 'en')} (1 line)`)
  await user.click(dialog.getByRole('button', { name: 'Close months' }))
  expect(await screen.findByText('1 month is closed.')).toBeVisible()
  await waitFor(() => expect(card.queryByRole('button', { name: /^Close/ })).toBeNull())
})

it('the month that has to be closed first is one press away', async () => {
  const before = addDays(`${MONTH}-01`, -5)
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    await loan(signedIn.server, 'A')
    await paidOut(signedIn.server, { lender_id: LENDER, loan: 'B', day: before })
  }
  const { user } = await renderApp(LEDGER, { actor: 'admin1', prepare })
  const earlier = monthWords(before.slice(0, 7), 'en')
  await user.click(await screen.findByRole('link', { name: `${earlier} has to be closed first.` }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(earlier))
  expect(screen.queryByText(/has to be closed first/)).toBeNull()
})

it('without a file nobody has told anything: no figure on screen or in its file, which names the month', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${blobs.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)

  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    await loan(signedIn.server, 'A')
  }
  const { user } = await renderApp(`/admin/reconciliation?month=${MONTH}`, { actor: 'admin1', prepare })
  const table = await screen.findByRole('table', { name: 'By lender' })
  const [row] = within(table).getAllByRole('row').slice(1)
  expect(within(row ?? table).getAllByText('–')).toHaveLength(4)
  const files = screen.getByRole('heading', { name: "Lenders' files say" })
  expect(files.nextElementSibling).toHaveTextContent('–')
  expect(screen.getAllByRole('img', { name: 'They differ' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  expect(await blobs[0]?.text()).toMatch(/,,,100000,1000,,,No file yet/)
  await user.click(screen.getByRole('button', { name: 'Excel' }))
  await waitFor(() => expect(blobs).toHaveLength(2))
  const book = read([...new Uint8Array((await blobs[1]?.arrayBuffer()) ?? new ArrayBuffer())], { type: 'array' })
  const basis = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 })
  expect(basis).toContainEqual(['Month', monthWords(MONTH, 'en')])
})

it('a bill that lacks the lender’s number says so before it is asked for, and leads to where it is entered', async () => {
  const prepare = async (signedIn: SignedIn) => {
    const { deps } = signedIn.server
    await slab(signedIn)
    await loan(signedIn.server, 'A')
    await line(signedIn.server, 'A', 1_000)
    await createLenderBook(deps.db, {
      lender_id: LENDER,
      tolerance_amount: toPaise(1),
      tolerance_percent: '0.01',
      tolerance_days: 3,
      bill_name: 'Bank',
      bill_address: 'Mumbai',
      bill_gstin: null,
      saved_at: new Date(),
    })
    const { seen } = await getLedger(deps, LENDER, { month: MONTH })
    await closeMonth(deps, LENDER, { month: MONTH, seen }, { admin_id: null })
  }
  const { user } = await renderApp('/admin/reconciliation?tab=billing', { actor: 'admin1', prepare })
  await user.click(await screen.findByRole('button', { name: /^Create bill/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(/needs its GST number and its address\./)
  expect(within(dialog).queryByRole('button', { name: 'Create bill' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Open settings' }))
  expect(await screen.findByLabelText('GST number on bills')).toBeVisible()
})

it('settings that cannot be read are told once, and can be asked for again', async () => {
  expectConsoleError(/./)
  const { user } = await renderApp(LEDGER, { actor: 'admin1' })
  let asked = 0
  const refused = on('getLenderBook', () => {
    asked += 1
    return HttpResponse.json({ message: 'Our fault', code: 'server_error' }, { status: 400 })
  })
  network.use(refused)
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Settings' }))
  await waitFor(() => expect(asked).toBe(2))
})

const bar = () => screen.findByRole('group', { name: 'With the selected rows' })
const openDialog = () => screen.findByRole('dialog')

it('of many chosen lines those that cannot be decided are named with their reason and stay chosen, and one press takes back the rest', async () => {
  let loans: number[] = []
  const prepare = async ({ server }: SignedIn) => {
    loans = await paidOutMany(server, { lender_id: LENDER, day: DAY, loans: 60 })
  }
  const { user, server } = await renderApp('/admin/reconciliation?tab=chase', { actor: 'admin1', prepare })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }))
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 60 found' }))
  // Somebody else writes off some of them meanwhile.
  const others = { disbursal_ids: loans.slice(0, 25), kind: 'accepted', reason: 'Too small' } as const
  await decideChased(server.deps, others, { admin_id: 1 })
  await user.click(within(await bar()).getByRole('button', { name: 'Mark as chased' }))
  const asked = within(await openDialog())
  expect(asked.getByRole('heading')).toHaveTextContent('Mark as chased: 60 lines')
  await user.type(asked.getByLabelText('Reason'), 'Letter of today')
  await user.click(asked.getByRole('button', { name: 'Mark as chased' }))
  const told = within(await screen.findByRole('dialog', { name: '35 changed, 25 not' }))
  expect(told.getByRole('listitem')).toHaveTextContent(/and 5 more: Decided already\.$/)
  await user.click(told.getByRole('button', { name: 'Undo 35 changes' }))
  expect(await screen.findByText('35 decisions are undone.')).toBeVisible()
  // Undone by the rule of one: what others have decided stands.
  expect(await within(await bar()).findByText('25 selected')).toBeVisible()
})

it('lines of a month are chosen and disputed with one reason; a slow answer is waited for and asked for once', async () => {
  const prepare = async (signedIn: SignedIn) => {
    await slab(signedIn)
    for (const name of ['A', 'B']) await line(signedIn.server, name, 500)
  }
  const { user } = await renderApp(LEDGER, { actor: 'admin1', prepare })
  let asked = 0
  let goOn: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (goOn = resolve))
  network.use(
    on('decideLines', async () => {
      asked += 1
      await slow
      return undefined
    }),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }))
  await user.click(within(await bar()).getByRole('button', { name: 'Dispute' }))
  const dialog = within(await openDialog())
  await user.type(dialog.getByLabelText('Reason'), 'Not our loans')
  const button = dialog.getByRole('button', { name: 'Dispute' })
  await user.click(button)
  await user.click(button)
  // What it is about stays in sight while it is waited for.
  expect(screen.getByRole('table', { name: 'Lines of the month', hidden: true })).toBeInTheDocument()
  goOn()
  expect(await screen.findByText('2 lines are reconciled.')).toBeVisible()
  expect(asked).toBe(1)
  await user.click(screen.getByRole('button', { name: /^Undo$/ }))
  expect(await screen.findByText('2 decisions are undone.')).toBeVisible()
  // The list is read anew beside the message.
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Dispute: / })).toHaveLength(2))
})
