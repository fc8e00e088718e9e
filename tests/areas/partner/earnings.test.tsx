import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { sealNaming } from '#server/services/leads/public/naming-contact.ts'
import { istMonth } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { addLeadNamings } from '#tests/builders/lead.ts'
import { changePartners } from '#tests/builders/partner.ts'
import { makeReward, storedPayoutLines } from '#tests/builders/payout.ts'
import {
  agreeTerms,
  approvedLoan,
  checkedAccount,
  payOut,
  seedApproved,
} from '#tests/server/services/earnings/payout-book.ts'
import { payByRun } from '#tests/server/services/paying/run-book.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const book = async ({ server }: SignedIn) => {
  await seedLeads(server.deps, 60, 'cl')
}

it('home counts the days of the preset and says what needs attention', async () => {
  const { user } = await renderApp('/partner', { actor: 'partnerA', prepare: book })
  const leads = () => screen.getByText('Leads', { selector: 'dt' }).nextElementSibling
  await waitFor(() => expect(leads()).toHaveTextContent(/against the 30 days before|Nothing to compare/))
  expect(screen.getByRole('img', { name: /Leads and loans paid out from/ })).toBeInTheDocument()
  expect(screen.getByText('Show the figures of each day')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See how it adds up' })).toHaveAttribute(
    'href',
    expect.stringContaining('/partner/reports?tab=payouts'),
  )
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
  await waitFor(() => expect(window.location.search).toBe('?preset=last_7_days'))
  await waitFor(() => expect(leads()).toHaveTextContent(/against the 7 days before|Nothing to compare/))
  await user.click(screen.getByRole('button', { name: 'Custom range' }))
  const last = await screen.findByLabelText('To')
  fireEvent.change(last, { target: { value: '2026-01-01' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('The last day is before the first one.')
  expect(last).toHaveValue('2026-01-01')
})

it('what waits for approval is told beside the next payment where there is something', async () => {
  await renderApp('/partner', {
    actor: 'partnerA',
    prepare: async ({ server }) => {
      await agreeTerms(server)
      await payOut(server, await approvedLoan(server, 300_000))
    },
  })
  expect(await screen.findByText(/^Nothing is approved yet\. ₹[1-9][\d,.]* waits for approval\.$/)).toBeVisible()
})

it('a partner without leads is shown the way to a first one', async () => {
  await renderApp('/partner', { actor: 'partnerB' })
  expect(await screen.findByText(/You have no leads yet/)).toBeInTheDocument()
  expect(screen.getByText('Nothing is approved yet.')).toBeVisible()
  // It names what was looked at, and nothing else is said to be in order.
  expect(
    screen.getByText(
      'Nothing else needs your attention. Checked: payments that came back, applications that need documents, applications that have not moved for a week, answers to your questions, links that were switched off.',
    ),
  ).toBeInTheDocument()
})

it('a report that cannot be loaded says so, and loads on the second try', async () => {
  network.use(on('listLeadReport', () => HttpResponse.error(), { once: true }))
  network.use(on('listLeadReport', () => HttpResponse.error(), { once: true }))
  network.use(on('listLeadReport', () => HttpResponse.error(), { once: true }))
  const { user } = await renderApp('/partner/reports', { actor: 'partnerB' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/No leads in these days/)).toBeInTheDocument()
})

it.each([
  ['en', 'Named by your system', "Waiting for the person's code until 29 Nov 2099", 'Said no on 22 Nov 2026'],
  ['hi', 'आपके सिस्टम के दिए नंबर', '29 नवंबर 2099 तक व्यक्ति के कोड का इंतज़ार', '22 नवंबर 2026 को मना किया'],
] as const)('the lead list says in %s who waits for the person’s code', async (language, title, waits, refused) => {
  const prepare = async ({ server }: SignedIn) => {
    const row = {
      partner_id: 1,
      product_type: 'Gold Loans',
      phone_index: 'p',
      expires_at: new Date('2099-11-29T06:00Z'),
    }
    const contact = sealNaming(server.deps.vault, 'LD-310201', { name: 'Asha Rao', mobile: '9812345611', email: '' })
    const ended = { state: 'refused' as const, ended_at: new Date('2026-11-22T06:00Z') }
    await addLeadNamings(server, [
      { ...row, ...ended, reference: 'LD-310200', visit: 'v0', refusal_hash: 'h0' },
      { ...row, ...contact, reference: 'LD-310201', visit: 'v1' },
    ])
  }
  await renderApp('/partner/reports', { actor: 'partnerA', language, prepare })
  const list = within(await screen.findByRole('region', { name: title }))
  const [pending, ended] = list.getAllByRole('listitem')
  expect(pending).toHaveTextContent('LD-310201')
  expect(pending).toHaveTextContent('A*** R***, 98xxxxxx11')
  expect(pending).toHaveTextContent(waits)
  expect(ended).toHaveTextContent('LD-310200')
  expect(ended).toHaveTextContent(refused)
})

it('reports keep tab and filter in the address, and a line explains itself and can be disputed', async () => {
  const { user } = await renderApp('/partner/reports?tab=payouts&status=approved', {
    actor: 'partnerA',
    prepare: async (signedIn) => {
      await book(signedIn)
      await seedApproved(signedIn.server)
    },
  })
  const [why] = await screen.findAllByRole('button', { name: /^Why\? Lead LD-/ })
  if (!why) throw new Error('there is no line')
  await user.click(why)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(/The lender pays 1\.75% of the loan\./)
  expect(dialog).toHaveTextContent(/Your part is 40% of that and ₹100\.00 for each loan\./)
  expect(dialog).toHaveTextContent(
    /Less its part of the month's tax deducted at source, 2% \(Section 393\(1\), formerly 194H\)/,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Send the question' }))
  expect(within(dialog).getByText('Write what looks wrong, then send it.')).toBeInTheDocument()
  const field = within(dialog).getByLabelText('Does this line look wrong? Tell us why')
  expect(field).toHaveFocus()
  await user.type(field, 'The loan was larger. <b>=1+1</b>')
  await user.click(within(dialog).getByRole('button', { name: 'Send the question' }))
  expect(await within(dialog).findByText('Your question is open')).toBeInTheDocument()
  expect(dialog).toHaveTextContent('The loan was larger. <b>=1+1</b>')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('tab', { name: 'Leads' }))
  await waitFor(() => expect(window.location.search).toBe('?tab=leads'))
  expect(await screen.findAllByText(/^LD-7000/)).not.toHaveLength(0)
})

