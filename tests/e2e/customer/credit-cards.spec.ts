import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterCode, newPerson } from '../support/journey.ts'
import { words } from '../support/words.ts'

const CARD = 'Neem Deposit'
const BANK = 'Neem Small Finance Bank'

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  test(`from the list of cards to a tracked application (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    const person = newPerson()
    const look = async (what: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${what} in ${language}`)
      await expectNoSidewaysScroll(page)
    }
    const tile = (name: string) => page.getByRole('article', { name, exact: true })
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])

    await page.goto(`${product.origin}/cards-secured`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('cards:title.secured'))
    await expect(tile(CARD)).toContainText('₹99 + GST')
    await expect(tile(CARD)).toContainText('34.80%')
    await expect(tile('Tamarind Everyday')).toHaveCount(0)
    await look('secured cards')

    const put = (name: string) => tile(name).getByRole('checkbox').check()
    await put(CARD)
    await page.getByRole('link', { name: w('cards:kind.all'), exact: true }).click()
    await expect(page).toHaveURL(/\/credit-cards\?compare=/)
    await put('Tamarind Everyday')
    await page.getByRole('button', { name: w('cards:compare.open'), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: w('cards:compare.title') })
    await expect(sheet.getByText('₹350', { exact: false })).toBeVisible()
    await expect(sheet.getByRole('table')).toHaveCount(1)
    await look('comparison')
    await sheet.getByRole('button', { name: new RegExp(`^${w('cards:apply')} ?: ${CARD}`) }).click()

    await page.waitForURL('**/verification')
    const kept = (await page.context().cookies()).find(({ name }) => name === 'CCDetailssecured')
    expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual([{ category_id: 102, category_name: CARD }])
    await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
    await page.getByRole('button', { name: w('landing:start.send') }).click()
    await page.getByRole('button', { name: w('landing:notice.agree') }).click()
    await page.getByLabel(w('verification:code')).waitFor()
    await enterCode(page, product, language, person)

    await expect(page).toHaveURL(/\/credit-card\?card=102$/)
    const apply = page.getByRole('button', { name: w('cards:form.action', { card: CARD }) })
    await apply.click()
    await expect(page.getByText(w('cards:form.missing'))).toBeVisible()
    await look('application for a card')
    await page.getByRole('checkbox', { name: w('cards:form.consent', { bank: BANK, brand: 'CreditLane' }) }).check()
    await apply.click()
    await expect(page.getByRole('heading', { name: w('cards:leave.title', { bank: BANK }) })).toBeFocused()
    const away = page.getByRole('link', { name: w('cards:leave.go', { bank: BANK }) })
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(away).toHaveAttribute('href', /^https:\/\/apply\.neem\.example\/\?click=clk_[\w-]{16,}$/)
    await look('leaving for the bank')

    await page.getByRole('link', { name: w('cards:track') }).click()
    await page.waitForURL('**/user/application-status/app_*')
    await expect(page.getByText(BANK).first()).toBeVisible()
    await look('application status')
  })
}
