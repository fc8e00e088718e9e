import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { restoreOf } from '#src/features/audit/restores.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const openHistory = () => screen.findByRole('region', { name: 'History' })
const restoreButton = async (text: RegExp) => {
  const history = await openHistory()
  const line = (await within(history).findByText(text)).closest('li')
  return within(line ?? history).getByRole('button', { name: /^Restore this value: / })
}

describe('an earlier value', () => {
  it('is shown beside the present one, restored by an ordinary edit, and taken back', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        for (const utm_id of ['first', 'second', 'third'])
          await browser.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id } })
      },
    })
    const kept = async () => (await browser.call('getPartner', { params: { id: 1 } })).utm_id
    await user.click(await restoreButton(/from first to second/))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore an earlier value?' })
    expect(await within(dialog).findByText('Now: third')).toBeVisible()
    expect(within(dialog).getByText('After restoring: first')).toBeVisible()
    expect(await kept()).toBe('third')
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await kept()).toBe('first')
    expect(await within(await openHistory()).findByText('UTM id: from third to first')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('UTM id')).toHaveValue('first'))

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back.')).toBeVisible()
    expect(await kept()).toBe('third')
  })

  it('that is in place already, or was changed while the question stood, is not saved over', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        for (const utm_id of ['first', 'second', 'first'])
          await browser.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id } })
      },
    })
    await user.click(await restoreButton(/from first to second/))
    expect(await screen.findByText(/^This value is in place already/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))

    await user.click(await restoreButton(/from second to first/))
    const confirm = await screen.findByRole('button', { name: 'Restore' })
    await browser.call('updatePartnerUtm', { params: { id: 1 }, body: { utm_id: 'by-another' } })
    await user.click(confirm)
    expect(await screen.findByText(/^Somebody has changed this meanwhile/)).toBeVisible()
    expect(await screen.findByText('Now: by-another')).toBeVisible()
    expect(await browser.call('getPartner', { params: { id: 1 } })).toMatchObject({ utm_id: 'by-another' })
  })
})

describe('a deletion', () => {
  it('is found in the activity log, undone from the history of its record, and done again', async () => {
    let id = 0
    const { user, browser } = await renderApp('/admin/user-management?tab=activity&action=lender.remove', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        const body = await browser.call('createLender', { body: { name: 'Peepal_Finance' } })
        id = body.lender_id
        await browser.call('removeLender', { body: { lender_id: id } })
      },
    })
    const status = () => browser.status('getAdminLender', { params: { lenderId: id } })
    await user.click(await screen.findByRole('button', { name: 'History of Lender Peepal_Finance' }))
    await user.click(await screen.findByRole('button', { name: /^Restore: Lender deleted, / }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restore what was deleted?' })
    expect(await within(dialog).findByText('After restoring: Peepal_Finance')).toBeVisible()
    expect(within(dialog).getByText('Now: empty')).toBeVisible()
    expect(await status()).toBe(404)
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    expect(await within(await openHistory()).findByText('Lender restored', { exact: false })).toBeVisible()
    expect(await status()).toBe(200)

    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back.')).toBeVisible()
    expect(await status()).toBe(404)

    await browser.call('restoreLender', { params: { lenderId: id } })
    const again = (await screen.findAllByRole('button', { name: 'History of Lender Peepal_Finance' }))[0]
    await user.click(again ?? document.body)
    await user.click((await screen.findAllByRole('button', { name: /^Restore: Lender deleted, / }))[0] ?? document.body)
    expect(await screen.findByText(/^It is there again already/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('leaves the history on the page of the lender, and the remedy in the refusal', async () => {
    const { user } = await renderApp('/admin/lenders/7', {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        const { name } = await browser.call('getAdminLender', { params: { lenderId: 7 } })
        await browser.call('updateLender', { body: { lender_id: 7, property: 'name', value: 'Peepal' } })
        await browser.call('removeLender', { body: { lender_id: 7 } })
        await browser.call('createLender', { body: { name: 'Peepal' } })
        expect(name).not.toBe('Peepal')
      },
    })
    expect(await screen.findByText('Lender not found')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Restore: Lender deleted, / }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(await dialog.findByRole('button', { name: 'Restore' }))
    expect(await dialog.findByText(/Give that one another name, then restore this one/)).toBeVisible()
  })
})

describe('what an entry offers', () => {
  const entry = (action: string, before: unknown, after: unknown = { x: 1 }) => ({ action, before, after })
  it('is a way back for edits alone', () => {
    for (const action of ['lender.update', 'card.update', 'lender-revenue.update', 'partner.funnel'])
      expect(restoreOf('lender:3', entry(action, { x: 0 }))?.before).toEqual({ x: 0 })
    for (const action of ['card.remove', 'lender.remove', 'lender-revenue.delete'])
      expect(restoreOf('lender:3', entry(action, { x: 0 }, null))?.removeAgain).toBeDefined()
    expect(restoreOf('lender:3', entry('lender.update', { x: 0 }, null))).toBeNull()
    for (const action of ['lender.remove', 'card.create', 'masquerade.start', 'constructor', ''])
      expect(restoreOf('lender:3', entry(action, { x: 0 }))).toBeNull()
    expect(restoreOf('lender:3', entry('lender.update', null))).toBeNull()
    expect(restoreOf('/uploads/x.png', entry('lender.update', { x: 0 }))).toBeNull()
  })
})
