import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { answerTicket } from '#server/services/support/answer-ticket.ts'
import { mergeDeskTicket } from '#server/services/support/merge-desk-ticket.ts'
import { days } from '#src/contract/rules/time.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const REQUEST = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Where are <b>my</b> papers?' }

async function ask({ browser }: SignedIn): Promise<string> {
  return (await browser.call('createHelpRequest', { body: REQUEST })).ticket
}

/** Opens the page of a ticket that has just been asked. */
async function openThread(more: (signedIn: SignedIn, ticket: string) => Promise<void> = () => Promise.resolve()) {
  let ticket = ''
  const list = await renderApp('/my-tickets', {
    actor: 'consumerA',
    productType: null,
    prepare: async (signedIn) => {
      ticket = await ask(signedIn)
      await more(signedIn, ticket)
    },
  })
  await list.user.click(await screen.findByRole('link', { name: `Open ticket ${ticket}` }))
  await screen.findByRole('heading', { level: 1, name: `Ticket ${ticket}` })
  return { ...list, ticket }
}

describe('my tickets', () => {
  it('none yet: says what belongs here and leads to the form', async () => {
    await renderApp('/my-tickets', { actor: 'consumerA', productType: null })
    expect(await screen.findByRole('heading', { name: 'No ticket yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/need-help')
  })

  it('a ticket with its clock, its answer, and a message that opens it again', async () => {
    const { user } = await openThread(async ({ server }, ticket) => answerTicket(server.deps, ticket, 'On their way.'))
    expect(await screen.findByText('Where are <b>my</b> papers?')).toBeVisible()
    expect(screen.getByText('On their way.')).toBeVisible()
    expect(screen.getByText('Answered')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Write something first')).toBeVisible()
    expect(screen.getByLabelText('Add a message')).toHaveFocus()
    await user.type(screen.getByLabelText('Add a message'), 'Still not here.')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Still not here.')).toBeVisible()
    expect(await screen.findByText('Waiting for us')).toBeVisible()
    expect(screen.getByText(/^30 days left for our answer/)).toBeVisible()
    expect(screen.getByLabelText('Add a message')).toHaveValue('')
  })

  it('a closed ticket asks once how far the answer helped', async () => {
    const { user } = await openThread(async ({ server }, ticket) => {
      await answerDeskTicket(server.deps, ticket, { text: 'Here they are.', seen: 0, close: true }, { admin_id: 1 })
    })
    const question = within(await screen.findByRole('group', { name: 'Did our answer help you?' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await question.findByText('Please choose how far our answer helped')).toBeVisible()
    await user.click(question.getByRole('radio', { name: 'Mostly' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('You told us how far our answer helped: Mostly.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Did our answer help you?' })).toBeNull()
  })

  it('a merged ticket leads to the one where it goes on, and what is written from an old page is added there', async () => {
    let other = ''
    const { user, server, ticket } = await openThread(async (signedIn) => {
      other = await ask(signedIn)
    })
    await user.type(await screen.findByLabelText('Add a message'), 'Any news?')
    await mergeDeskTicket(server.deps, ticket, { into: other, seen: 0 }, { admin_id: 1 })
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText(`Your message has been added to ticket ${other}, where this goes on`)).toBeVisible()
    expect(await screen.findByText(/^We have merged this ticket with another one of yours/)).toBeVisible()
    expect(screen.queryByLabelText('Add a message')).toBeNull()
    await user.click(await screen.findByRole('link', { name: `Go to ticket ${other}` }))
    expect(await screen.findByText('Any news?')).toBeVisible()
    expect(await screen.findByText('This goes on here as well:')).toBeVisible()
    expect(await screen.findByRole('link', { name: `Ticket ${ticket}` })).toBeVisible()
    expect(await screen.findByLabelText('Add a message')).toBeVisible()
  })

  it('after thirty days: late in words, and the way to the regulator', async () => {
    let ticket = ''
    const { server, browser } = await renderApp('/need-help', {
      actor: 'consumerA',
      productType: null,
      prepare: async (signedIn) => {
        ticket = await ask(signedIn)
      },
    })
    server.clock.set(new Date(server.clock.now().getTime() + days(32)))
    await renderApp(`/my-tickets/${ticket}`, { as: browser, actor: 'consumerA', productType: null })
    expect(await screen.findByText(/^Our answer is 2 days late/)).toBeVisible()
    const further = within(screen.getByRole('region', { name: 'Not answered well, or late?' }))
    expect(further.getByText(/you may now go to the RBI Ombudsman/)).toBeVisible()
    expect(further.getByRole('link', { name: /cms\.rbi\.org\.in/ })).toHaveAttribute('href', 'https://cms.rbi.org.in')
    expect(further.getByRole('link', { name: /14448/ })).toHaveAttribute('href', 'tel:14448')
    expect(further.getByText('Meera Kulkarni')).toBeVisible()
  })

  it.each(['CLT-999999', 'nonsense'])('%s is not among theirs, and says so', async (ticket) => {
    await renderApp(`/my-tickets/${ticket}`, { actor: 'consumerA', productType: null })
    expect(await screen.findByText('We did not find this ticket among yours.')).toBeVisible()
  })

  it('a message that could not be sent stays in the field', async () => {
    expectConsoleError(/./)
    const { user } = await openThread()
    network.use(http.post('*/messages', () => HttpResponse.error(), { once: true }))
    await user.type(await screen.findByLabelText('Add a message'), 'Do you hear me?')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Add a message')).toHaveValue('Do you hear me?')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(screen.getByLabelText('Add a message')).toHaveValue(''))
  })
})
