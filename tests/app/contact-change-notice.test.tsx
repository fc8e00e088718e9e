import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storedContactChanges } from '#tests/builders/customer.ts'
import { askForLostContact, PROFILE } from '#tests/server/services/shared/journey.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const asked = async ({ server, browser, userId }: SignedIn) => {
  server.deps.limits.profile = 'relaxed'
  await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
  const agent = (await server.signInAdmin(3)).browser
  await askForLostContact(server, agent, userId, 'new@sentinel.in', 'Lost the phone')
}

const TITLE = { en: 'Somebody wants to change your sign-in', hi: 'कोई आपका लॉग इन बदलना चाहता है' } as const
const STOP = { en: 'This was not me: stop it', hi: 'यह मैंने नहीं कहा: इसे रोकें' } as const

it.each(['en', 'hi'] as const)(
  'a signed-in customer is told of a change of their sign-in, and stops it, %s',
  async (language) => {
    const { user, server } = await renderApp('/privacy-centre', { actor: 'consumerA', language, prepare: asked })
    const notice = within(await screen.findByRole('region', { name: TITLE[language] }))
    expect(
      notice.getByText(
        language === 'en' ? /change the email address that opens your account/ : /ईमेल पता बदलने को कहा गया/,
      ),
    ).toBeVisible()
    await user.click(notice.getByRole('button', { name: STOP[language] }))
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE[language] })).toBeNull())
    expect(await storedContactChanges(server)).toMatchObject([{ state: 'stopped' }])
    expect(await screen.findByText(language === 'en' ? /^It is stopped/ : /^इसे रोक दिया गया है/)).toBeVisible()
  },
)

it('one that has ended meanwhile is no more; the customer is told where to write', async () => {
  const { user, browser } = await renderApp('/privacy-centre', { actor: 'consumerA', prepare: asked })
  const button = await screen.findByRole('button', { name: STOP.en })
  await browser.call('stopContactChange')
  await user.click(button)
  expect(await screen.findByText(/^There was nothing to stop any more/)).toBeVisible()
  expect(screen.queryByRole('button', { name: STOP.en })).toBeNull()
})

it('nothing is said where nobody asked', async () => {
  await renderApp('/privacy-centre', { actor: 'consumerA' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { name: STOP.en })).toBeNull()
})
