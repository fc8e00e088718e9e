import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterCode, newPerson, signIn } from '../support/journey.ts'
import { words } from '../support/words.ts'
import type { Language } from '../support/words.ts'

const look = async (page: Page, what: string, language: Language) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page, `${what} in ${language}`)
  await expectNoSidewaysScroll(page)
}

const TEA = { en: 'Chai', hi: 'चाय' } as const

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'hi', width: 360 },
] as const) {
  test(`from the insurance tile to a request (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, product, language, newPerson())
    await page.getByRole('button', { name: new RegExp(`^${w('products:kinds.insurance.name')}`) }).click()
    await page.waitForURL('**/user/insurance')
    await page.getByRole('button', { name: w('insurance:kind.shop'), exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await look(page, 'insurance plans', language)
    await expect(page.getByRole('main')).not.toHaveText(/best|recommended|popular|rated|top/i)
    const plan = (await page.getByRole('article').getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await page.getByRole('link', { name: new RegExp(`^${w('insurance:choose')}.*${plan}$`) }).click()

    const insurer = (await page.getByRole('region', { name: plan }).getByRole('paragraph').first().textContent()) ?? ''
    const send = page.getByRole('button', { name: w('insurance:request.send', { insurer }) })
    await send.click()
    await expect(page.getByLabel(w('insurance:request.firstName'), { exact: true })).toBeFocused()
    await look(page, 'request with errors', language)
    await page.getByLabel(w('insurance:request.firstName'), { exact: true }).fill('Asha')
    await page.getByLabel(w('insurance:request.lastName'), { exact: true }).fill('Patil')
    await page.getByLabel(w('insurance:request.birthDate'), { exact: true }).fill('14/08/1990')
    await send.click()
    const consent = page.getByLabel(
      w('asked:consent.share_with_insurer', { insurer, what: '|' }).split('|')[0]?.trim() ?? '',
    )
    await expect(consent).toBeFocused()
    await expect(page.getByText(w('insurance:request.consentError'))).toBeVisible()
    await consent.check()
    await send.click()
    const done = page.getByRole('heading', { level: 1, name: w('insurance:asked.title', { insurer }) })
    await expect(done).toBeFocused()
    await expect(page.getByText(/^CL-\d+$/)).toBeVisible()
    await look(page, 'request sent', language)
    await page.getByRole('link', { name: w('insurance:asked.track') }).click()
    await page.waitForURL('**/user/application-status/**')
    await expect(page.getByText(insurer).first()).toBeVisible()
    await look(page, 'the status of the request', language)
  })

  test(`from browsing vouchers to a code (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    const person = newPerson()
    await page.setViewportSize({ width, height: 760 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${product.origin}/vouchers`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await look(page, 'vouchers', language)
    await page.getByRole('button', { name: w('vouchers:category.food'), exact: true }).click()
    await expect(page).toHaveURL(/category=food/)
    await page.getByLabel(w('vouchers:search')).fill(TEA[language])
    const card = page.getByRole('article')
    await expect(card).toHaveCount(1)
    await card.getByRole('button', { name: w('vouchers:signInToClaim') }).click()

    await page.waitForURL('**/verification')
    await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
    await page.getByRole('button', { name: w('landing:start.send') }).click()
    await page.getByRole('button', { name: w('landing:notice.agree') }).click()
    await expect(page.getByLabel(w('verification:code'))).toBeVisible()
    await enterCode(page, product, language, person)
    await page.waitForURL(/\/vouchers\?.*voucher=\d+/)
    const claim = card.getByRole('button', { name: w('vouchers:claim') })
    await expect(claim).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByText(/^CHAI-[2-9A-Z]{10}$/)).toBeVisible()
    await look(page, 'voucher claimed', language)
    const own = page.getByRole('region', { name: w('vouchers:own.title') })
    await own.getByRole('button', { name: w('vouchers:copy') }).click()
    await expect(page.getByText(w('vouchers:copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await own.getByText(/^CHAI-[2-9A-Z]{10}$/).textContent(),
    )
  })
}
