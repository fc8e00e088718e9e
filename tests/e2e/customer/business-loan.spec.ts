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

const BUSINESS = {
  business_registration_type: { option: 'businessRegistrationType.gst' },
  business_years: { option: 'businessYears.threeTo5Years' },
  business_nature: { option: 'businessNature.services' },
  professional_type: { option: 'professionalType.architect' },
  professional_years: { option: 'professionalYears.over5Years' },
  business_current_turnover: { option: 'businessTurnover.upTo50Lakh' },
  business_gross_profit: { option: 'businessGrossProfit.upTo20Lakh' },
}

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  test(`a business loan from the tile to the lender's answer (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    const person = newPerson()
    const { personalInformation = {}, contactDetails = {} } = loanFields(person)
    const heading = page.getByRole('heading', { level: 1 })
    const look = async (what: string) => {
      await expect(heading).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${what} in ${language}`)
      await expectNoSidewaysScroll(page)
    }
    const next = () => page.getByRole('button', { name: w('profile:continue'), exact: true }).click()
    await page.setViewportSize({ width, height: 800 })
    await comeIn(page, product, language, person, null)
    await page.goto(`${product.origin}/products`)

    const tile = page.getByRole('button', { name: new RegExp(`^${w('products:kinds.business.name')}`) })
    const question = page.getByRole('dialog', { name: w('products:business.title') })
    await tile.click()
    await expect(question.getByRole('radio', { name: w('products:business.yes') })).toBeChecked()
    await look('business question')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(tile).toBeFocused()
    await tile.click()
    await question.getByRole('button', { name: w('products:business.continue') }).click()
    await page.waitForURL('**/user/business-detail**')

    await expect(heading).toHaveText(w('profile:personalInformation.title'))
    for (const [name, value] of Object.entries(personalInformation)) await fillField(page, language, name, value)
    await next()
    await expect(heading).toHaveText(w('profile:contactDetails.title'))
    for (const [name, value] of Object.entries(contactDetails)) await fillField(page, language, name, value)
    await next()
    await expect(heading).toHaveText(w('business:yourBusiness.title'))
    await next()
    await look('business step with errors')
    for (const [name, value] of Object.entries(BUSINESS)) await fillField(page, language, name, value)
    await look('business step')
    await next()
    await expect(heading).toHaveText(w('business:income.title'))
    await fillField(page, language, 'monthly_income', '90000', 'business:fields')
    await fillField(page, language, 'emi', '4000')
    await look('income step')
    await next()
    await expect(heading).toHaveText(w('business:loan.title'))
    await fillField(page, language, 'loan_amount', '300000', 'business:fields')
    await page.getByLabel(w('business:fields.tenure_months'), { exact: true }).selectOption('24')
    await look('loan step')
    await page
      .getByRole('button', { name: new RegExp(`^(${w('profile:continue')}|${w('profile:seeOffers')})$`) })
      .click()
    if (width < 900) {
      await expect(heading).toHaveText(w('profile:summary.title'))
      await look('summary')
      await page.getByRole('button', { name: w('profile:seeOffers') }).click()
    }
    await page.waitForURL('**/user/business-offers**')
    await expect(heading).not.toHaveText(w('offers:loading.title'))
    await look('business offers')

    // Return to Profile, and the answers are there.
    await page.getByRole('link', { name: w('offers:returnToProfile') }).click()
    await page.waitForURL('**/user/business-detail?step=personal-information')
    await page.goto(`${product.origin}/user/business-detail?step=your-business`)
    await expect(page.getByLabel(w('rules:labels.professional_type'), { exact: true })).toHaveValue('3')
    await page.goto(`${product.origin}/user/business-offers`)

    const lender = await openFirstOffer(page, language)
    await look('business offer')
    await tickConsents(page, language, lender)
    await applyButton(page, language, lender).click()
    await afterApplying(page)
    await expect(page).toHaveURL(/\/user\/lenders-transaction\//)
    await page.getByLabel(w('lenders:info.label.account_number')).fill('123456789012')
    await page.getByLabel(w('lenders:info.label.ifsc')).fill('HDFC0001234')
    await look('questions of the lender')
    await page.getByRole('button', { name: w('lenders:info.send', { lender }) }).click()
    await expect(page.getByLabel(w('lenders:info.label.ifsc'))).toHaveCount(0)
    await look("the lender's answer")

    await page.goto(`${product.origin}/user/application-status`)
    await expect(page.getByText(lender).first()).toBeVisible()
    await look('status')
    await page.goto(`${product.origin}/products`)
    await page.getByRole('link', { name: w('products:resume.sent', { lender }) }).waitFor()
    await look('products')
    await page.goto(`${product.origin}/user/business-welcome-back`)
    await look('welcome back')
  })
}
