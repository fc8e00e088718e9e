import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { monthWords } from '#src/contract/calendar-words.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { agreeTerms, approvedLoan, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import { askForLostContact, startCustomer } from '#tests/server/services/shared/journey.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

/** Somebody else has asked for other terms. */
const asked = async ({ server }: SignedIn) => {
  const { browser } = await secondAdmin(server)
  const reason = 'Agreed on the phone'
  await browser.call('updatePartnerRevenue', {
    params: { id: 1 },
    body: { revenue_percent: 77, revenue_flat_fee: 0, reason },
  })
}

it('an act is read, approved with a reason, and is done', async () => {
  const { user, browser } = await renderApp('/admin/approvals', { actor: 'admin1', prepare: asked })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent('New terms for Anand Money Mart')
  expect(list).toHaveTextContent(/Share of the revenue: from .*% to 77%/)
  expect(list).toHaveTextContent(/Requested by Neha Kulkarni on .*\. Reason: Agreed on the phone/)
  expect(list).toHaveTextContent('Requested less than a day ago.')
  await user.click(within(list).getByRole('button', { name: 'Approve: New terms for Anand Money Mart' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(within(dialog).getByLabelText('Reason')).toBeInvalid())
  await user.type(within(dialog).getByLabelText('Reason'), 'Seen in the contract')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved and done.')).toBeVisible()
  expect(await screen.findByText(/^Approved by .* and done\. Reason: Seen in the contract$/)).toBeVisible()
  await waitFor(async () =>
    expect(await browser.call('getPartner', { params: { id: 1 } })).toMatchObject({ revenue_percent: 77 }),
  )
})

it('acts are narrowed to one kind, which a saved view keeps', async () => {
  const { user } = await renderApp('/admin/approvals', {
    actor: 'admin1',
    prepare: async (signedIn) => {
      await asked(signedIn)
      const { browser } = await secondAdmin(signedIn.server, 'vikram@demo.test')
      await browser.call('setApprovalRule', {
        params: { kind: 'dispute' },
        body: { on: false, reason: 'They are few' },
      })
    },
  })
  const list = () => screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(within(await list()).getAllByRole('button', { name: /^Approve: / })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Partner terms (1)' }))
  expect(window.location.search).toBe('?kind=terms')
  expect(await screen.findByText('Nothing of this kind. Choose All.')).toBeVisible()
  expect(within(await list()).getAllByRole('button', { name: /^Approve: / })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Save this view' }))
  const form = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.type(form.getByLabelText('Name'), 'Terms')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('View: Terms')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All (2)' }))
  expect(await screen.findByText('View: Terms, changed since')).toBeVisible()
})

it('whoever is asked to publish a brand sees its pages just as they were asked for, and those of now', async () => {
  const { user } = await renderApp('/admin/approvals', {
    actor: 'admin1',
    prepare: async ({ server, browser }) => {
      const { own } = await browser.call('getBrandStudio', { params: { id: 2 } })
      if (!own) throw new Error('the registry has this brand')
      const theme = { ...own, name: 'Bazaar Two', primary: '#123456' as const }
      const asks = (await secondAdmin(server)).browser
      await asks.call('saveBrandDraft', { params: { id: 2 }, body: { revision: null, theme } })
      await asks.call('publishBrand', { params: { id: 2 }, body: { revision: 1, reason: 'Their new name' } })
    },
  })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent('Name: from BazaarMitra to Bazaar Two')
  expect(list).toHaveTextContent('Main colour: from #F5B82E to #123456')
  await user.click(within(list).getByRole('button', { name: 'Preview the pages: Brand of BazaarMitra Retail' }))
  const samples = await within(list).findAllByTestId(/^sample-/)
  expect(samples).toHaveLength(3)
  expect(within(list).getByTestId('sample-customer')).toHaveTextContent('Bazaar Two')
  await user.click(within(list).getByRole('button', { name: 'हिन्दी' }))
  expect(await within(list).findByText('आवेदन से पहले हर ख़र्च सामने')).toBeVisible()
  await user.click(within(list).getByRole('button', { name: 'Desktop' }))
  expect(within(list).getByRole('region', { name: 'Customer: Brand of BazaarMitra Retail' })).toBeVisible()
  await user.click(within(list).getByRole('button', { name: 'Live now' }))
  expect(within(list).getByTestId('sample-customer')).toHaveTextContent('BazaarMitra')
  expect(within(list).getByTestId('sample-customer')).not.toHaveTextContent('Bazaar Two')
})

it('whoever asks is told that it waits, may take it back, and cannot agree to it', async () => {
  const { user } = await renderApp('/admin/partners/1', {
    actor: 'admin1',
    prepare: async ({ server }) => void (await secondAdmin(server)),
  })
  const percent = await screen.findByLabelText('Revenue, percent')
  await user.clear(percent)
  await user.type(percent, '66{Enter}')
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a reason: a second person has to approve')).toBeVisible()
  await user.type(screen.getByLabelText('Reason'), 'Agreed on the phone{Enter}')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Awaiting a second person. Nothing changes until then.')).toBeVisible()
  await waitFor(() => expect(percent).not.toHaveValue('66'))

  await user.click(await screen.findByRole('link', { name: /^Approvals/ }))
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent('You requested this, so somebody else has to decide.')
  expect(within(list).queryByRole('button', { name: /^Approve/ })).toBeNull()
  await user.click(within(list).getByRole('button', { name: /^Withdraw/ }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Reason'), 'Typed wrongly')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Withdrawn. Nothing is changed.')).toBeVisible()
})

it('what a statement prints of a lender is asked for on its page, and read with both values', async () => {
  const { user } = await renderApp('/admin/lenders/2?tab=charges', {
    actor: 'admin1',
    prepare: async ({ server }) => void (await secondAdmin(server)),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Cooling-off days' }))
  const field = await screen.findByLabelText('Cooling-off days')
  await user.clear(field)
  await user.type(field, '9{Enter}')
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Its letter of today{Enter}')
  expect(await screen.findByText('Awaiting a second person. Nothing changes until then.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Edit: Cooling-off days' })).toBeVisible()
  await user.click(await screen.findByRole('link', { name: /^Approvals/ }))
  // The record has a list of that name, too.
  await screen.findByRole('heading', { level: 1, name: 'Approvals' })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent('Key Fact Statement fields of MoneyView')
  expect(list).toHaveTextContent('Cooling-off days: from 2 to 9')
})

it('a kind is switched off only with somebody else; in Hindi', async () => {
  const { user } = await renderApp('/admin/approvals', {
    actor: 'admin1',
    language: 'hi',
    prepare: async ({ server }) => void (await secondAdmin(server)),
  })
  await user.click(await screen.findByRole('button', { name: 'बंद करें: पार्टनर की शर्तें' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('कारण'), 'Holidays here')
  await user.click(within(dialog).getByRole('button', { name: 'बंद करें' }))
  expect(await screen.findByRole('list', { name: 'दूसरे व्यक्ति की मंज़ूरी बाकी' })).toHaveTextContent(
    'दूसरा व्यक्ति: ज़रूरी से ज़रूरी नहीं',
  )
})

it('a month of payouts is approved with a reason, and waits with what it comes to', async () => {
  const then = new Date(Date.now() - days(40))
  const month = monthWords(istMonth(then), 'en')
  const { user } = await renderApp('/admin/partners/1?tab=payouts', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      server.clock.set(then)
      await agreeTerms(server)
      await payOut(server, await approvedLoan(server, 300_000))
      server.clock.set(null)
      await secondAdmin(server)
    },
  })
  await user.click(await screen.findByRole('button', { name: `Approve month ${month}` }))
  const question = await screen.findByRole('dialog', { name: `Approve ${month}?` })
  await user.click(within(question).getByRole('button', { name: 'Approve month' }))
  expect(await within(question).findByText('Enter a reason: a second person has to approve')).toBeVisible()
  await user.type(within(question).getByLabelText('Reason'), 'Looked through{Enter}')
  expect(await screen.findByText('Awaiting a second person. Nothing changes until then.')).toBeVisible()
  expect(await screen.findByRole('button', { name: `Approve month ${month}` })).toBeVisible()

  await user.click(await screen.findByRole('link', { name: /^Approvals/ }))
  // The record has a list of that name, too.
  await screen.findByRole('heading', { level: 1, name: 'Approvals' })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent('Payouts of Anand Money Mart for a month')
  expect(list).toHaveTextContent(`Month: ${month}Lines: 1Net to the partner, after TDS: ₹2,450.00`)
})

it('criteria are published once somebody else agrees, who reads what changes and where', async () => {
  const { user, browser } = await renderApp('/admin/lenders/9?tab=criteria', {
    actor: 'admin1',
    prepare: async ({ server, browser }) => {
      await browser.call('createCriteriaDraft', { body: { lender_id: 9, changes: { min_age: 30 } } })
      await secondAdmin(server)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  const why = await screen.findByRole('dialog', { name: 'A second person has to approve' })
  await user.click(within(why).getByRole('button', { name: 'Request approval' }))
  expect(await within(why).findByText('Enter a reason: a second person has to approve')).toBeVisible()
  await user.type(within(why).getByLabelText('Reason'), 'Agreed with the lender{Enter}')
  expect(await screen.findByText('Awaiting a second person. Nothing changes until then.')).toBeVisible()
  const { status } = (await browser.call('listCriteriaDrafts', { params: { lenderId: 9 } }))[0] ?? {}
  expect(status).toBe('draft')

  await user.click(await screen.findByRole('link', { name: /^Approvals/ }))
  // The record has a list of that name, too.
  await screen.findByRole('heading', { level: 1, name: 'Approvals' })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent(/Criteria of .+Minimum age: .+30/)
  expect(within(list).getByRole('link', { name: /^Open: / })).toHaveAttribute('href', '/admin/lenders/9')
})

it('what a lender pays is read before and after, and is changed once somebody agrees', async () => {
  const slab = {
    lender_id: 9,
    slab_disbursed_min: 0,
    slab_disbursed_max: 500_000,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
    revenue_type_id: 1,
    revenue_flat: null,
    revenue_percent: 2,
    status: 1 as const,
  }
  const { user, browser } = await renderApp('/admin/approvals', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      const { browser } = await secondAdmin(server)
      await browser.call('createLenderRevenue', { body: { ...slab, reason: 'Agreed with the lender' } })
    },
  })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent(/Revenue slabs of .+Current.*New.*2\.000%/)
  await user.click(within(list).getByRole('button', { name: /^Approve: / }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Reason'), 'Seen in the contract{Enter}')
  expect(await screen.findByText('Approved and done.')).toBeVisible()
  const body = await browser.call('listLenderRevenues', { params: { lenderId: 9 } })
  expect(JSON.stringify(body)).toContain('"revenue_percent":2,')
})

it('an earlier value of terms is restored with a reason, and waits', async () => {
  const { user, browser } = await renderApp('/admin/partners/1', {
    actor: 'admin1',
    prepare: async ({ server, browser }) => {
      const { browser: second } = await secondAdmin(server)
      const wish = { revenue_percent: 77, revenue_flat_fee: 0, reason: 'Agreed on the phone' }
      await second.call('updatePartnerRevenue', { params: { id: 1 }, body: wish })
      const { waiting } = await browser.call('listApprovals')
      const decision = { approved: true, reason: 'Looked at it' }
      await browser.call('decideApproval', { params: { approvalId: waiting[0]?.approval_id ?? 0 }, body: decision })
    },
  })
  const [restore] = await screen.findAllByRole('button', { name: /^Restore/ })
  if (!restore) throw new Error('nothing can be restored')
  await user.click(restore)
  const question = await screen.findByRole('alertdialog')
  await user.click(await within(question).findByRole('button', { name: /^Restore/ }))
  const why = await screen.findByRole('dialog', { name: 'A second person has to approve' })
  await user.type(within(why).getByLabelText('Reason'), 'It was a mistake{Enter}')
  expect(await screen.findByText('Awaiting a second person. Nothing changes until then.')).toBeVisible()
  expect(await browser.call('getPartner', { params: { id: 1 } })).toMatchObject({ revenue_percent: 77 })
  const { waiting } = await browser.call('listApprovals')
  expect(waiting).toMatchObject([{ kind: 'terms', reason: 'It was a mistake' }])
})

it('another contact for a customer who has lost theirs is read by kind, number and time, and leads to the record', async () => {
  let userId = 0
  await renderApp('/admin/approvals', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      const customer = await startCustomer(server)
      userId = customer.userId
      const agent = (await server.signInAdmin(3)).browser
      await askForLostContact(server, agent, userId, 'new@sentinel.in', 'Lost the phone')
    },
  })
  const list = await screen.findByRole('list', { name: 'Awaiting a second person' })
  expect(list).toHaveTextContent(`New sign-in contact for customer ${userId}`)
  expect(list).toHaveTextContent(/What changes: email addressEarliest change: \d+ \w+ \d{4}, \d\d:\d\d/)
  expect(list).not.toHaveTextContent('new@sentinel.in')
  expect(within(list).getByRole('link', { name: /^Open/ })).toHaveAttribute('href', `/admin/csr-portal/${userId}/0`)
  // It is no kind that can be switched off.
  expect(screen.getByRole('list', { name: 'Actions that need two people' })).not.toHaveTextContent(/contact/)
})

it('what has ended before anybody decided says so', async () => {
  await renderApp('/admin/approvals', {
    actor: 'admin1',
    prepare: async ({ server }) => {
      const customer = await startCustomer(server)
      const agent = (await server.signInAdmin(3)).browser
      await askForLostContact(server, agent, customer.userId, 'new@sentinel.in', 'Lost the phone')
      await customer.browser.call('stopContactChange')
    },
  })
  expect(await screen.findByText(/without a decision\. The record gives the reason\./)).toBeVisible()
})
