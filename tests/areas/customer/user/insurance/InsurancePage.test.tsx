import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const PERSON = { first_name: 'Asha', last_name: 'Patil', birth_date: '14-08-1990' }
const PLAN = '/user/insurance/transaction?plan=104'
const INSURER = 'Meghdoot General Insurance'

const open = (path: string, options: RenderAppOptions = {}) =>
  renderApp(path, { actor: 'consumerA', productType: 'Other Insurance', ...options })
const known: RenderAppOptions = {
  prepare: async ({ browser, userId }) =>
    void (await browser.call('updateUser', { params: { id: userId }, body: PERSON })),
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('insurance', () => {
  test('lists a kind by premium or by name, with nothing that ranks', async () => {
    const { user } = await open('/user/insurance?kind=health')
    await screen.findAllByRole('article')
    expect(names()).toEqual(['Daily Hospital Cash', 'Arogya Sathi Individual', 'Parivar Kavach'])
    await user.click(screen.getByRole('button', { name: 'By name' }))
    await waitFor(() => expect(names()).toEqual(['Arogya Sathi Individual', 'Daily Hospital Cash', 'Parivar Kavach']))
    await user.click(screen.getByRole('button', { name: 'Shop' }))
    await waitFor(() => expect(names()).toEqual(['Dukaan Suraksha', 'Kirana Basic', 'Vyapar Package']))
    expect(window.location.search).toBe('?kind=shop&sort=name')
    expect(screen.getByText(/licence number CA 0000\./)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /\b(best|top|rat(ed|ing)|rank|recommend|popular|bestseller)/i,
    )
  })

  test('asks for what is missing, then for its own consent, and sends once', async () => {
    const { user, server } = await open(PLAN)
    const send = await screen.findByRole('button', { name: `Send to ${INSURER}` })
    await user.click(send)
    expect(await screen.findByText('Please enter your first name')).toBeVisible()
    await user.type(screen.getByLabelText('First name'), 'Asha')
    await user.type(screen.getByLabelText('Last name'), 'Patil')
    await user.type(screen.getByLabelText('Date of birth'), '14081990')
    await user.click(send)
    const consent = screen.getByRole('checkbox', {
      name: new RegExp(`^Share this with ${INSURER}.*Person: name, date of birth; Contact: `),
    })
    await waitFor(() => expect(consent).toHaveFocus())
    expect(consent).not.toBeChecked()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(consent)
    await user.dblClick(send)
    expect(await screen.findByRole('heading', { level: 1, name: `Your request to ${INSURER}` })).toHaveFocus()
    expect(screen.getByText(/^CL-\d+$/)).toBeVisible()
    expect(screen.getByText(/insurers here are simulated/)).toBeVisible()
    const rows = await storedApplications(server)
    expect(rows.map(({ product_id, product_type }) => [product_id, product_type])).toEqual([
      ['plan-104', 'Other Insurance'],
    ])
  })

  test('a plan asked for before shows its request', async () => {
    await open(PLAN, {
      prepare: async (signedIn) => {
        await known.prepare?.(signedIn)
        const consent = { purpose: 'share_with_insurer', version: CONSENT_VERSIONS.share_with_insurer } as const
        await signedIn.browser.call('requestInsurancePlan', {
          params: { planId: 104 },
          body: { premium: 3_540, consent },
        })
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: `Your request to ${INSURER}` })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('a broken line loses nothing: the same key is sent again', async () => {
    expectConsoleError(/./)
    const keys: (string | null)[] = []
    network.use(
      http.post(
        '*/request',
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'))
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    const { user } = await open(PLAN, known)
    await user.click(await screen.findByRole('checkbox'))
    const send = screen.getByRole('button', { name: `Send to ${INSURER}` })
    await user.click(send)
    expect(await screen.findByText(/You are offline. Nothing was sent/)).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeChecked()
    network.use(
      http.post('*/request', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.json({ message: 'x', code: 'offer_unavailable' }, { status: 409 })
      }),
    )
    await user.click(send)
    expect(await screen.findByText(/The plan has changed. Nothing was sent/)).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  test('a plan that is not there, and a list that fails', async () => {
    expectConsoleError(/./)
    const { browser } = await open('/user/insurance/transaction?plan=9999')
    expect(await screen.findByText('This plan is not listed')).toBeVisible()
    network.use(
      on('listInsurancePlans', () => HttpResponse.json({ message: 'Not now', code: 'server_error' }, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = await renderApp('/user/insurance', { as: browser })
    expect(await screen.findByText('Not now')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const list = await screen.findAllByRole('article')
    expect(list).toHaveLength(3)
    expect(within(list[0] as HTMLElement).getByRole('link')).toBeVisible()
  })
})
