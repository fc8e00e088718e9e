import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, passthrough } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeCalls, exampleOf } from '#src/areas/partner/digital-integration/describe-calls.ts'
import { storedApiKeys, storedPartnerWebhooks } from '#tests/builders/partner.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/partner/digital-integration'

describe('digital integration', () => {
  afterEach(() => network.resetHandlers())

  it('makes a key that is shown once, rotates it and revokes it after a question', async () => {
    const { user, server } = await renderApp(PAGE, { actor: 'partnerA' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Digital integration' })).toBeVisible()
    expect(await screen.findByText(/You have no keys yet/)).toBeVisible()
    const make = screen.getByRole('button', { name: 'Create key' })
    await user.click(make)
    expect(screen.getByText('Please give the key a name')).toBeVisible()
    expect(screen.getByLabelText('Name of the key')).toHaveFocus()
    await user.type(screen.getByLabelText('Name of the key'), 'CRM <b>1</b>')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(make)
    expect(screen.getByText('Please choose at least one')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Read your leads' }))
    await user.click(make)
    const shown = await screen.findByLabelText<HTMLInputElement>('API key')
    expect(shown.value).toMatch(/^clk_test_[\w-]{43}$/)
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy: API key' }))
    expect(write).toHaveBeenCalledWith(shown.value)
    await user.click(screen.getByRole('button', { name: 'I have stored it' }))
    expect(screen.queryByLabelText('API key')).toBeNull()
    expect(screen.getByText('CRM <b>1</b>')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Rotate the key CRM <b>1</b>' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rotate' }))
    expect(await screen.findByText(/Replaced by a new key/)).toBeVisible()
    const revoke = await screen.findAllByRole('button', { name: 'Revoke the key CRM <b>1</b>' })
    await user.click(revoke[0] ?? make)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Revoked')).toBeVisible()
    const rows = await storedApiKeys(server)
    expect(rows.map(({ scopes, sandbox }) => [scopes, sandbox])).toEqual([
      [['leads:read'], 1],
      [['leads:read'], 1],
    ])
  })

  it('asks for a code from the mail, and makes the key once it is right', async () => {
    const { user, server } = await renderApp(PAGE, { actor: 'partnerA' })
    await changeSessions(server, { area: 'partner' }, { code_at: null })
    await user.type(await screen.findByLabelText('Name of the key'), 'CRM')
    await user.click(screen.getByRole('button', { name: 'Create key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'A code from your mail' }))
    await user.click(dialog.getByRole('button', { name: 'Send the code' }))
    expect(await dialog.findByText('Sent to partner@demo.test.')).toBeVisible()
    await user.type(dialog.getByLabelText('Code from your mail'), server.codeFor('partner@demo.test'))
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByLabelText('API key')).toBeVisible()
  })

  it('says what is wrong with an address and keeps it; a webhook that nobody answers is in the log', async () => {
    const { user, server } = await renderApp(`${PAGE}?tab=webhooks`, { actor: 'partnerA' })
    const field = await screen.findByLabelText('Web address')
    await user.type(field, 'https://10.0.0.1/hook')
    await user.click(screen.getByRole('button', { name: 'Add the webhook' }))
    expect(await screen.findByText('The web address must not lead into a private network')).toBeVisible()
    expect(field).toHaveValue('https://10.0.0.1/hook')
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'http://127.0.0.1:9/hook')
    network.use(http.all('http://127.0.0.1:9/*', () => passthrough()))
    await user.click(screen.getByRole('button', { name: 'Add the webhook' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Signing secret')).value).toMatch(/^whs_/)
    await user.click(await screen.findByRole('button', { name: 'Send a test event to http://127.0.0.1:9/hook' }))
    expect(await screen.findByText('The server could not be reached')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Open Test event/ }))
    expect(within(await screen.findByRole('dialog')).getByText(/"event": "test.ping"/)).toBeVisible()
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Remove http://127.0.0.1:9/hook' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/^You have no webhooks yet\./)).toBeVisible()
    expect((await storedPartnerWebhooks(server))[0]?.deleted_at).not.toBeNull()
  })

  it('changes a webhook, pauses it and lets it go on, and says what a pause means', async () => {
    const { user, server } = await renderApp(`${PAGE}?tab=webhooks`, {
      actor: 'partnerA',
      prepare: async ({ browser }) => {
        await browser.call('createWebhook', { body: { url: 'https://hooks.example.com/a', events: ['lead.lost'] } })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Change https://hooks.example.com/a' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this webhook' }))
    const field = dialog.getByLabelText('Web address')
    expect(field).toHaveValue('https://hooks.example.com/a')
    await user.clear(field)
    await user.type(field, 'https://192.168.1.1/a')
    await user.click(dialog.getByRole('checkbox', { name: 'Lead lost' }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByText('Please choose at least one')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: 'Payout approved' }))
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    expect(await dialog.findByText('The web address must not lead into a private network')).toBeVisible()
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'https://hooks.example.com/b')
    await user.click(dialog.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Pause https://hooks.example.com/b' }))
    expect(await screen.findByText(/Nothing is queued or sent/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Send a test event/ })).toBeNull()
    const row = async () => (await storedPartnerWebhooks(server))[0]
    await waitFor(async () =>
      expect(await row()).toMatchObject({ url: 'https://hooks.example.com/b', events: ['payout.approved'], status: 0 }),
    )
    const resume = await screen.findByRole('button', { name: 'Resume https://hooks.example.com/b' })
    await waitFor(() => expect(resume).toHaveAttribute('aria-busy', 'false'))
    await user.click(resume)
    await waitFor(() => expect(screen.queryByText(/Nothing is queued or sent/)).toBeNull())
    expect(await row()).toMatchObject({ status: 1 })
  })

  it('makes the line for a web site', async () => {
    const { user } = await renderApp(`${PAGE}?tab=widget`, { actor: 'partnerA', language: 'hi' })
    await user.click(await screen.findByRole('button', { name: 'विजेट बनाएँ' }))
    expect(await screen.findByText('कृपया कम से कम एक वेबसाइट लिखें')).toBeVisible()
    await user.type(screen.getByLabelText('आपकी वेबसाइटें'), 'https://Shop.Example/path')
    await user.click(screen.getByRole('button', { name: 'विजेट बनाएँ' }))
    const line = await screen.findByLabelText<HTMLTextAreaElement>('आपके पेज के लिए लाइन')
    const key = /data-key="w1\.([\w-]+)\./.exec(line.value)?.[1] ?? ''
    expect(JSON.parse(atob(key.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({ h: ['shop.example'] })
  })

  it('documents the calls of partners alone, and tries one in the sandbox', async () => {
    const { user } = await renderApp(`${PAGE}?tab=docs`, { actor: 'partnerA' })
    const call = await screen.findByRole('region', { name: 'POST /api/partner-api/leads' })
    expect(screen.queryByRole('region', { name: /\/api\/partner\/|\/api\/user/ })).toBeNull()
    const attempt = within(call).getByRole('button', { name: /^Try it/ })
    await user.click(attempt)
    expect(within(call).getByText(/Please enter a sandbox key first/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create a sandbox key' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your sandbox key').value).toMatch(/^clk_test_/))
    await user.click(attempt)
    expect(await within(call).findByText('The sandbox answered 200')).toBeVisible()
    expect(within(call).getAllByText(/"outcome": "pending"/).length).toBeGreaterThan(0)
  })

  it('nothing is made in a masquerade; what cannot be loaded says so', async () => {
    network.use(on('listApiKeys', () => HttpResponse.json({ message: 'Down' }, { status: 500 })))
    await renderApp(PAGE, {
      actor: 'admin1',
      prepare: async ({ browser }) => {
        await browser.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: 'a call from them' } })
      },
    })
    expect(await screen.findByText(/cannot be created or changed while masquerading/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull()
    expect(await screen.findByText('This could not be shown.')).toBeVisible()
  })

  it('makes examples of a schema, and leaves the other calls out', () => {
    expect(
      exampleOf({ type: 'object', properties: { mobile: { type: 'string' }, kind: { enum: ['a', 'b'] } } }),
    ).toEqual({
      mobile: '9812345611',
      kind: 'a',
    })
    const operation = { operationId: 'x', summary: 'X.', responses: {} }
    const paths = { '/api/user': { get: operation }, '/api/partner-api/leads': { get: operation } }
    expect(describeCalls({ paths }).map(({ path }) => path)).toEqual(['/api/partner-api/leads'])
  })
})
