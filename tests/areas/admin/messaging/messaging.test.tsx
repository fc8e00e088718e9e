import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { updateCampaign } from '#server/db/repositories/messages/campaigns.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createCampaign } from '#server/services/messages/create-campaign.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { startCampaign } from '#server/services/messages/start-campaign.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { makeCrowd } from '#tests/builders/application.ts'
import { EVERYBODY, SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const inUse = async ({ server }: SignedIn) => {
  await makeCrowd(server, 4)
  const { template_id } = await saveTemplate(server.deps, SMS_TEMPLATE, null, { admin_id: 1 })
  await registerTemplate(server.deps, template_id)
  return template_id
}
const drafted = async (signedIn: SignedIn) => {
  const form = { name: 'Papers', template_id: await inUse(signedIn), audience: EVERYBODY }
  return (await createCampaign(signedIn.server.deps, form, { admin_id: 1 })).campaign_id
}

describe('messages to many', () => {
  it('are written, counted line by line, saved and started after a question', async () => {
    const { user } = await renderApp('/admin/messaging', {
      actor: 'admin1',
      prepare: async (signedIn) => void (await inUse(signedIn)),
    })
    await user.click(await screen.findByRole('link', { name: 'New campaign' }))
    await screen.findByRole('option', { name: /^News of an application/ })
    fireEvent.change(screen.getByLabelText('Internal name'), { target: { value: 'Papers' } })
    fireEvent.change(screen.getByLabelText('Template'), { target: { value: '1' } })
    await user.click(await screen.findByRole('button', { name: 'Count audience' }))
    const counted = within(await screen.findByRole('list', { name: 'Audience' }))
    expect(counted.getByText('Match the conditions').parentElement).toHaveTextContent('4')
    expect(counted.getByText('Will be sent').parentElement).toHaveTextContent('4')
    expect(await screen.findByText(/^Hello .*, the lender has not yet answered/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Send it to 4 people?' }))
    await user.click(asked.getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('Sending')).toBeVisible()
    expect(await screen.findByRole('progressbar', { name: 'Progress' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped by hand.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible()
  })

  it('go to an audience that was kept under a name, at the time that was chosen', async () => {
    const { user, server } = await renderApp('/admin/messaging?message=new&product=Personal+Loans&min_days=3', {
      actor: 'admin1',
      prepare: async (signedIn) => void (await inUse(signedIn)),
    })
    const day = addDays(istDay(server.clock.now()), 1)
    expect(await screen.findByLabelText('Days since the last update, at least')).toHaveValue('3')
    await user.click(screen.getByRole('button', { name: 'Save this view' }))
    const form = within(await screen.findByRole('dialog', { name: 'Save this view' }))
    await user.type(form.getByLabelText('Name'), 'Waiting for papers')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('View: Waiting for papers')).toBeVisible()
    await user.clear(screen.getByLabelText('Days since the last update, at least'))
    expect(await screen.findByText('View: Waiting for papers, changed since')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('link', { name: 'Waiting for papers' }))
    expect(await screen.findByText('View: Waiting for papers')).toBeVisible()
    expect(screen.getByLabelText('Days since the last update, at least')).toHaveValue('3')
    await screen.findByRole('option', { name: /^News of an application/ })
    fireEvent.change(screen.getByLabelText('Internal name'), { target: { value: 'Papers' } })
    fireEvent.change(screen.getByLabelText('Template'), { target: { value: '1' } })
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } })
    fireEvent.change(screen.getByLabelText('Time, in India'), { target: { value: '11:30' } })
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText(/^Scheduled for .+, 11:30\.$/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start' }))
    expect(await screen.findByText('Scheduled')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel campaign' }))
    expect(await screen.findByText('Cancelled')).toBeVisible()
  })

  it('say how far they are, and the word of the operators where they refuse the text', async () => {
    await renderApp('/admin/messaging?message=1', {
      actor: 'admin1',
      prepare: async (signedIn) => {
        const { deps } = signedIn.server
        const id = await drafted(signedIn)
        await startCampaign(deps, id, { admin_id: 1 })
        await runDueJobs(deps)
        await updateCampaign(deps.db, id, { state: 'stopped', stop_cause: 'template', stop_word: 'TEMPLATE_UNKNOWN' })
      },
    })
    expect(await screen.findByText(/\(TEMPLATE_UNKNOWN\)/)).toBeVisible()
    const said = within(await screen.findByRole('list', { name: 'Delivery receipts' }))
    expect(said.getByText('Delivered').parentElement).toHaveTextContent('4')
  })

  it('are cards on a phone; in Hindi too', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
    await renderApp('/admin/messaging', {
      actor: 'admin1',
      language: 'hi',
      prepare: async (signedIn) => void (await drafted(signedIn)),
    })
    const list = await screen.findByRole('list', { name: 'अभियान' })
    expect(await within(list).findByRole('link', { name: 'Papers' })).toBeVisible()
    expect(within(list).getByText('ड्राफ़्ट')).toBeVisible()
  })
})
