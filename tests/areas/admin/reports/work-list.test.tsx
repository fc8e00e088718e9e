import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { addDays, istDay, istMonth } from '#src/contract/rules/calendar.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { addWaitingWords, paidOut } from '#tests/builders/loan.ts'
import { agreeTerms, approvedLoan, checkedAccount, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { openRun } from '#tests/server/services/paying/run-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/dashboard'
const itemOf = async (name: string) => {
  const link = await screen.findByRole('link', { name: (said) => said.endsWith(`: ${name}`) })
  const item = link.closest('li')
  if (!item) throw new Error('not in a list')
  return { link, item }
}
/** An address without what its page adds. */
const at = (address: string) => waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))

it('a run to check is named, says who made it and how long it waits, and opens', async () => {
  await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async ({ browser, server }: SignedIn) => {
      const then = new Date(Date.now() - days(40))
      server.clock.set(then)
      await agreeTerms(server)
      await payOut(server, await approvedLoan(server, 300_000))
      server.clock.set(null)
      await browser.call('approvePayouts', { params: { id: 1, month: istMonth(then) }, body: {} })
      await checkedAccount(server)
      server.clock.set(new Date(Date.now() - days(3)))
      await openRun(server, 'made')
      server.clock.set(null)
    },
  })
  const { link, item } = await itemOf('Payment runs to check')
  expect(item).toHaveTextContent(/Run 1 · 3 days, since /)
  expect(screen.queryByText('Partner months to pay')).toBeNull()
  const entry = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: /^Payment runs/ })
  expect(entry).toHaveAccessibleDescription('1 thing waits')
  fireEvent.click(link)
  expect(await screen.findByRole('heading', { name: 'Run 1', level: 1 })).toBeVisible()
})

const file = async ({ server }: SignedIn, name: string, ago: number, created_by = 1) => {
  await createImportBatch(server.deps.db, {
    profile: 'mis',
    state: 'rehearsed',
    counts: { update: 1 },
    created_by,
    lender_id: 1,
    file_name: name,
    file_size: 1,
    file_hash: name,
    head_row: 1,
    heads: [],
    created_at: new Date(server.clock.now().getTime() - ago),
  })
}

it('files to finish open as a list of exactly these, with whose the oldest is', async () => {
  await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await file(signedIn, 'oldest.csv', hours(5) + 60_000)
      await file(signedIn, 'newest.csv', 60_000, 2)
    },
  })
  const { link, item } = await itemOf('MIS files to finish')
  expect(item).toHaveTextContent(/^2MIS files to finisholdest\.csv · yours · 5 hours, since /)
  fireEvent.click(link)
  await at('/admin/mis-upload?files=unfinished')
  expect(await screen.findByRole('button', { name: 'To finish' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByRole('button', { name: 'Open oldest.csv' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open newest.csv' })).toBeVisible()
})

it('one file opens at once; what somebody else has brought says so', async () => {
  await renderApp(PAGE, { actor: 'admin1', prepare: (signedIn) => file(signedIn, 'one.csv', 60_000, 2) })
  const { link, item } = await itemOf('MIS files to finish')
  expect(item).toHaveTextContent(/one\.csv · uploaded by .+ · less than an hour, since /)
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/mis-upload\?batch=\d+$/))
})

it('lines to settle open the month of their lender, and loans to chase the chase list', async () => {
  const month = addDays(`${istMonth(new Date())}-01`, -1).slice(0, 7)
  await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async ({ server }) => {
      await fileLine(server, { lender_id: 1, loan: 'X', period: month })
      await fileLine(server, { lender_id: 1, loan: 'Y', period: month })
      await paidOut(server, { lender_id: 2, loan: 'A', day: addDays(istDay(new Date()), -70) })
    },
  })
  expect((await itemOf('Loans to chase with lenders')).link).toHaveAttribute(
    'href',
    '/admin/reconciliation?tab=chase&age=due',
  )
  const entry = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: /^Reconciliation/ })
  expect(entry).toHaveAccessibleDescription('3 things wait')
  const { link, item } = await itemOf('Lender lines to reconcile')
  expect(item).toHaveTextContent(/^2Lender lines to reconcile/)
  fireEvent.click(link)
  await at(`/admin/reconciliation/1?month=${month}&open=1`)
  expect(await screen.findByRole('button', { name: 'To reconcile 2' })).toHaveAttribute('aria-pressed', 'true')
})

it('words that nobody has explained open the words of their lender; the bell counts the kind once', async () => {
  await renderApp(PAGE, {
    actor: 'admin1',
    prepare: async ({ server }) => {
      for (const lender_id of [1, 2]) {
        const { app_id } = await paidOut(server, { lender_id, loan: `W${lender_id}`, day: istDay(new Date()) })
        const said = { status: 'Soft hold', said: {}, source: 'webhook' as const, after_event_id: 0 }
        const at = new Date(server.clock.now().getTime() - days(3 - lender_id))
        await addWaitingWords(server, { app_id, lender_id, ...said, at })
      }
    },
  })
  const name = 'Open Lenders: Unmapped lender statuses'
  const links = await screen.findAllByRole('link', { name })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/lenders/1?tab=words',
    '/admin/lenders/2?tab=words',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Needs your attention/ }))
  const list = await screen.findByRole('dialog', { name: 'Needs your attention' })
  const words = within(list).getAllByRole('link', { name: '1 · Unmapped lender statuses' })
  expect(words).toHaveLength(2)
  // Two of the first days' kinds wait as well.
  expect(
    screen.getByRole('button', { name: 'Needs your attention: 3 kinds of work', hidden: true }),
  ).toBeInTheDocument()
  fireEvent.click(words[0] as HTMLElement)
  await at('/admin/lenders/1?tab=words')
  expect(await screen.findByRole('button', { name: 'Map “Soft hold”' })).toBeVisible()
})
