import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { offersOf, openMoney } from '../money-journey.ts'
import { at, heading, recordSaves, saved, typeInto } from './form-driver.ts'

/** A lender of the seed that lends to small incomes. */
const SMALL_LENDER = 2
const INCOME = /^What your household earns in a year/
const EMIS = /^EMIs your household pays each month/

describe('the household of somebody who earns little', () => {
  test('is asked for with the reason, of nobody who earns more, and is kept', async () => {
    const saves = recordSaves()
    const { user, browser, userId } = await renderApp(at('employment-details'), { actor: 'consumerA' })
    await heading('Your work and income')
    expect(screen.queryByLabelText(INCOME)).toBeNull()
    await typeInto(user, 'Monthly income', '25001')
    expect(screen.queryByLabelText(INCOME)).toBeNull()
    await user.clear(screen.getByLabelText('Monthly income'))
    await typeInto(user, 'Monthly income', '20000')
    const household = await screen.findByLabelText(INCOME)
    expect(household).toHaveAccessibleDescription(/You, your husband or wife and your unmarried children, together/)
    expect(screen.getByText(/^RBI protects households with up to ₹3,00,000 a year/)).toBeVisible()
    await user.type(household, '290000')
    await user.type(screen.getByLabelText(EMIS), '4000')
    await user.tab()
    await saved()
    await waitFor(() => expect(Object.assign({}, ...saves)).toMatchObject({ household_income: 290_000 }))
    await waitFor(async () =>
      expect((await browser.call('getUser', { params: { id: userId } })).data).toMatchObject({
        household_income: 290_000,
        household_emi: 4_000,
      }),
    )
  })

  test('is not asked for a loan that a home secures', async () => {
    await renderApp('/user/user-detail/affordable-housing-loan?step=employment-details', {
      actor: 'consumerA',
      productType: 'Affordable Housing Loan',
      prepare: async ({ browser, userId }) =>
        void (await browser.call('updateUser', { params: { id: userId }, body: { monthly_income: 20_000 } })),
    })
    await heading('Your work and income')
    await waitFor(() => expect(screen.getByLabelText('Monthly income')).toHaveValue('20,000'))
    expect(screen.queryByLabelText(INCOME)).toBeNull()
  })

  test.each([
    ['en', INCOME],
    ['hi', /^आपका परिवार साल में कितना कमाता है/],
  ] as const)('is asked for a business loan, too (%s)', async (language, label) => {
    await renderApp('/user/business-detail?step=income', {
      actor: 'consumerA',
      productType: 'Business Loans',
      language,
      prepare: async ({ browser, userId }) =>
        void (await browser.call('updateUser', { params: { id: userId }, body: { monthly_income: 20_000 } })),
    })
    expect(await screen.findByLabelText(label)).toHaveValue('')
  })

  test('is what the debt check of an offer goes by', async () => {
    const { browser, appId } = await openMoney(`/user/offers/${SMALL_LENDER}`, {
      profile: { monthly_income: 20_000, emi: 1_000 },
      more: async (_appId, signedIn) =>
        void (await signedIn.browser.call('updateUser', {
          params: { id: signedIn.userId },
          body: { household_income: 276_000 },
        })),
    })
    const { matched } = await offersOf(browser, appId)
    expect(matched.some(({ lender_id }) => lender_id === SMALL_LENDER)).toBe(true)
    expect(await screen.findByText(/at most 50% of the household's income, here ₹23,000 a month\./)).toBeVisible()
  })
})
