import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ProductKindName } from '#src/contract/brands/brand.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

/** A partner that has published a funnel without the rest. */
const KINDS: readonly ProductKindName[] = ['gold', 'business', 'cards', 'car']
const NOT_HERE = 'This is not offered here'

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('what a partner has left out of its funnel', () => {
  it('is neither on the landing page nor in the header', async () => {
    await renderApp('/', { kinds: KINDS })
    const main = await screen.findByRole('main')
    expect(await within(main).findByRole('button', { name: /^Gold loan/ })).toBeVisible()
    for (const name of [/^Personal loan/, /^Affordable housing loan/, /^Insurance/])
      expect(within(main).queryByRole('button', { name })).toBeNull()
    expect(within(main).getByRole('link', { name: 'Car loan' })).toHaveAttribute('href', '/car-loan')
    expect(within(main).queryByRole('link', { name: 'Student loan' })).toBeNull()
    // Sample offers are of personal loans.
    expect(screen.queryByRole('group', { name: 'Sample offer' })).toBeNull()
    expect(hrefs(screen.getByRole('navigation', { name: 'Main' }))).toEqual(['/', '/credit-cards', '/need-help'])
  })

  it('is not on the products page, and a business without a certificate is not sent to it', async () => {
    const { user } = await renderApp('/products', { kinds: KINDS })
    const main = await screen.findByRole('main')
    await user.click(await within(main).findByRole('button', { name: /^Business loan/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByText(/personal loans/)).toBeNull()
    await user.click(within(dialog).getByRole('radio', { name: 'NO' }))
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { level: 1, name: NOT_HERE })).toBeVisible()
    expect(window.location.pathname).toBe('/personal-loan')
    expect(getSession().productType).toBeNull()
  })

  it.each([
    ['/personal-loan', 'Personal loan'],
    ['/home-loan', 'Affordable housing loan'],
    ['/student-loan', 'Student loan'],
    ['/two-wheeler-loan', 'Two-wheeler loan'],
    ['/vouchers', 'Discount vouchers'],
  ])('%s answers with what there is instead', async (path, product) => {
    await renderApp(path, { kinds: KINDS })
    expect(await screen.findByRole('heading', { level: 1, name: NOT_HERE })).toBeVisible()
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent(`CreditLane does not offer this at the moment: ${product}.`)
    expect(hrefs(main)).toEqual(['/gold-loan', '/business-loan', '/credit-cards', '/car-loan'])
    // Nothing of it is kept for after the sign-in.
    expect(getSession()).toMatchObject({ productType: null, urlSegment: null })
  })

  it.each(['/credit-cards', '/cards-secured'])('%s, in Hindi, on a storefront', async (path) => {
    await renderApp(path, { kinds: ['personal', 'insurance'], language: 'hi', flavour: 'storefront' })
    expect(await screen.findByRole('heading', { level: 1, name: 'यह यहाँ नहीं मिलता' })).toBeVisible()
    expect(hrefs(screen.getByRole('main'))).toEqual(['/personal-loan', '/#insurance'])
    expect(hrefs(screen.getByRole('navigation', { name: 'मुख्य मेन्यू' }))).toEqual(['/', '/#insurance', '/need-help'])
  })

  it.each(['/gold-loan', '/car-loan', '/credit-cards'])('%s is as ever where it is offered', async (path) => {
    await renderApp(path, { kinds: KINDS })
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(NOT_HERE)
  })

  it('is not asked for by an address with a question or a campaign', async () => {
    await renderApp('/products?ask=business', { kinds: ['gold'] })
    expect(await screen.findByRole('button', { name: /^Gold loan/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await renderApp('/socialmedia-onboarding?product=personal-loan', { kinds: KINDS })
    await waitFor(() => expect(window.location.pathname).toBe('/verification'))
    expect(getSession()).toMatchObject({ productType: null })
  })

  it('takes no new enquiry, but shows one that is open, and the way to the applications', async () => {
    const { browser } = await renderApp('/user/loan-enquiry/student', { actor: 'consumerA', kinds: KINDS })
    expect(await screen.findByRole('heading', { level: 1, name: NOT_HERE })).toBeVisible()
    expect(window.location.pathname).toBe('/student-loan')
    expect(screen.getByRole('link', { name: 'Your applications are safe. See them here.' })).toBeVisible()

    const { status } = await browser.answer('createLoanEnquiry', {
      body: {
        kind: 'student',
        details: { course: 'Nursing', institution: 'City College', place: 'india', cost: 300_000, amount: 200_000 },
        consent: CONSENT_VERSIONS.loan_enquiry,
      },
    })
    expect(status).toBe(200)
    await renderApp('/user/loan-enquiry/student', { as: browser, kinds: KINDS })
    expect(await screen.findByText('City College')).toBeVisible()
  })
})