it('a registered partner’s statement adds GST to what is earned, and an approved month can be billed', async () => {
  const then = new Date(Date.now() - days(40))
  const { user } = await renderApp(`/partner/reports?tab=payouts&month=${istMonth(then)}`, {
    actor: 'partnerA',
    prepare: async ({ server }) => {
      server.clock.set(then)
      await agreeTerms(server)
      const contact = { contact_name: 'Ganesh', mobile: '9876540418', email: 'g@anand.example', address: '4 MG Road' }
      const partner = (await server.signInPartner('a')).browser
      await partner.call('updatePartnerProfile', { body: { ...contact, gstin: '29AAFFA4127K1ZE' } })
      await payOut(server, await approvedLoan(server, 300_000))
      server.clock.set(null)
      const admin = (await server.signInAdmin(1)).browser
      await admin.call('approvePayouts', { params: { id: 1, month: istMonth(then) }, body: {} })
    },
  })
  expect(await screen.findByText(/GST is charged under your number 29AAFFA4127K1ZE: CGST and SGST/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Draft invoice' }))
  const draft = await screen.findByRole('dialog')
  expect(draft).toHaveTextContent('Draft: check it and issue it under your own number series.')
  for (const words of [
    `NumberDRAFT-${istMonth(then)}`,
    'FromAnand Money Mart',
    'Address4 MG Road',
    'GSTIN29AAFFA4127K1ZE',
    'StateKarnataka (29)',
    'ToCreditLane Marketplace Private Limited',
    'GSTIN29AAACC4127D1Z2',
    'Place of supplyKarnataka (29)',
    'Earned, taxable value₹2,500.00',
    'CGST 9%₹225.00',
    'SGST 9%₹225.00',
    'Invoice total₹2,950.00',
    'TDS 2%, on the value without GST-₹50.00',
    'Net payable₹2,900.00',
  ])
    expect(draft).toHaveTextContent(words)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:draft'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(within(draft).getByRole('button', { name: 'Save as file' }))
  expect(await saved[0]?.text()).toContain('Net payable,"₹2,900.00"')
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(within(draft).getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

it('a partner without a GST number reads that none is charged, and has nothing to bill', async () => {
  const then = new Date(Date.now() - days(40))
  await renderApp(`/partner/reports?tab=payouts&month=${istMonth(then)}`, {
    actor: 'partnerA',
    prepare: async ({ server }) => {
      server.clock.set(then)
      await agreeTerms(server)
      await payOut(server, await approvedLoan(server, 300_000))
      server.clock.set(null)
    },
  })
  expect(await screen.findByText(/^No GST is charged: no GST number of yours is on file\./)).toBeVisible()
  expect(screen.getByText(/^TDS is 2% of what the month's lines earn together/)).toHaveTextContent(
    'We have checked your PAN.',
  )
  expect(screen.queryByRole('button', { name: 'Draft invoice' })).toBeNull()
})

/** A line of last month that is paid and then corrected, and a reward. */
const corrected = async ({ server }: SignedIn) => {
  const { clock } = server
  const then = new Date(Date.now() - days(40))
  clock.set(then)
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 300_000))
  clock.set(null)
  const admin = (await server.signInAdmin(1)).browser
  await checkedAccount(server)
  await admin.call('approvePayouts', { params: { id: 1, month: istMonth(then) }, body: {} })
  await payByRun(server, { utr: 'HDFCN26309000001' })
  const [line] = await storedPayoutLines(server)
  const partner = (await server.signInPartner('a')).browser
  const asked = await partner.call('createPayoutDispute', {
    params: { payoutId: line?.payout_id ?? 0 },
    body: { reason: 'Too little.' },
  })
  await changePartners(server, {}, { revenue_percent: '50' })
  const { dispute_id } = asked
  await admin.call('answerPayoutDispute', {
    params: { disputeId: dispute_id },
    body: { upheld: true, answer: 'We agreed on 50.' },
  })
  await makeReward(server, { referral_id: 1, takes_back: null, at: new Date() })
}

it('a correction and a reward say what they are, and can be disputed like any line', async () => {
  const { user } = await renderApp('/partner/reports?tab=payouts', { actor: 'partnerA', prepare: corrected })
  await user.click(await screen.findByRole('button', { name: /^Why\? Lead LD-\d+, correction$/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(/was recalculated\. That line stays as it is; this one is the difference\./)
  expect(dialog).toHaveTextContent(
    /Your part is 50% of that and ₹100\.00 for each loan\. The difference from before:₹600\.00/,
  )
  expect(dialog).toHaveTextContent('Why: We agreed on 50.')
  expect(within(dialog).getByRole('button', { name: 'Send the question' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Corrected later')).toBeVisible()

  const [paid] = screen.getAllByRole('button', { name: /^Why\? Lead LD-\d+$/ })
  if (!paid) throw new Error('there is no line')
  await user.click(paid)
  const transfer = /^Paid on \d+ \w+ \d{4} to the account ending in 7418, UTR HDFCN26309000001\.$/
  expect(await screen.findByText(transfer)).toBeVisible()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Why? Reward for an invitation' }))
  const reward = await screen.findByRole('dialog', { name: 'Reward for an invitation: how it adds up' })
  expect(reward).toHaveTextContent(/the first loan through a partner whom you invited was paid out/)
  expect(reward).toHaveTextContent('You get₹980.00')
  await user.type(within(reward).getByRole('textbox'), 'You promised more.')
  await user.click(within(reward).getByRole('button', { name: 'Send the question' }))
  expect(await within(reward).findByText('Your question is open')).toBeInTheDocument()
})

it('in Hindi', async () => {
  await renderApp('/partner/reports?tab=payouts', { actor: 'partnerA', language: 'hi', prepare: book })
  expect(await screen.findAllByText('आपको मिलेगा')).not.toHaveLength(0)
  expect(await screen.findAllByRole('button', { name: /^क्यों\? लीड LD-/ })).not.toHaveLength(0)
})
