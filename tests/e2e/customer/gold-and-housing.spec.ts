import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  afterApplying,
  applyButton,
  comeIn,
  fillField,
  loanFields,
  newPerson,
  openFirstOffer,
  tickConsents,
} from '../support/journey.ts'
import { words } from '../support/words.ts'
import type { Language } from '../support/words.ts'

/** What both journeys do on every screen, in one language at one width. */
function walker(page: Page, language: Language) {
  const w = words(language)
  const heading = page.getByRole('heading', { level: 1 })
  return {
    w,
    heading,
    /** Waits for the screen with this title and looks at it. */
    look: async (title: string) => {
      await expect(heading).toHaveText(title)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${title} in ${language}`)
      await expectNoSidewaysScroll(page)
    },
    next: (last = w('profile:seeOffers')) =>
      page.getByRole('button', { name: new RegExp(`^(${w('profile:continue')}|${last})$`) }).click(),
    fill: async (fields: ReturnType<typeof loanFields>[string] = {}) => {
      for (const [name, value] of Object.entries(fields)) await fillField(page, language, name, value)
    },
    chooseTile: (kind: string) =>
      page.getByRole('button', { name: new RegExp(`^${w(`products:kinds.${kind}.name`)}`) }).click(),
  }
}

test('gold: from the tile to the lead confirmation (en, 1280 px)', async ({ page, product }) => {
  const person = newPerson()
  const { w, look, next, fill, chooseTile } = walker(page, 'en')
  await page.setViewportSize({ width: 1280, height: 800 })
  await comeIn(page, product, 'en', person, null)
  await page.goto(`${product.origin}/products`)
  await chooseTile('gold')
  await page.waitForURL('**/user/user-detail/gold-loan**')

  await look(w('gold:yourGold.title'))
  await page.getByText(w('gold:form.ornaments'), { exact: true }).click()
  await page.getByLabel(w('gold:fields.gold_weight')).fill('33')
  await page.getByText(w('gold:carat', { carat: 22 }), { exact: true }).click()
  await expect(page.getByText(w('gold:planner.value'))).toBeVisible()
  await look(w('gold:yourGold.title'))
  await next()
  await expect(page.getByLabel(w('gold:fields.loan_amount'))).toBeVisible()
  await page.getByLabel(w('gold:fields.loan_amount')).fill('150000')
  await page.getByText(w('gold:repayment.emi'), { exact: true }).click()
  await page.getByLabel(w('gold:fields.tenure_months')).selectOption('12')
  await look(w('gold:yourLoan.title'))
  await next()
  const { personalInformation, contactDetails } = loanFields(person)
  await look(w('profile:personalInformation.title'))
  await fill(personalInformation)
  await next()
  await look(w('profile:contactDetails.title'))
  await fill(contactDetails)
  await next(w('gold:seeOffer'))

  await page.waitForURL(/\/user\/(muthootgold|indiagold)$/)
  await page.getByRole('heading', { name: w('applications:apply.title') }).waitFor()
  const lender = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await look(lender)
  await tickConsents(page, 'en', lender)
  await applyButton(page, 'en', lender).click()
  await look(w('gold:lead.title', { lender }))
  await expect(page.getByText(w('gold:lead.noMoney'))).toBeVisible()

  // A complete form is not shown again: it leads to the lender, where the request is kept.
  await page.goto(`${product.origin}/user/user-detail/gold-loan`)
  await page.waitForURL(/\/user\/(muthootgold|indiagold)$/)
})

test('housing: from the tile to the application (hi, 360 px)', async ({ page, product }) => {
  const person = newPerson()
  const { w, heading, look, next, fill, chooseTile } = walker(page, 'hi')
  await page.setViewportSize({ width: 360, height: 800 })
  await comeIn(page, product, 'hi', person, null)
  await page.goto(`${product.origin}/products`)
  await chooseTile('housing')
  await page.waitForURL('**/user/user-detail/affordable-housing-loan**')

  await look(w('housing:newHome.title'))
  await page.getByLabel(w('housing:fields.property_value')).fill('2800000')
  await page.getByLabel(w('housing:fields.property_pincode')).fill('431001')
  for (const name of ['owns_home', 'had_subsidy'])
    await page
      .getByRole('group', { name: w(`housing:fields.${name}`) })
      .getByText(w('common:no'), { exact: true })
      .click()
  await next()
  await expect(heading).toHaveText(w('housing:yourLoan.title'))
  await page.getByLabel(w('housing:fields.loan_amount')).fill('1000000')
  await page.getByLabel(w('housing:fields.tenure_months')).selectOption('180')
  await look(w('housing:yourLoan.title'))
  await next()
  await expect(heading).toHaveText(w('housing:household.title'))
  await page.getByLabel(w('housing:fields.household_income_year')).fill('560000')
  await expect(page.getByText(w('housing:scheme.verdict.yes'))).toBeVisible()
  await look(w('housing:household.title'))
  await next()
  const { personalInformation, contactDetails, employmentDetails } = loanFields(person)
  await expect(heading).toHaveText(w('profile:employmentDetails.title'))
  await fill(employmentDetails)
  await next()
  await expect(heading).toHaveText(w('profile:personalInformation.title'))
  await fill(personalInformation)
  await next()
  await expect(heading).toHaveText(w('profile:contactDetails.title'))
  await fill(contactDetails)
  await next()
  await look(w('profile:summary.title'))
  await next()

  await page.waitForURL('**/user/offers**')
  await expect(heading).not.toHaveText(w('offers:loading.title'))
  const lender = await openFirstOffer(page, 'hi')
  await look(lender)
  await tickConsents(page, 'hi', lender)
  await applyButton(page, 'hi', lender).click()
  await afterApplying(page)
  await expect(page.getByText(lender).first()).toBeVisible()
  await expectAccessible(page, 'after applying')
  await expectNoSidewaysScroll(page)
})
