import { REGISTRY } from '../../../src/contract/brands/registry-book.ts'
import { BRANDS } from '../../../src/contract/brands/registry.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  afterApplying,
  applyButton,
  choosePersonalLoan,
  enterCode,
  fillLoanForm,
  newPerson,
  openFirstOffer,
  openForm,
  signInAndComplete,
  tickConsents,
} from '../support/journey.ts'
import { expectEnlarged } from '../support/readable.ts'
import { words } from '../support/words.ts'

// No test here needs what another has done.
test.describe.configure({ mode: 'parallel' })

const SIZES = [
  ['en', 1280],
  ['hi', 360],
  ['hi', 320],
] as const

for (const [language, width] of SIZES) {
  test(`the help form: errors, sent, its dialogs (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await page.goto(`${product.origin}/need-help`)
    const send = page.getByRole('button', { name: w('help:send'), exact: true })
    await expect(send).toBeDisabled()
    await page.getByLabel(w('help:fields.email')).fill('not an address')
    await page.getByLabel(w('help:fields.phone')).fill('98765')
    await page.getByLabel(w('help:fields.name')).fill('Asha Patil')
    await expect(page.getByText(w('rules:help.email'))).toBeVisible()
    await expectAccessible(page, `the help form with errors in ${language}`)
    await page.getByLabel(w('help:fields.email')).fill('asha@mail.com')
    await page.getByLabel(w('help:fields.phone')).fill('9876543210')
    await page.getByLabel(w('help:fields.description')).fill('My code does not arrive')
    await send.click()
    await expect(page.getByText(w('help:sent')).first()).toBeVisible()
    await expectAccessible(page, `the help form when sent in ${language}`)
    await expectNoSidewaysScroll(page)
  })
}

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  test(`dialogs and side ways of the offers (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 800 })
    await signInAndComplete(page, product, language)
    const look = async (what: string) => {
      await expectAccessible(page, `${what} in ${language}`)
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: w('offers:request.edit'), exact: true }).click()
    await look('the request')
    await page.keyboard.press('Escape')
    if (width < 900) {
      await page.getByRole('button', { name: w('offers:filter.title') }).click()
      await look('the filters')
      await page.keyboard.press('Escape')
    }
    const compare = page.getByLabel(w('offers:compare.add'))
    await compare.nth(0).check()
    await compare.nth(1).check()
    await look('the compare tray')
    await page.getByRole('button', { name: w('offers:compare.open'), exact: true }).click()
    await expect(page.getByRole('heading', { name: w('offers:compare.title') })).toBeVisible()
    await look('the comparison')
    await page.keyboard.press('Escape')

    const lender = await openFirstOffer(page, language)
    await tickConsents(page, language, lender)
    await applyButton(page, language, lender).click()
    await afterApplying(page)
    await page.goto(`${product.origin}/user/application-status`)
    await page.getByRole('button', { name: w('applications:withdraw.open') }).click()
    await look('the question before withdrawing')
    await page
      .getByRole('button', { name: w('applications:withdraw.confirm') })
      .last()
      .click()
    await expect(page.getByText(w('applications:status.withdrawn'), { exact: true }).first()).toBeVisible()
    await look('a withdrawn application')
  })
}

