import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/setup/render-app.tsx'

const PARTNER = 'Anand Money Mart'

describe('partners', { timeout: 90_000 }, () => {
  it('lists the partners; the lookup by name leads to one', async () => {
    const { user } = await renderApp('/admin/partners', { actor: 'admin1' })
    const table = await screen.findByRole('table')
    expect(within(table).getByRole('link', { name: PARTNER })).toBeVisible()
    expect(within(table).getByText('bazaarmitr')).toBeVisible()
    const field = screen.getByLabelText('Partner name or code')
    expect(field).toHaveValue('cl')
    await user.click(screen.getByRole('button', { name: 'Find partner' }))
    expect(await screen.findByRole('link', { name: `Edit ${PARTNER}` })).toBeVisible()

    await user.clear(field)
    await user.type(field, 'nobody')
    await user.click(screen.getByRole('button', { name: 'Find partner' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByRole('link', { name: `Edit ${PARTNER}` })).toBeNull()

    await user.clear(field)
    await user.type(field, 'bazaarmitra retail{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Edit BazaarMitra Retail' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'BazaarMitra Retail' })).toBeVisible()
  })

  it('saves the UTM id in place, refuses a wrong one, and takes a change back', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    const kept = async () => (await browser.get('/api/partners/1')).body as { utm_id: string; revenue_percent: number }
    const form = await screen.findByRole('region', { name: 'UTM' })
    const field = within(form).getByLabelText('UTM id')
    expect(field).toHaveValue('cl_direct')
    await user.clear(field)
    await user.type(field, 'with space')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(within(form).getByText('Use letters, digits, underscore and hyphen only')).toBeVisible()
    expect(field).toHaveFocus()
    expect((await kept()).utm_id).toBe('cl_direct')

    await user.clear(field)
    await user.type(field, 'diwali-26{Enter}')
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect((await kept()).utm_id).toBe('diwali-26')
    const history = screen.getByRole('region', { name: 'History' })
    expect(await within(history).findByText('utm_id: cl_direct → diwali-26')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(field).toHaveValue('cl_direct'))
    expect((await kept()).utm_id).toBe('cl_direct')
  })

  it('saves the revenue to a thousandth of a percent', async () => {
    const { user, browser } = await renderApp('/admin/partners/1', { actor: 'admin1' })
    const form = await screen.findByRole('region', { name: 'Revenue' })
    const share = within(form).getByLabelText('Revenue, percent')
    for (const [typed, message] of [
      ['101', 'Must be between 0 and 100'],
      ['{Backspace}', 'Must be between 0 and 100'],
    ] as const) {
      await user.clear(share)
      await user.type(share, typed)
      await user.click(within(form).getByRole('button', { name: 'Save' }))
      expect(within(form).getByText(message)).toBeVisible()
    }
    await user.clear(share)
    await user.type(share, '1.125')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect((await browser.get('/api/partners/1')).body).toMatchObject({ revenue_percent: 1.125 })
  })

  it('shows the brand in its three areas, and that it can be read', async () => {
    await renderApp('/admin/partners/1', { actor: 'admin1' })
    expect(await screen.findByText('Customer area')).toBeVisible()
    expect(screen.getByText('Partner portal')).toBeVisible()
    expect(screen.getByText(/^Everything can be read: the lowest text contrast is /)).toBeVisible()
  })

  it('says whether the log is whole, and offers it as a file', async () => {
    const { user } = await renderApp('/admin/partners/1', {
      actor: 'admin1',
      prepare: async ({ browser }) => void (await browser.post('/api/update-partner-utm/1', { utm_id: 'a-b' })),
    })
    const history = await screen.findByRole('region', { name: 'History' })
    expect(await within(history).findByRole('link', { name: /^Download \d+ entr/ })).toHaveAttribute(
      'download',
      'partner-1.csv',
    )
    await user.click(within(history).getByRole('button', { name: 'Check the log' }))
    expect(await within(history).findByText(/^The log is whole: \d+ entries checked\.$/)).toBeVisible()
  })

  it('a partner that is not known says so', async () => {
    await renderApp('/admin/partners/999', { actor: 'admin1' })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByLabelText('UTM id')).toBeNull()
  })
})
