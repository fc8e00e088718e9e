import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { followInvitation } from '#tests/setup/follow-invitation.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/admin/merchant-management'
const REQUEST = {
  full_name: 'Asha Patil',
  phone: '9876543210',
  email: 'asha@stores.com',
  business_name: 'Asha Stores',
  pincode: '431001',
  pan: 'AABCA1234B',
  account_number: '123456789012',
  ifsc: 'HDFC0001234',
  consent: true,
}
const ask = async ({ server }: SignedIn, changes: Partial<typeof REQUEST> = {}) => {
  await server.browser().call('createMerchantRequest', { body: { ...REQUEST, ...changes } })
}
const asked = (signedIn: SignedIn) => ask(signedIn)
const failOnce = (key: EndpointKey) =>
  network.use(on(key, () => new HttpResponse(null, { status: 500 }), { once: true }))

it('merchants that cannot be loaded are asked for again, and one is found by its code', async () => {
  failOnce('listMerchants')
  await renderApp(PAGE, { actor: 'admin1' })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('BazaarMitra Retail')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Find a merchant'), { target: { value: 'bazaarmitr' } })
  await waitFor(() => expect(screen.queryByText('Anand Money Mart')).toBeNull())
  expect(screen.getByText('BazaarMitra Retail')).toBeVisible()
})

it('requests: none yet, then one; the tab stands in the address', async () => {
  await renderApp(PAGE, { actor: 'admin1' })
  fireEvent.click(await screen.findByRole('tab', { name: 'Requests' }))
  expect(await screen.findByText(/^Nobody has asked to become a merchant yet\./)).toBeVisible()
  expect(window.location.search).toBe('?tab=requests')
})

it('a request is opened with what is sensitive masked, and declined only with a reason', async () => {
  await renderApp(`${PAGE}?tab=requests`, { actor: 'admin1', prepare: asked })
  expect(await screen.findByText('today')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: /^Open MR-|^Open / }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(REQUEST.business_name)).toBeVisible()
  expect(dialog).not.toHaveTextContent(REQUEST.pan)
  expect(dialog).not.toHaveTextContent(REQUEST.account_number)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Decline and tell the applicant' }))
  const reason = within(dialog).getByRole('textbox', { name: /Reason for declining/ })
  await waitFor(() => expect(reason).toBeInvalid())
  fireEvent.change(reason, { target: { value: 'The PAN is of somebody else.' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline and tell the applicant' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Declined', { selector: '.status-badge' })).toBeVisible()
})

it('an approval sends a link by mail, and the merchant is in the list; Hindi throughout', async () => {
  failOnce('listMerchantRequests')
  const { browser, server } = await renderApp(`${PAGE}?tab=requests`, {
    actor: 'admin1',
    language: 'hi',
    prepare: asked,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'फिर से कोशिश करें' }))
  fireEvent.click(await screen.findByRole('button', { name: /खोलें$/ }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'मंज़ूर करें' }))
  expect(await screen.findByText(new RegExp(`^मंज़ूर हुआ।.*${REQUEST.email}.*72 घंटे तक।$`))).toBeVisible()
  const signIn = { email: REQUEST.email, password: await followInvitation(server, REQUEST.email) }
  await server.browser().call('partnerLogin', { body: signIn })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: /खोलें$/ }))
  expect(await within(await screen.findByRole('dialog')).findByText(REQUEST.email)).toBeVisible()
  await renderApp(PAGE, { as: browser, language: 'hi' })
  expect(await screen.findByText(REQUEST.business_name)).toBeInTheDocument()
})

it('the terms of a new partner are agreed with the approval, and impossible ones are refused where they stand', async () => {
  const other = { email: 'ravi@stores.com', business_name: 'Ravi Stores' }
  const { browser } = await renderApp(`${PAGE}?tab=requests`, {
    actor: 'admin1',
    prepare: (signedIn) => ask(signedIn, other),
  })
  fireEvent.click((await screen.findAllByRole('button', { name: /^Open MR-|^Open / }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const percent = await dialog.findByRole('textbox', { name: /Revenue, percent/ })
  fireEvent.change(percent, { target: { value: '140' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(percent).toBeInvalid())
  expect(percent).toHaveAccessibleDescription(/Must be between 0 and 100/)
  expect(percent).toHaveFocus()
  fireEvent.change(percent, { target: { value: '40' } })
  fireEvent.change(dialog.getByRole('textbox', { name: /Flat fee for each loan/ }), { target: { value: '1,000' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(async () => {
    const partners = await browser.call('listPartners')
    expect(partners.find(({ name }) => name === other.business_name)).toMatchObject({
      revenue_percent: 40,
      revenue_flat_fee: 1_000,
    })
  })
})
