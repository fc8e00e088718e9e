import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bodyOf, PLAIN_LENDER, readToApply } from '#tests/server/services/shared/journey.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { openMoney } from '../money-journey.ts'
import { at, choose, heading, next, typeInto } from './form-driver.ts'

const CONSENT = /^Send my PAN, mobile number, name and date of birth to a credit bureau/

/** The first step, by the keyboard alone. */
async function notifyLoan(pan: string, agree: boolean) {
  const rendered = await renderApp('/user/user-detail', { actor: 'consumerA' })
  const { user } = rendered
  await heading('Your loan')
  await typeInto(user, 'Loan amount you want', '300000')
  await user.selectOptions(screen.getByLabelText('For how long?'), '36 months')
  await user.selectOptions(screen.getByLabelText('What is the loan for?'), 'Wedding')
  await typeInto(user, 'PAN', pan)
  const box = await screen.findByRole('checkbox', { name: CONSENT })
  expect(box).not.toBeChecked()
  if (agree) await user.click(box)
  await next(user)
  await heading('You and your work')
  return rendered
}

describe('the way to the first offers', () => {
  test('is two steps for somebody whom the bureau knows, and the offers have their amount and term', async () => {
    const { user, browser } = await notifyLoan('HIGPQ4321A', true)
    expect(await screen.findByText(/^This comes from the credit bureau\./)).toBeVisible()
    expect(screen.getByLabelText('Last name')).toHaveValue('Qureshi')
    for (const label of ['First name', 'Date of birth', 'Pincode', 'EMIs you already pay each month'])
      expect(screen.getByLabelText(label)).not.toHaveValue('')
    // What has to be checked can be read, by whoever asks for it: phones are shared.
    const birthDate = screen.getByLabelText('Date of birth')
    expect(birthDate).toHaveDisplayValue(/^\*\*.\*\*.\d{4}$/)
    await user.click(screen.getByRole('button', { name: 'Show: Date of birth' }))
    expect(birthDate).toHaveDisplayValue(/^\d\d\/\d\d\/\d{4}$/)
    await user.click(screen.getByRole('button', { name: 'Hide: Date of birth' }))
    expect(birthDate).toHaveDisplayValue(/^\*\*.\*\*.\d{4}$/)
    await choose(user, 'Salaried')
    await typeInto(user, 'Monthly income', '85000')
    await next(user, 'Save and see offers')
    await waitFor(() => expect(window.location.pathname).toBe('/user/offers'))
    const { data } = await browser.call('listApplications')
    const { request, matched } = await browser.call('getOffers', { params: { appId: data[0]?.app_id ?? '' } })
    expect(request).toEqual({ amount: 300_000, tenure_months: 36 })
    expect(matched.length).toBeGreaterThan(0)
    expect((await browser.call('listConsents')).data.map(({ purpose }) => purpose)).toContain('credit_score')
  })

  test('needs no bureau: without the consent nobody is asked, and everything can be typed', async () => {
    const { user, browser } = await notifyLoan('HIGPQ4321A', false)
    expect(screen.queryByText(/credit bureau/)).toBeNull()
    await typeInto(user, 'First name', 'Noor')
    await typeInto(user, 'Last name', 'Qureshi')
    await typeInto(user, 'Date of birth', '14081990')
    await typeInto(user, 'Pincode', '560034')
    await choose(user, 'Self-employed')
    await typeInto(user, 'Monthly income', '85000')
    await typeInto(user, 'EMIs you already pay each month', '0')
    await next(user, 'Save and see offers')
    await waitFor(() => expect(window.location.pathname).toBe('/user/offers'))
    const purposes = (await browser.call('listConsents')).data.map(({ purpose }) => purpose)
    expect(purposes).not.toContain('credit_score')
  })

  test.each([
    ['NILPQ4321A', /^The credit bureau has nothing under this PAN and your mobile number\./],
    ['OTHPQ4321A', /^The credit bureau has nothing under this PAN and your mobile number\./],
    ['ERRPQ4321A', /^The credit bureau did not answer\. Please fill this in yourself\./],
  ])('%s: says why the fields are empty', async (pan, words) => {
    await notifyLoan(pan, true)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('')
  })

  test('names what is missing in the first step, the term too', async () => {
    const { user } = await renderApp('/user/user-detail', { actor: 'consumerA' })
    await heading('Your loan')
    await next(user)
    expect(await screen.findByText('4 fields need your attention')).toBeVisible()
    expect(screen.getByLabelText('For how long?')).toBeInvalid()
    expect(screen.getByLabelText('Loan amount you want')).toHaveFocus()
  })
})

const LATER = {
  gender: '',
  address1: '',
  residence_type: '',
  employer_name: '',
  officepincode: '',
  salary_mode: '',
} as const

describe('what a lender needs beyond the offers', () => {
  test('is asked on the way to it, and leads back to its consents', async () => {
    const { user, browser, appId } = await openMoney(`/user/offers/${PLAIN_LENDER}`, {
      profile: { ...LATER, email: '' },
    })
    expect(await screen.findByText(/needs 7 more answers from you\.$/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /I have read the Key Fact Statement/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Answer and go on' }))
    await heading('The last questions before you apply')
    await typeInto(user, 'Email', 'noor@mail.in')
    await choose(user, 'Female')
    await typeInto(user, 'Address line 1', 'Plot 14')
    await choose(user, 'Rented')
    const employer = screen.getByLabelText<HTMLInputElement>('Employer name')
    expect([...(employer.list?.options ?? [])].map(({ value }) => value)).toContain('State Bank of India')
    await typeInto(user, 'Employer name', 'Sunrise Textiles')
    await typeInto(user, 'Office pincode', '431001')
    await user.selectOptions(screen.getByLabelText('How is your salary paid?'), 'Bank transfer')
    await next(user, 'Save and go back to the offer')
    await waitFor(() => expect(window.location.pathname).toBe(`/user/offers/${PLAIN_LENDER}`))
    expect(await screen.findByRole('checkbox', { name: 'I have read the Key Fact Statement.' })).not.toBeChecked()
    const body = await readToApply(browser, appId, PLAIN_LENDER)
    expect(bodyOf(await browser.answer('applyToLender', { params: { appId }, body }))).toHaveProperty('data')
  })

  test('asks nobody for an employer who has none', async () => {
    await openMoney(`${at('for-the-lender')}&lender=${PLAIN_LENDER}&amount=100000&tenure=12`, {
      profile: { ...LATER, employment_status_code: 2 },
    })
    await heading('The last questions before you apply')
    expect(screen.queryByLabelText('Employer name')).toBeNull()
  })
})
