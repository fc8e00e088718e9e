import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'
import { signOut } from '#src/lib/session/session.ts'
import { askForCode } from '#tests/features/sign-in/sign-in-steps.ts'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'
import { at, heading, next, recordSaves, saved, typeInto } from './form-driver.ts'

const stored = async (browser: Browser, userId: number | null) =>
  (await browser.call('getUser', { params: { id: userId ?? 0 } })).data

/** The server will not have this value of this field; everything else reaches it. */
function refuse(field: string, value: string): void {
  network.use(
    on('updateUser', async ({ request }) => {
      const body = (await request.clone().json()) as Record<string, unknown>
      if (body[field] !== value) return undefined
      const refusal = { message: 'Look', code: 'validation', errors: { [field]: 'This cannot be used here' } }
      return HttpResponse.json(refusal, { status: 422 })
    }),
  )
}

const homeGiven = async ({ browser, userId }: SignedIn) => {
  const home = { address1: 'Plot 14', postal_code: '431001', residence_type: 1, email: 'a@b.in' }
  await browser.call('updateUser', { params: { id: userId }, body: home })
}

/** Codes are sent at most every 30 seconds. */
const letCodesRest = (server: TestServer) => server.clock.set(new Date(Date.now() + 60_000))

describe('the form in bad weather', () => {
  test('a 500 keeps what was typed, says so, and "Not saved yet" tries again', async () => {
    expectConsoleError(/./)
    const { user, browser, userId } = await renderApp(at('personal-information'), { actor: 'consumerA' })
    await heading('About you')
    network.use(
      on(
        'updateUser',
        () => HttpResponse.json({ message: 'The server is busy', code: 'server_error' }, { status: 500 }),
        {
          once: true,
        },
      ),
    )
    await typeInto(user, 'First name', 'Asha')
    await user.tab()
    const retry = await screen.findByRole('button', { name: 'Not saved yet. Try again' })
    expect(await screen.findByText('The server is busy')).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Asha')
    await user.click(retry)
    await saved()
    expect(await stored(browser, userId)).toMatchObject({ first_name: 'Asha' })
  })

  test('what this device kept over the end of the browser is in the form, and is saved', async () => {
    const kept = { address1: { value: 'Cidco N-4', valid: true }, postal_code: { value: '43', valid: false } }
    const read = vi.spyOn(sealedDrafts, 'read').mockResolvedValue({ profile: kept })
    const { browser, userId } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    expect(read).toHaveBeenCalledWith(userId, 'draft')
    expect(screen.getByLabelText('Address line 1')).toHaveValue('Cidco N-4')
    expect(screen.getByLabelText('Pincode')).toHaveValue('43')
    await waitFor(async () => expect(await stored(browser, userId)).toMatchObject({ address1: 'Cidco N-4' }))
    expect(await stored(browser, userId)).toMatchObject({ postal_code: '' })
  })

  test('whoever signs out leaves nothing on this device', async () => {
    const forget = vi.spyOn(sealedDrafts, 'forgetAll').mockResolvedValue()
    await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    await signOut('customer')
    expect(forget).toHaveBeenCalledTimes(1)
  })

  test('offline the form goes on, and saves when the line comes back', async () => {
    const { user, browser, userId } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    await typeInto(user, 'Address line 1', 'Cidco N-4')
    await user.tab()
    await saved()
    network.use(on('updateUser', () => HttpResponse.error()))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/^You are offline\./)).toBeVisible()
    expect(screen.getAllByText(/offline/i)).toHaveLength(1)
    expect(screen.queryByText('Saved just now')).toBeNull()
    await typeInto(user, 'Pincode', '431001')
    await user.tab()
    await screen.findByRole('button', { name: 'Not saved yet. Try again' })
    network.resetHandlers()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await saved()
    expect(screen.queryByText(/^You are offline\./)).toBeNull()
    expect(await stored(browser, userId)).toMatchObject({ postal_code: '431001' })
  })

  test('a field that the server refuses is named, and the others are saved', async () => {
    refuse('email', 'no@example.in')
    const { user, browser, userId } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    await typeInto(user, 'Email', 'no@example.in')
    await typeInto(user, 'Pincode', '431001')
    await user.tab()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/cannot be used here/))
    await waitFor(async () => expect(await stored(browser, userId)).toMatchObject({ postal_code: '431001', email: '' }))
    expect(screen.getByLabelText('Email')).toHaveValue('no@example.in')
  })

  test('a refused answer answers every press: it stays named until it changes, and nothing says saved', async () => {
    refuse('email', 'no@example.in')
    const { user } = await renderApp(at('contact-details'), { actor: 'consumerA', prepare: homeGiven })
    await heading('Your home')
    await typeInto(user, 'Email', 'no@example.in')
    const email = screen.getByLabelText('Email')
    const refused = async () => {
      await waitFor(() => expect(email).toHaveFocus())
      expect(email).toHaveAccessibleDescription(/cannot be used here/)
      expect(screen.getByText('1 field needs your attention')).toBeVisible()
      expect(screen.queryByText('Saved just now')).toBeNull()
    }
    await next(user)
    await refused()
    // Another field, the field itself left as it is, and a second press change nothing of it.
    await typeInto(user, 'Address line 1', ' B')
    await user.tab()
    await next(user)
    await refused()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your home')

    await user.tab()
    const status = await screen.findByRole('button', { name: 'One answer is not saved: show it' })
    await user.click(status)
    expect(email).toHaveFocus()
    await user.clear(email)
    await user.keyboard('yes@example.in')
    await waitFor(() => expect(email).not.toHaveAccessibleDescription(/cannot be used here/))
    await next(user)
    await heading('Your work and income')
  })

  test('a refusal of an answer on an earlier step leads back to it at the end of the form', async () => {
    const { user } = await renderApp(at('communication-preferences'), {
      actor: 'consumerA',
      prepare: async ({ browser, userId }) =>
        void (await browser.call('updateUser', { params: { id: userId }, body: PROFILE })),
    })
    await heading('Your loan')
    window.history.pushState(null, '', at('contact-details'))
    window.dispatchEvent(new PopStateEvent('popstate'))
    await heading('Your home')
    refuse('postal_code', '431009')
    await user.clear(screen.getByLabelText('Pincode'))
    await typeInto(user, 'Pincode', '431009')
    window.history.back()
    await heading('Your loan')
    await user.click(await screen.findByRole('button', { name: 'Save and see offers' }))
    await heading('Your home')
    expect(screen.getByLabelText('Pincode')).toHaveAccessibleDescription(/cannot be used here/)
    expect(screen.getByText(/could not be saved. Please change it/)).toBeVisible()
  })

  test('a refusal without a field is said beside the button, and the step is not left', async () => {
    network.use(on('updateUser', () => HttpResponse.json({ message: 'Not today', code: 'forbidden' }, { status: 403 })))
    const { user } = await renderApp(at('contact-details'), { actor: 'consumerA', prepare: homeGiven })
    await heading('Your home')
    await typeInto(user, 'Address line 1', ' B')
    await next(user)
    const words = await screen.findByText('Not today')
    expect(words.closest('[role=alert]')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your home')
    network.resetHandlers()
    await next(user)
    await heading('Your work and income')
    expect(screen.queryByText('Not today')).toBeNull()
  })

  test('back and forward find every value, the wrong ones too', async () => {
    const { user } = await renderApp(at('personal-information'), {
      actor: 'consumerA',
      prepare: async ({ browser, userId }) => {
        const about = { first_name: 'Asha', last_name: 'Patil', birth_date: '14-08-1994', gender: 2, tin: 'ABCPP1234F' }
        await browser.call('updateUser', { params: { id: userId }, body: about })
      },
    })
    await heading('About you')
    await next(user)
    await heading('Your home')
    await typeInto(user, 'Pincode', '4310')
    window.history.back()
    await heading('About you')
    window.history.forward()
    await heading('Your home')
    expect(screen.getByLabelText('Pincode')).toHaveValue('4310')
  })

  test('a session that ends in the middle costs nothing: the same field holds the value after the next sign-in', async () => {
    expectConsoleError(/./)
    const { user, server } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    // Everything the step reads is there.
    await screen.findByText('Verified')
    await server.database.db.execute('update sessions set revoked_at = now()')
    await typeInto(user, 'Pincode', '431001')
    await user.tab()
    await waitFor(() => expect(window.location.pathname).toBe('/login'))

    letCodesRest(server)
    await askForCode(user, '9876543210')
    await user.type(await screen.findByLabelText('6-digit code'), `${server.codeFor('9876543210')}{Enter}`)
    await heading('Your home')
    expect(window.location.search).toBe('?step=contact-details')
    expect(screen.getByLabelText('Pincode')).toHaveValue('431001')
    await saved()
  })

  test('another device finds every field as it was', async () => {
    const answers = {
      address1: 'Plot 14',
      postal_code: '431001',
      residence_type: 3,
      email: 'a@b.in',
    }
    await renderApp(at('contact-details'), {
      actor: 'consumerA',
      prepare: async ({ server }) => {
        letCodesRest(server)
        const { browser, userId } = await server.signInCustomer({ destination: '9876543210' })
        expect(await browser.call('updateUser', { params: { id: userId }, body: answers })).toMatchObject({
          data: answers,
        })
      },
    })
    await heading('Your home')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('a@b.in'))
    expect(screen.getByLabelText('Address line 1')).toHaveValue('Plot 14')
    expect(screen.getByLabelText('Pincode')).toHaveValue('431001')
    expect(screen.getByRole('radio', { name: 'Rented' })).toBeChecked()
  })

  test('two tabs keep both: what the other saved appears, what is typed here stays', async () => {
    const saves = recordSaves()
    const { user, browser, userId } = await renderApp(at('contact-details'), { actor: 'consumerA' })
    await heading('Your home')
    await typeInto(user, 'Email', 'asha@exam')
    await browser.call('updateUser', {
      params: { id: userId },
      body: { address1: 'Plot 14', email: 'other@example.in' },
    })
    await user.type(screen.getByLabelText('Pincode'), '431001')
    await user.tab()
    await waitFor(() => expect(screen.getByLabelText('Address line 1')).toHaveValue('Plot 14'))
    expect(screen.getByLabelText('Email')).toHaveValue('asha@exam')
    expect(saves).toContainEqual({ postal_code: '431001' })
    expect(await stored(browser, userId)).toMatchObject({ address1: 'Plot 14', postal_code: '431001' })
  })
})
