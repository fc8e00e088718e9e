import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { helpRequests } from '#server/db/schema.ts'
import { messageReceipts } from '#server/db/schema-figures.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import type { SignedIn } from '#tests/setup/render-app.tsx'

const PAGE = '/admin/dashboard'

async function prepare({ server }: SignedIn) {
  const today = istDay(server.clock.now())
  for (const ago of [12, 2])
    await server.deps.db.insert(helpRequests).values({
      ...{ ticket: `CLT-9000${ago}`, request_enc: 'x', partner: 'cl' },
      due_at: istInstant(addDays(today, -ago), '12:00'),
    })
  const sent_at = istInstant(addDays(today, -1), '12:00')
  await server.deps.db
    .insert(messageReceipts)
    .values({ message_id: 'sms_1', template: 'otp', state: 'failed', reason: 'DND', sent_at, settled_at: sent_at })
}

it('what waits stands first, and its button opens exactly that', async () => {
  await renderApp(PAGE, { actor: 'admin2', prepare })
  const [item, ...others] = within(await screen.findByRole('list', { name: 'Work list' })).getAllByRole('listitem')
  expect(others).toEqual([])
  expect(item).toHaveTextContent(/^2Requests for help past their due day/)
  expect(item).toHaveTextContent('Late')
  expect(screen.getByText(/^2 things wait for you\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Codes not delivered: 100%. Open the list behind it' })).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: 'Open: Requests for help past their due day' }))
  expect(await screen.findByRole('heading', { name: 'No answer yet' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
})

it('says that nothing waits; in Hindi', async () => {
  await renderApp(PAGE, { actor: 'admin2', language: 'hi' })
  expect(await screen.findByRole('heading', { name: 'कुछ बाकी नहीं' })).toBeVisible()
  expect(screen.getByText(/^आपके लिए कोई काम बाकी नहीं है।/)).toBeVisible()
})
