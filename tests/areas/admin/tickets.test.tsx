import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { createPartnerTicketMessage } from '#server/services/support/create-partner-ticket-message.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { addByAsker } from '#server/services/support/shared/add-by-asker.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const ask = async ({ server }: SignedIn) =>
  (
    await createPartnerTicket(
      server.deps,
      { topic: 'tech', subject: 'Links', description: 'My link is silent.' },
      { partner_id: 1, partner_user_id: 1 },
    )
  ).ticket

describe('the ticket desk', () => {
  it('shows the queue beside an open ticket, takes what is nobody’s, and goes on to the next one', async () => {
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440)
    onTestFinished(() => width.mockRestore())
    const tickets: string[] = []
    const { user } = await renderApp('/admin/tickets?tab=unassigned', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        tickets.push(await ask(signedIn), await ask(signedIn))
      },
    })
    const [first = '', second = ''] = tickets
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${first}, `) }))
    const queue = within(await screen.findByRole('navigation', { name: 'Unassigned' }))
    await waitFor(() => expect(queue.getAllByRole('listitem')).toHaveLength(2))
    expect(queue.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      `/admin/tickets/${first}?queue=unassigned`,
    )
    await user.click(await screen.findByRole('button', { name: 'Take' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take' })).toBeNull())
    // What was taken is nobody's no more.
    await waitFor(() => expect(queue.getAllByRole('listitem')).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Next ticket' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/tickets/${second}`))
  })

  it('leads an agent from the queue of what is nobody’s to an answer, a note and the end of a ticket', async () => {
    let ticket = ''
    const { user } = await renderApp('/admin/tickets', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        ticket = await ask(signedIn)
      },
    })
    expect(await screen.findByText('No ticket is assigned to you. Take one from Unassigned.')).toBeVisible()
    await user.click(await screen.findByRole('tab', { name: 'Unassigned (1)' }))
    expect(window.location.search).toContain('tab=unassigned')
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${ticket}, `) }))
    expect(await screen.findByText('My link is silent.')).toBeVisible()
    expect(screen.getByText(/^30 days to the legal limit/)).toBeVisible()

    const notes = within(screen.getByRole('region', { name: 'Internal notes' }))
    await user.type(notes.getByLabelText('Note'), 'Asked the technicians')
    await user.click(notes.getByRole('button', { name: 'Save note' }))
    expect(await notes.findByText('Asked the technicians')).toBeVisible()

    expect(screen.getByText('Answer it before you close it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('Please enter the answer')).toBeVisible()
    await user.type(screen.getByLabelText('Answer'), 'It works again.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('Your answer has been sent')).toBeVisible()
    expect(await within(screen.getByRole('list', { name: 'Messages' })).findByText('It works again.')).toBeVisible()
    expect(await screen.findByText('SLA paused: waiting for the asker')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Close ticket' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Close ticket ${ticket}` }))
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Outside our responsibility')
    await user.click(dialog.getByRole('button', { name: 'Close ticket' }))
    expect(await screen.findByText(/^Closed by .*Outside our responsibility$/)).toBeVisible()
    expect(screen.queryByLabelText('Answer')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reopen' }))
    const again = within(await screen.findByRole('dialog', { name: `Reopen ticket ${ticket}` }))
    await user.type(again.getByLabelText('Reason'), 'They called')
    await user.click(again.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByLabelText('Answer')).toBeVisible()
  })

  it('assigns what was chosen and takes it back, closes only what waits for the asker, and changes whose one is in its row', async () => {
    const tickets: string[] = []
    const { user } = await renderApp('/admin/tickets?tab=unassigned', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        tickets.push(await ask(signedIn), await ask(signedIn))
        const [first = ''] = tickets
        await answerDeskTicket(
          signedIn.server.deps,
          first,
          { text: 'Yes.', seen: 0, close: false, lender: false },
          { admin_id: 1 },
        )
      },
    })
    const [answered = '', unread = ''] = tickets
    const theirs = (ticket: string) => screen.findByLabelText<HTMLSelectElement>(`Assigned to, ticket ${ticket}`)
    await user.click(await screen.findByRole('checkbox', { name: `Select ticket ${unread}` }))
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    const assign = within(await screen.findByRole('dialog', { name: 'Assign 1 ticket' }))
    await user.selectOptions(assign.getByLabelText('Assigned to'), 'Asha Rao, 0 open')
    await user.click(assign.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText('1 ticket assigned.')).toBeVisible()
    expect(await screen.findByText(/^Every ticket is assigned/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('checkbox', { name: `Select ticket ${unread}` })).not.toBeChecked()

    await user.selectOptions(await theirs(unread), 'Meera Nair, 0 open')
    await user.click(await screen.findByRole('tab', { name: 'Mine (1)' }))
    expect(await theirs(unread)).toBeVisible()
    await user.selectOptions(await theirs(unread), 'Unassigned')
    expect(await screen.findByText('No ticket is assigned to you. Take one from Unassigned.')).toBeVisible()

    await user.click(await screen.findByRole('tab', { name: 'Waiting for us (1)' }))
    await user.click(await screen.findByRole('checkbox', { name: `Select ticket ${unread}` }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const close = within(await screen.findByRole('dialog', { name: 'Close 1 ticket' }))
    await user.click(close.getByRole('button', { name: 'Close' }))
    const part = within(await screen.findByRole('dialog', { name: '0 changed, 1 not' }))
    expect(part.getByText(/It waits for us or for a lender: read it before you close it/)).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('checkbox', { name: `Select ticket ${unread}` })).toBeChecked()

    await user.click(await screen.findByRole('tab', { name: 'Waiting for them (1)' }))
    await user.click(await screen.findByRole('checkbox', { name: `Select ticket ${answered}` }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const again = within(await screen.findByRole('dialog', { name: 'Close 1 ticket' }))
    await user.click(again.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('1 ticket closed.')).toBeVisible()
    await user.click(await screen.findByRole('tab', { name: 'Closed (1)' }))
    expect(await screen.findByRole('link', { name: new RegExp(`^${answered}, `) })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body)
    expect(await screen.findByRole('tab', { name: 'Waiting for them (1)' })).toBeVisible()
  })

  it('shows all of a mail that stands there in part', async () => {
    let ticket = ''
    const { user } = await renderApp('/admin/tickets?tab=open', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        ticket = await ask(signedIn)
        const mail = {
          text: 'It is still silent.',
          whole: 'It is still silent.\n> Does it work?',
          via: 'mail',
        } as const
        await addByAsker(signedIn.server.deps, ticket, { author: 'partner', ...mail })
      },
    })
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${ticket}, `) }))
    expect(await screen.findByText('It is still silent.')).toBeVisible()
    expect(screen.getByText(/Does it work\?/)).not.toBeVisible()
    await user.click(screen.getByText('Show the whole mail'))
    expect(screen.getByText(/Does it work\?/)).toBeVisible()
  })

  it('sends nothing where somebody else has answered meanwhile: the answer is shown, what was typed stays', async () => {
    let ticket = ''
    const { user, server } = await renderApp('/admin/tickets?tab=open', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        ticket = await ask(signedIn)
      },
    })
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${ticket}, `) }))
    await user.type(await screen.findByLabelText('Answer'), 'Mine.')
    await user.selectOptions(screen.getByLabelText('Saved replies'), 'Please send no numbers')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toMatch(/^Mine\.\n\nPlease never write your PAN/)
    await user.clear(screen.getByLabelText('Answer'))
    await user.type(screen.getByLabelText('Answer'), 'Mine.')
    await answerDeskTicket(server.deps, ticket, { text: 'Theirs.', seen: 0, close: false }, { admin_id: 1 })
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/^A new message has arrived since, so nothing was sent/)).toBeVisible()
    const thread = within(screen.getByRole('list', { name: 'Messages' }))
    expect(await thread.findByText('Theirs.')).toBeVisible()
    expect(thread.queryByText('Mine.')).toBeNull()
    expect(screen.getByLabelText('Answer')).toHaveValue('Mine.')
    await user.click(screen.getByRole('button', { name: 'I have read it' }))
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await thread.findByText('Mine.')).toBeVisible()
  })

  it('merges a ticket into another one of the same partner, once what is new has been read; each leads to the other', async () => {
    const tickets: string[] = []
    const { user, server } = await renderApp('/admin/tickets?tab=open', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        tickets.push(await ask(signedIn), await ask(signedIn))
      },
    })
    const [one = '', other = ''] = tickets
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${one}, `) }))
    await user.click(await screen.findByRole('button', { name: 'Merge' }))
    const named = { name: `Merge ticket ${one} into another one` }
    const dialog = within(await screen.findByRole('dialog', named))
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await dialog.findByText('Please choose the other ticket')).toBeVisible()
    await createPartnerTicketMessage(server.deps, one, 'And the widget.', { partner_id: 1, partner_user_id: 1 })
    await user.selectOptions(dialog.getByLabelText('Other ticket of the same asker'), `${other}, Links`)
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(
      await screen.findByText(/^A new message has arrived in this ticket since, so it was not merged/),
    ).toBeVisible()
    expect(await screen.findByText('And the widget.')).toBeVisible()

    await user.click(await screen.findByRole('button', { name: 'Merge' }))
    const again = within(await screen.findByRole('dialog', named))
    await user.selectOptions(again.getByLabelText('Other ticket of the same asker'), `${other}, Links`)
    await user.click(again.getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText(`Ticket ${one} is merged into ticket ${other}`)).toBeVisible()
    expect(await screen.findByText(/^Closed by .*Merged into another ticket$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
    expect(screen.queryByLabelText('Answer')).toBeNull()
    await user.click(await screen.findByRole('link', { name: `Ticket ${other}` }))
    expect(await screen.findByText('Merged into this ticket:')).toBeVisible()
    expect(await screen.findByRole('link', { name: `Ticket ${one}` })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull()
  })

  it('gives a ticket to the grievance officer for a reason, and has it in a queue of its own', async () => {
    let ticket = ''
    const { user } = await renderApp('/admin/tickets?tab=open', {
      actor: 'admin3',
      prepare: async (signedIn) => {
        ticket = await ask(signedIn)
      },
    })
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${ticket}, `) }))
    await user.click(await screen.findByRole('button', { name: 'Escalate' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: `Escalate ticket ${ticket} to the grievance officer` }),
    )
    await user.type(dialog.getByLabelText('Reason'), 'A month without an answer')
    await user.click(dialog.getByRole('button', { name: 'Escalate' }))
    expect(await screen.findByText(`Ticket ${ticket} is escalated to the grievance officer`)).toBeVisible()
    const part = within(await screen.findByRole('region', { name: 'Grievance officer' }))
    expect(await part.findByText('A month without an answer')).toBeVisible()
    expect(part.getByText(/^Escalated by /)).toBeVisible()
    expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Export evidence'])
    await user.click(screen.getByRole('link', { name: 'All tickets' }))
    await user.click(await screen.findByRole('tab', { name: 'Escalated (1)' }))
    const row = within(await screen.findByRole('row', { name: new RegExp(ticket) }))
    expect(await row.findByText('Escalated')).toBeVisible()
  })

  it('gives a ticket away and says how many wait for each; in Hindi too', async () => {
    let ticket = ''
    const { user } = await renderApp('/admin/tickets?tab=unassigned', {
      actor: 'admin1',
      language: 'hi',
      prepare: async (signedIn) => {
        ticket = await ask(signedIn)
      },
    })
    await user.click(await screen.findByRole('link', { name: new RegExp(`^${ticket}, `) }))
    const part = within(await screen.findByRole('region', { name: 'ज़िम्मेदारी' }))
    await user.selectOptions(part.getByLabelText('किसे सौंपा गया'), 'जिसके पास सबसे कम खुले हैं')
    await user.click(part.getByRole('button', { name: 'सौंपें' }))
    expect(await screen.findByText(/^टिकट अब .* के पास है$/)).toBeVisible()
  })

  it('says that a number is no ticket', async () => {
    await renderApp('/admin/tickets/CLT-999999', { actor: 'admin3' })
    expect(await screen.findByText('This ticket does not exist.')).toBeVisible()
  })
})
