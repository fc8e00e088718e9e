import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { storedHelpRequests } from '#tests/builders/help-request.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const PERSON = { partner_id: 1, partner_user_id: 1 }
const ASKED = { topic: 'tech' as const, subject: 'About a link', description: 'My link is silent.' }

it('a partner is asked once how far our answer helped, on the closed ticket', async () => {
  let ticket = ''
  const { user, server, browser } = await renderApp('/partner/communication/tech-support', {
    actor: 'partnerA',
    prepare: async ({ server: { deps } }) => {
      ticket = (await createPartnerTicket(deps, ASKED, PERSON)).ticket
      await answerDeskTicket(deps, ticket, { text: 'It works again.', seen: 0, close: true }, { admin_id: 1 })
    },
  })
  await user.click(await screen.findByRole('link', { name: /About a link/ }))
  expect(await screen.findByText('Did our answer help you?')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'A little' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('You told us how far our answer helped: A little.')).toBeVisible()
  expect(screen.queryByText('Did our answer help you?')).toBeNull()
  const [row] = await storedHelpRequests(server, { ticket })
  expect(row?.rating).toBe(2)
  expect(await browser.status('ratePartnerTicket', { params: { ticket }, body: { rating: 5 } })).toBe(409)
  const other = await server.signInPartner('b')
  expect(await other.browser.status('ratePartnerTicket', { params: { ticket }, body: { rating: 5 } })).toBe(404)
})

it('nobody is asked about a ticket that is open, or that was never answered', async () => {
  const { user, browser } = await renderApp('/partner/communication/tech-support', {
    actor: 'partnerA',
    prepare: async ({ server: { deps } }) => {
      await createPartnerTicket(deps, { ...ASKED, subject: 'About silence' }, PERSON)
    },
  })
  await user.click(await screen.findByRole('link', { name: /About silence/ }))
  expect(await screen.findByLabelText('Add a message')).toBeVisible()
  expect(screen.queryByText('Did our answer help you?')).toBeNull()
  const ticket = /CLT-\d+/.exec(document.body.textContent)?.[0] ?? ''
  expect(await browser.status('ratePartnerTicket', { params: { ticket }, body: { rating: 5 } })).toBe(409)
})
