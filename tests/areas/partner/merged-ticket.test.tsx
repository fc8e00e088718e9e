import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { mergeDeskTicket } from '#server/services/support/merge-desk-ticket.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const PERSON = { partner_id: 1, partner_user_id: 1 }

describe('a merged ticket of a partner', () => {
  it('leads to the one where it goes on, of another topic too; a message from an old page is added there', async () => {
    const tickets: string[] = []
    const { user, server } = await renderApp('/partner/communication/tech-support', {
      actor: 'partnerA',
      prepare: async ({ server: { deps } }) => {
        for (const topic of ['tech', 'general'] as const) {
          const asked = { topic, subject: `About ${topic}`, description: 'My link is silent.' }
          tickets.push((await createPartnerTicket(deps, asked, PERSON)).ticket)
        }
      },
    })
    const [one = '', other = ''] = tickets
    await user.click(await screen.findByRole('link', { name: /About tech/ }))
    await user.type(await screen.findByLabelText('Add a message'), 'Any news?')
    await mergeDeskTicket(server.deps, one, { into: other, seen: 0 }, { admin_id: 1 })
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText(`Your message has been added to ticket ${other}, where this goes on`)).toBeVisible()
    await user.click(await screen.findByRole('link', { name: `Go to ticket ${other}` }))
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp('About general') })).toBeVisible()
    expect(await screen.findByText('Any news?')).toBeVisible()
    expect(await screen.findByRole('link', { name: `Ticket ${one}` })).toBeVisible()
  })
})
