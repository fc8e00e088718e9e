import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { reminders } from '#server/db/schema.ts'
import type { Application } from '#src/contract/entities/application.ts'
import { forgetTyped } from '#src/features/profile/use-autosave.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/render-app.tsx'
import { PROFILE } from '#tests/server/services/journey.ts'

afterEach(forgetTyped)

const PAN = PROFILE.tin
const BORN = '14081990'

/** A customer with a complete profile and, unless `draft` is false, an open draft comes back. */
function comeBack({ draft = true, language = 'en' }: { draft?: boolean; language?: 'en' | 'hi' } = {}) {
  const prepare: RenderAppOptions['prepare'] = async ({ browser, userId }) => {
    await browser.post(`/api/user/${userId}`, PROFILE)
    if (draft) await browser.post('/api/applications', { product_type: 'Personal Loans' })
  }
  return renderApp('/user/welcome-back', { actor: 'consumerA', language, prepare })
}

const applications = async (browser: Browser) =>
  ((await browser.get('/api/applications')).body as { data: Application[] }).data

describe('welcome back', { timeout: 90_000 }, () => {
  test('greets by name, asks who it is with empty fields, and continues where the application stands', async () => {
    const { user, browser } = await comeBack()
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ananya' })
    expect(screen.getByRole('radio', { name: /Continue my application/ })).toBeChecked()
    expect(screen.getByLabelText('PAN')).toHaveValue('')
    expect(screen.getByLabelText('Date of birth')).toHaveValue('')
    await user.type(screen.getByLabelText('PAN'), PAN.toLowerCase())
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/offers'))
    expect(await applications(browser)).toHaveLength(1)
  })

  test('does not go on without both, and says so in the words of the rules', async () => {
    const { user } = await comeBack()
    await user.type(await screen.findByLabelText('PAN'), 'ABCCK1234F')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Invalid PAN')).toBeVisible()
    expect(screen.getByText('Please enter a valid birth date')).toBeVisible()
    expect(screen.getByLabelText('PAN')).toHaveFocus()
    expect(window.location.pathname).toBe('/user/welcome-back')
  })

  test('a wrong answer is told without saying which, and the fifth locks the check', async () => {
    const { user } = await comeBack()
    await user.type(await screen.findByLabelText('PAN'), 'ABCPK1234F')
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    const go = screen.getByRole('button', { name: 'Continue' })
    await user.click(go)
    expect(await screen.findByText(/do not match what you gave us before/)).toBeVisible()
    expect(screen.getByLabelText('PAN')).toHaveValue('ABCPK1234F')
    for (let wrong = 2; wrong <= 6 && !screen.queryByText(/Too many wrong tries/); wrong += 1) {
      await user.click(go)
      await waitFor(() => expect(go).toBeEnabled())
    }
    expect(await screen.findByText(/Too many wrong tries\. Please wait 15 minutes/)).toBeVisible()
  })

  test('a new application closes the draft, keeps the answers, and begins with a look at them', async () => {
    const { user, browser } = await comeBack()
    await user.click(await screen.findByRole('radio', { name: /Start a new one/ }))
    await user.type(screen.getByLabelText('PAN'), PAN)
    await user.type(screen.getByLabelText('Date of birth'), BORN)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { level: 1, name: 'About you' })
    expect(screen.getByLabelText('First name')).toHaveValue('Ananya')
    expect((await applications(browser)).map(({ status }) => status).sort()).toEqual(['draft', 'withdrawn'])
  })

  test('without an open application there is only a new one to start', async () => {
    await comeBack({ draft: false })
    expect(await screen.findByRole('radio', { name: /Start a new one/ })).toBeChecked()
    expect(screen.queryByRole('radio', { name: /Continue my application/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remind me later' })).toBeNull()
  })

  test('reminds later, on a day that is chosen', async () => {
    const { user, server } = await comeBack()
    await user.click(await screen.findByRole('button', { name: 'Remind me later' }))
    const dialog = await screen.findByRole('dialog', { name: 'When should we remind you?' })
    await user.click(within(dialog).getByRole('radio', { name: 'In 3 days' }))
    await user.click(within(dialog).getByRole('button', { name: 'Remind me' }))
    expect(await screen.findByText(/We will remind you by SMS on/)).toBeVisible()
    expect(await server.database.db.select().from(reminders)).toHaveLength(1)
  })

  test('speaks Hindi', async () => {
    await comeBack({ language: 'hi' })
    await screen.findByRole('heading', { level: 1, name: 'फिर से स्वागत है, Ananya' })
    expect(screen.getByRole('radio', { name: /अपना आवेदन जारी रखें/ })).toBeChecked()
    expect(screen.getByLabelText('जन्म तिथि')).toHaveValue('')
  })
})
