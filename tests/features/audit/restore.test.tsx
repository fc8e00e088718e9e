import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { restoreOf } from '#src/features/audit/restores.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

const openHistory = () => screen.findByRole('region', { name: 'History' })
const restoreButton = async (text: RegExp) => {
  const history = await openHistory()
  const line = (await within(history).findByText(text)).closest('li')
  return within(line ?? history).getByRole('button', { name: /^Restore this value: / })
}

describe('an earlier value', { timeout: 90_000 }, () => {
  it('is shown beside the present one, restored by an ordinary edit, and taken back', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        for (const utm_id of ['first', 'second', 'third']) await browser.post('/api/update-partner-utm/1', { utm_id })
      },
    })
    const kept = async () => ((await browser.get('/api/partners/1')).body as { utm_id: string }).utm_id
    await user.click(await restoreButton(/first → second/))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore an earlier value?' })
    expect(await within(dialog).findByText('Now: third')).toBeVisible()
    expect(within(dialog).getByText('After restoring: first')).toBeVisible()
    expect(await kept()).toBe('third')
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await kept()).toBe('first')
    expect(await within(await openHistory()).findByText('utm_id: third → first')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('UTM id')).toHaveValue('first'))

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back.')).toBeVisible()
    expect(await kept()).toBe('third')
  })

  it('that is in place already, or was changed while the question stood, is not saved over', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        for (const utm_id of ['first', 'second', 'first']) await browser.post('/api/update-partner-utm/1', { utm_id })
      },
    })
    await user.click(await restoreButton(/first → second/))
    expect(await screen.findByText(/^This value is in place already/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))

    await user.click(await restoreButton(/second → first/))
    const confirm = await screen.findByRole('button', { name: 'Restore' })
    await browser.post('/api/update-partner-utm/1', { utm_id: 'by-another' })
    await user.click(confirm)
    expect(await screen.findByText(/^Somebody has changed this meanwhile/)).toBeVisible()
    expect(await screen.findByText('Now: by-another')).toBeVisible()
    expect((await browser.get('/api/partners/1')).body).toMatchObject({ utm_id: 'by-another' })
  })
})

describe('what an entry offers', () => {
  const entry = (action: string, before: unknown, after: unknown = { x: 1 }) => ({ action, before, after })
  it('is a way back for edits alone', () => {
    for (const action of ['lender.update', 'card.update', 'lender-revenue.update', 'partner.funnel'])
      expect(restoreOf('lender:3', entry(action, { x: 0 }))?.before).toEqual({ x: 0 })
    for (const action of ['lender.remove', 'card.create', 'masquerade.start', 'constructor', ''])
      expect(restoreOf('lender:3', entry(action, { x: 0 }))).toBeNull()
    expect(restoreOf('lender:3', entry('lender.update', null))).toBeNull()
    expect(restoreOf('/uploads/x.png', entry('lender.update', { x: 0 }))).toBeNull()
  })
})
