import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { serviceWords } from '#src/contract/rules/messages/service-events.ts'
import { OFFER_TEMPLATE, SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const drafted = async ({ server }: SignedIn) =>
  void (await saveTemplate(server.deps, SMS_TEMPLATE, null, { admin_id: 1 }))
const PAGE = '/admin/messaging?tab=templates'

describe('the templates of messages', () => {
  it('are written: what sells, and what is missing, is said at its field', async () => {
    const { user } = await renderApp(PAGE, { actor: 'admin1' })
    await user.click(await screen.findByRole('button', { name: 'New template' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }))
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type('Internal name', 'Papers')
    expect(dialog.queryByLabelText('Text in English')).toBeNull()
    type('Category', 'service_explicit')
    type('Text in English', `${OFFER_TEMPLATE.text} Cash back`)
    type('Text in Hindi', OFFER_TEMPLATE.text_hi)
    expect(await dialog.findByText(/Selling words: /)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save draft' }))
    // In both languages.
    expect(await dialog.findAllByText(/^This text sells/)).toHaveLength(2)
    expect((await dialog.findAllByText('Choose a value for this variable')).length).toBe(2)
    type('Category', 'promotional')
    type(/^Variable 1 /, 'first_name')
    type(/^Variable 2 /, 'opt_out')
    await user.click(dialog.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByRole('row', { name: /Papers, version 1/ })).toBeVisible()
    expect((await screen.findAllByText('opt-out link'))[0]).toBeVisible()
  })

  it('of a service message have the words of its event, in both languages', async () => {
    const { user } = await renderApp(PAGE, { actor: 'admin1' })
    await user.click(await screen.findByRole('button', { name: 'New template' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }))
    const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type('Internal name', 'Approved')
    type('Channel', 'email')
    type('Event', 'approved')
    const { subject, text_hi } = serviceWords('approved', 'email')
    expect(await dialog.findByText(subject)).toBeVisible()
    expect(dialog.getByText(text_hi)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByRole('row', { name: /Approved, version 1/ })).toBeVisible()
  })

  it('are taken into use, changed as a new version, and taken out of use with a reason', async () => {
    const { user } = await renderApp(PAGE, { actor: 'admin1', prepare: drafted })
    await user.click(await screen.findByRole('button', { name: 'Activate News of an application, version 1' }))
    expect(await screen.findByText('Active', { selector: 'span' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'New version of News of an application, version 1' }))
    const edit = within(await screen.findByRole('dialog', { name: 'News of an application, version 2' }))
    await user.click(edit.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByRole('row', { name: /News of an application, version 2/ })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Retire News of an application, version 1' }))
    const retire = within(await screen.findByRole('dialog', { name: /^Retire .*\?$/ }))
    await user.type(retire.getByLabelText('Reason'), 'The wording misled')
    await user.click(retire.getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('The wording misled')).toBeVisible()
  })

  it('are cards on a phone; in Hindi too', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
    await renderApp(PAGE, { actor: 'admin1', language: 'hi', prepare: drafted })
    const list = await screen.findByRole('list', { name: 'टेम्पलेट' })
    expect(await within(list).findByRole('heading', { name: 'News of an application, संस्करण 1' })).toBeVisible()
    expect(within(list).getByText('ड्राफ़्ट')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