test('a brand is there with the first paint: colours, name and language without a script', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const brand of BRANDS) {
    await page.goto(`${product.origin}/?partner=${brand.code}`)
    await expect(page).toHaveTitle(new RegExp(`${brand.name}$`))
    const painted = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    )
    expect(painted.toUpperCase(), brand.code).toBe(brand.primary.toUpperCase())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${product.origin}/?partner=unknown`)
  await expect(page).toHaveTitle(/CreditLane$/)
  await context.close()
})

// A light one, the one that asks for terms, and the last.
for (const code of ['bazaarmitr', 'campuskey', BRANDS.at(-1)?.code])
  test(`the brand ${code} looks right all the way to the offers`, async ({ page, product }) => {
    const w = words('en')
    const brand = REGISTRY.find(code)
    const person = newPerson()
    const heading = page.getByRole('heading', { level: 1 })
    const look = async (what: string) => {
      await expect(heading).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const painted = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
      expect((await painted()).toUpperCase(), what).toBe(brand.primary.toUpperCase())
      await expect(page).toHaveTitle(new RegExp(`${brand.name}$`))
      await expectAccessible(page, `${what} of ${brand.name}`)
    }
    await page.goto(`${product.origin}/${code}/partner/login`)
    await look('the partner sign-in')
    await page.goto(`${product.origin}/?partner=${code}`)
    await look('the landing page')
    if (brand.tancApply) await page.getByRole('checkbox').check()
    await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
    await page.getByRole('button', { name: w('landing:start.send') }).click()
    await page.getByRole('button', { name: w('landing:notice.agree') }).click()
    await page.waitForURL('**/verification')
    await look('the verification')
    await enterCode(page, product, 'en', person)
    await expect(page).toHaveURL(/\/products$/)
    await look('the products')
    await choosePersonalLoan(page, 'en')
    await look('the form')
    await fillLoanForm(page, 'en', person)
    await expect(page.getByRole('article').first()).toBeVisible()
    await look('the offers')
  })

test('the terms box is there for the one brand that asks for it, and holds the code back', async ({
  page,
  product,
}) => {
  const w = words('en')
  const brand = BRANDS.find((each) => each.tancApply)
  if (!brand) throw new Error('no brand with terms')
  const person = newPerson()
  await page.goto(`${product.origin}/?partner=${brand.code}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Need Money? Get Instant Credit With Your ID Card!*',
  )
  const terms = page.getByRole('checkbox')
  await expect(terms).not.toBeChecked()
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await expect(page.getByText(w('landing:start.termsMissing'))).toBeVisible()
  expect(await product.outbox(person.phone)).toEqual([])
  await terms.check()
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  await enterCode(page, product, 'en', person)
})

test('the language switches in the middle of the form and nothing typed is lost', async ({ page, product }) => {
  await openForm(page, product, 'en', newPerson())
  await page.getByLabel(words('en')('rules:labels.first_name'), { exact: true }).fill('Asha')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  const w = words('hi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('profile:personalInformation.title'))
  await expect(page.getByLabel(w('rules:labels.first_name'), { exact: true })).toHaveValue('Asha')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.reload()
  await expect(page.getByLabel(w('rules:labels.first_name'), { exact: true })).toHaveValue('Asha')
})

test('guards by address bar: application, then sign-in, then product', async ({ page, product }) => {
  await page.goto(`${product.origin}/user/offers`)
  await page.waitForURL((url) => url.pathname === '/')
  const person = newPerson()
  await page.getByLabel(words('en')('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: words('en')('landing:start.send') }).click()
  await page.getByRole('button', { name: words('en')('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  await page.goto(`${product.origin}/user/offers`)
  await page.waitForURL((url) => url.pathname === '/verification')
})

test('a slow line: typed and pressed before the script is there, nothing is lost and one code is sent', async ({
  page,
  product,
}) => {
  const person = newPerson()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: (1_470 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
  await page.goto(product.origin, { waitUntil: 'commit' })
  await page.getByLabel(words('en')('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: words('en')('landing:start.send') }).dblclick()
  const agree = page.getByRole('button', { name: words('en')('landing:notice.agree') })
  await agree.dblclick()
  await page.waitForURL('**/verification')
  expect(await product.outbox(person.phone)).toHaveLength(1)
})

test('enlarged four times nothing is cut off, and nothing that has the focus is covered (hi)', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  const w = words('hi')
  const look = async (what: string, places: number) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // A message is no bar: it leaves by itself, or by its button.
    await expect(page.locator('.Toastify__toast')).toHaveCount(0)
    // As many as there are at the least: a walk that ends at once has seen nothing.
    expect(await expectEnlarged(page, what), what).toBeGreaterThan(places)
  }
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: product.origin }])
  await page.goto(product.origin)
  await look('the landing page', 20)
  await page.goto(`${product.origin}/guides/personal-loan`)
  await look('a guide', 10)
  await openForm(page, product, 'hi', newPerson())
  await look('a step of the form', 10)
  await page.context().clearCookies()

  await signInAndComplete(page, product, 'hi')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look('the offers', 30)
  await page.getByLabel(w('consents:score.agree')).check()
  await page.getByRole('button', { name: w('consents:score.check') }).click()
  await expect(page.locator('a.score-row')).toBeVisible()
  await openFirstOffer(page, 'hi')
  await look('one offer', 10)
  await page.goto(`${product.origin}/user/credit-score`)
  await look('the score', 10)
  await page.goto(`${product.origin}/privacy-centre`)
  await look('the privacy centre', 20)
})
