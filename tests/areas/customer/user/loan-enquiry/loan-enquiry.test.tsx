import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { assignDeskEnquiry } from '#server/services/enquiries/assign-desk-enquiry.ts'
import { closeDeskEnquiry } from '#server/services/enquiries/close-desk-enquiry.ts'
import { passOnEnquiry } from '#server/services/enquiries/pass-on-enquiry.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { makeEnquiry } from '#tests/builders/enquiry.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const LENDER = 16
const BY = { admin_id: 3 }

async function own({ server }: SignedIn): Promise<string> {
  const [customer] = await storedCustomers(server)
  return (await makeEnquiry(server, customer?.user_id ?? 0)).reference
}
const show = (prepare: (signedIn: SignedIn) => Promise<unknown>, language: 'en' | 'hi' = 'en') =>
  renderApp('/user/loan-enquiry/car', {
    actor: 'consumerA',
    language,
    prepare: async (signedIn) => {
      await prepare(signedIn)
    },
  })

describe('the page of a loan enquiry', () => {
  it('says that nobody has it yet, then that somebody has, and by which day it is passed on or closed', async () => {
    const { browser, server } = await show(own)
    expect(await screen.findByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible()
    expect(screen.getByText(/^Nobody of our team has taken it yet\. It is passed on or closed by \d/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the enquiry' })).toBeNull()
    const reference = (await browser.call('listLoanEnquiries')).data[0]?.reference ?? ''
    await assignDeskEnquiry(server.deps, reference, { admin_id: 3, version: 0 })
    await renderApp('/user/loan-enquiry/car', { as: browser })
    expect(await screen.findByText(/^Somebody of our team has it\./)).toBeVisible()
  })

  it('names the lender that has it, and takes another one', async () => {
    await show(async (signedIn) => {
      const reference = await own(signedIn)
      await passOnEnquiry(signedIn.server.deps, reference, { lender_id: LENDER, version: 0 }, BY)
    })
    expect(await screen.findByRole('heading', { name: 'Your enquiry is with Teak Capital' })).toBeVisible()
    expect(screen.getByText(/^Teak Capital has it since \d/)).toBeVisible()
    expect(screen.getByText(/it keeps under its own rules/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Send another enquiry' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send the enquiry' })).toBeVisible()
  })

  it('does not say that a lender has it which has not answered', async () => {
    await show(async (signedIn) => {
      const { deps } = signedIn.server
      deps.lenders.controls?.behave(LENDER, 'down')
      await passOnEnquiry(deps, await own(signedIn), { lender_id: LENDER, version: 0 }, BY)
    })
    expect(await screen.findByRole('heading', { name: 'We are passing your enquiry on to Teak Capital' })).toBeVisible()
    expect(screen.queryByText(/has it since/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send the enquiry' })).toBeNull()
  })

  it.each([
    ['en', /: closed on .*, we could not reach you$/],
    ['hi', /को बंद, हमारा आपसे संपर्क नहीं हो सका$/],
  ] as const)('says in %s why one is closed, beside the form for a new one', async (language, words) => {
    await show(async (signedIn) => {
      const reference = await own(signedIn)
      await closeDeskEnquiry(signedIn.server.deps, reference, { reason: 'not_reached', version: 0 }, BY)
    }, language)
    expect(await screen.findByText(words)).toBeVisible()
  })
})
