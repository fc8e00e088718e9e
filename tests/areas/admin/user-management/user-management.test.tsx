import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const open = (search = '') =>
  renderApp(`/admin/user-management?tab=activity${search}`, {
    actor: 'admin1',
    prepare: async ({ server }) => {
      for (let at = 0; at < 30; at += 1)
        await writeAudit(server.deps, {
          actor: 'partner:77',
          action: 'lender.update',
          object: `lender:${at}`,
          before: { priority: at },
          after: { priority: at === 29 ? '<img src=x onerror=alert(1)>' : at + 1 },
        })
    },
  })
const rows = () => screen.getAllByRole('rowheader')

describe('the activity log', () => {
  it.each([
    ['en', 23, /^Minimum age: from \d+ to 23$/, /^Lender /],
    ['hi', 24, /^[^:]+: .*\b24\b/, /^लेंडर /],
  ] as const)(
    'tells real changes in words, in %s, without a key, a number of ours or JSON',
    async (language, age, changed, record) => {
      await renderApp('/admin/user-management?tab=activity', {
        actor: 'admin1',
        language,
        prepare: async ({ browser }) => {
          const changes: Pick<BodyTo<'updateLender'>, 'property' | 'value'>[] = [
            { property: 'min_age', value: age },
            { property: 'so_status', value: 1 },
            { property: 'pincodes_excluded', value: ['560001', '560002'] },
          ]
          for (const change of changes) await browser.answer('updateLender', { body: { lender_id: 16, ...change } })
          await browser.call('createLenderGroup', { body: { name: 'Small banks of the south' } })
          await browser.call('createLender', { body: { name: 'Neem_Capital' } })
          await browser.call('createCriteriaDraft', { body: { lender_id: 16, changes: { max_age: 61 } } })
          await browser.answer('replayCustomerLists', { body: { customer: '999999', reason: 'Asked on the phone' } })
        },
      })
      expect((await screen.findAllByText(changed)).length).toBeGreaterThan(0)
      expect(screen.getAllByText(record).length).toBeGreaterThan(0)
      const text = screen
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join('\n')
        .replaceAll('Neem_Capital', '')
      expect(text).not.toMatch(/[a-z]_[a-z]|[a-z]:\d|[{}[\]"]/)
    },
  )

  it('pages, sorts and filters on the server, with the view in the address', async () => {
    const { user } = await open('&actor=partner:77')
    expect(await screen.findByText('1 to 25 of 30')).toBeVisible()
    expect(rows()).toHaveLength(25)
    expect(screen.getByText('Priority: from 29 to <img src=x onerror=alert(1)>')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('26 to 30 of 30')).toBeVisible()
    expect(window.location.search).toBe('?tab=activity&actor=partner%3A77&page=2')
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()

    screen.getByRole('button', { name: 'When' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('1 to 25 of 30')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'ascending')
    expect(await screen.findByText('Priority: from 0 to 1')).toBeVisible()

    await user.type(screen.getByRole('textbox', { name: 'Record' }), 'lender:7')
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible()
    expect(window.location.search).toContain('object=lender%3A7')
    await user.type(screen.getByRole('textbox', { name: 'Record' }), '77')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Record' })).toHaveValue(''))
    expect(window.location.search).toBe('?tab=activity&sort=at&order=asc')
  })

  it('is searched by part of a name, after a pause in the typing and with the words in the address', async () => {
    const { user } = await open('&actor=partner:77')
    await screen.findByText('1 to 25 of 30')
    await user.type(screen.getByRole('searchbox', { name: 'Name, e-mail, action or number' }), 'lender.u')
    await waitFor(() => expect(window.location.search).toBe('?tab=activity&actor=partner%3A77&search=lender.u'))
    expect(await screen.findByText('1 to 25 of 30')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Name, e-mail, action or number' }), '_%')
    expect(await screen.findByText('Nothing matches. Try another word or filter.')).toBeVisible()
  })

  it('keeps what was typed when it cannot be asked for, and says how to write it', async () => {
    expectConsoleError(/422/)
    await open('&actor=Somebody%20else')
    expect(await screen.findByText('Write who it was like admin:1 or partner:3.')).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Who' })
    expect(field).toHaveValue('Somebody else')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Write who it was like admin:1 or partner:3.')
  })

  it('hides columns and closes rows up, and still does after coming back', async () => {
    const { user } = await open('&actor=partner:77')
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await user.click(menu.getByRole('checkbox', { name: 'Record' }))
    expect(menu.getByRole('checkbox', { name: 'When' })).toBeDisabled()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Record' })).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await user.click(screen.getByRole('link', { name: /^User Management/ }))
    await user.click(await screen.findByRole('tab', { name: 'Activity log' }))
    expect(await screen.findByRole('columnheader', { name: 'Who' })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Record' })).toBeNull()
  })

  it('is downloaded with its filters, and a refused download says why', async () => {
    const { user } = await open('&actor=partner:77')
    const saved: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:here'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await screen.findByText('1 to 25 of 30')
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await saved[0]?.text())?.match(/partner:77/g)).toHaveLength(30)
    network.use(
      on('exportAuditLog', () =>
        HttpResponse.json({ message: 'Please wait a moment.', code: 'too_many_requests' }, { status: 429 }),
      ),
    )
    expectConsoleError(/429/)
    await user.click(await screen.findByRole('button', { name: 'CSV' }))
    expect(await screen.findByText('Please wait a moment.')).toBeVisible()
    create.mockRestore()
    click.mockRestore()
  })
})
