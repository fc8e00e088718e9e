import type { Browser, Page } from '@playwright/test'
import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, proveIdentity, signIn, signInAndComplete, tickConsents } from '../support/journey.ts'
import type { Person } from '../support/journey.ts'
import { words } from '../support/words.ts'
import type { Language } from '../support/words.ts'

// No test here needs what another has done.
test.describe.configure({ mode: 'parallel' })

/** A screen as it stands: accessible, and no wider than the window. */
async function seen(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page)
}

/** A device that has never been here. */
async function otherDevice(browser: Browser, product: Product, language: Language): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'lang', value: language, url: product.origin }])
  return context.newPage()
}

async function signInHere(page: Page, product: Product, language: Language, person: Person): Promise<void> {
  const w = words(language)
  await product.letPass(31)
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  const code = page.getByLabel(w('verification:code'))
  await code.waitFor()
  // News of the application goes to the same number.
  const message = (await product.outbox(person.phone)).find((each) => each.code)
  await code.fill(message?.code ?? '')
}

/** A lender that has not answered in time leads to the application, where the same next step waits for its answer. */
async function reachLender(page: Page, goOn: string): Promise<void> {
  await page.waitForURL(/\/user\/(indialends-otp|application-status)/)
  if (page.url().includes('/user/application-status')) await page.getByRole('link', { name: goOn }).click()
  await page.waitForURL('**/user/indialends-otp**')
}

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  const w = words(language)

  test(`a student loan is asked for, honestly (${language})`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    const person = newPerson()
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    const html = await (await page.request.get(`${product.origin}/student-loan`)).text()
    expect(html).toContain(w('kind-student-loan:headline'))
    await page.goto(`${product.origin}/student-loan`)
    await seen(page, 'landing of a kind')
    await signIn(page, product, language, person, '/student-loan')
    await page.waitForURL('**/user/loan-enquiry/student')
    await page.getByLabel(w('enquiry:fields.course'), { exact: true }).fill('B.Sc. Nursing')
    await page.getByRole('button', { name: w('enquiry:send') }).click()
    await expect(page.getByText(w('enquiry:consentMissing'))).toBeVisible()
    await seen(page, 'enquiry with errors')
    await page.getByLabel(w('enquiry:fields.institution')).fill('AIIMS Delhi')
    await page.getByText(w('enquiry:place.india'), { exact: true }).click()
    await page.getByLabel(w('enquiry:fields.cost')).fill('500000')
    await page.getByLabel(w('enquiry:fields.amount')).fill('300000')
    await page.getByText(w('enquiry:consent')).click()
    await page.getByRole('button', { name: w('enquiry:send') }).click()
    await expect(page.getByText(w('enquiry:open.title.open'))).toBeVisible()
    await expect(page.getByText(/LE-[0-9A-Z]{8}/)).toBeVisible()
    await seen(page, 'open enquiry')
  })

  test(`somebody becomes a partner (${language})`, async ({ page, product, cleanConsole }) => {
    // The link that does not work any more is answered with 404.
    cleanConsole.allow(/404/)
    await page.setViewportSize({ width, height: 900 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await page.goto(`${product.origin}/create-merchant-form/bazaarmitr`)
    await page.getByRole('button', { name: w('merchant:send') }).click()
    await expect(page.getByLabel(w('merchant:fields.full_name'))).toBeFocused()
    await seen(page, 'partner form with errors')
    const fields = {
      full_name: 'Asha Patil',
      phone: newPerson().phone,
      email: 'asha@stores.in',
      business_name: 'Asha Stores',
      pincode: '431001',
      pan: 'aabca1234b',
    }
    for (const [field, value] of Object.entries(fields))
      await page.getByLabel(w(`merchant:fields.${field}`), { exact: true }).fill(value)
    await page.getByRole('checkbox').check()
    await page.route('**/api/merchant-requests', (route) => route.abort(), { times: 1 })
    cleanConsole.allow(/ERR_FAILED/)
    await page.getByRole('button', { name: w('merchant:send') }).click()
    await expect(page.getByText(w('merchant:kept'))).toBeVisible()
    await expect(page.getByLabel(w('merchant:fields.pan'), { exact: true })).toHaveValue('AABCA1234B')
    await page.getByRole('button', { name: w('merchant:send') }).click()
    await page.waitForURL('**/create-merchant-form/success')
    await expect(page.getByText(/MR-[0-9A-Z]{8}/)).toBeVisible()
    await seen(page, 'partner request received')

    for (const [path, heading] of [
      ['auth?state=x', 'auth.unknown'],
      ['redirect?app=https://evil.example/', 'redirect.none'],
      ['redirect?app=//evil.example', 'redirect.none'],
      ['redirect?url=https:evil.example&app=javascript:alert(1)', 'redirect.none'],
      ['customer-site?app=%5C%5Cevil.example', 'site.title'],
      ['transfer/guessed-code', 'transfer.gone'],
    ] as const) {
      await page.goto(`${product.origin}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(`handover:${heading}`))
      expect(new URL(page.url()).origin).toBe(product.origin)
      await seen(page, path)
    }
  })
}

test("a lender's own code, the way over and back, another device", async ({ page, product, browser, cleanConsole }) => {
  // A wrong code.
  cleanConsole.allow(/422/)
  const w = words('en')
  const INDIALENDS = 9
  await page.setViewportSize({ width: 1280, height: 900 })
  const person = await signInAndComplete(page, product, 'en')
  await page.goto(`${product.origin}/user/offers/${INDIALENDS}`)
  await tickConsents(page, 'en', 'IndiaLends')
  await page.getByRole('button', { name: w('applications:apply.to', { lender: 'IndiaLends' }) }).click()
  await reachLender(page, w('applications:act.enter_code', { lender: 'IndiaLends' }))
  await page.getByRole('button', { name: w('lenders:otp.send', { lender: 'IndiaLends' }) }).click()
  const field = page.getByLabel(w('lenders:otp.code', { lender: 'IndiaLends' }))
  await field.fill('12')
  await page.getByRole('button', { name: w('lenders:otp.confirm') }).click()
  await expect(page.getByText('Enter 6 digits OTP')).toBeVisible()
  await seen(page, "lender's code")
  const message = (await product.outbox(person.phone)).find((each) => each.code)
  await field.fill(message?.code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: w('lenders:otp.confirm') }).click()
  await expect(page.getByText(w('verification:errors.wrong_other', { count: '4' }))).toBeVisible()
  await field.fill(message?.code ?? '')
  await page.getByRole('button', { name: w('lenders:otp.confirm') }).click()
  await page.waitForURL('**/user/lenders-transaction/indialends**')
  await expect(page.getByText(w('lenders:steps.web', { lender: 'IndiaLends' }))).toBeVisible()
  await seen(page, "lender's page")

  const appId = new URL(page.url()).searchParams.get('app') ?? ''
  await page.goto(`${product.origin}/redirect?app=${appId}`)
  await seen(page, 'redirect')
  await page.getByRole('button', { name: w('lenders:handOver.go', { lender: 'IndiaLends' }) }).click()
  await page.waitForURL('**/user/lender-submit**')
  await page.getByRole('link', { name: w('lenders:submit.return') }).click()
  await page.waitForURL(`**/user/application-status/${appId}`)

  // The link of a reminder, on a device that nobody has signed in on.
  const phone = await otherDevice(browser, product, 'en')
  await phone.goto(`${product.origin}/customer-site?app=${appId}`)
  await phone.getByRole('link', { name: w('handover:site.signIn') }).click()
  await signInHere(phone, product, 'en', person)
  await proveIdentity(phone, 'en', person)
  await phone.waitForURL(`**/user/application-status/${appId}`)
  await phone.context().close()

  // The link of a message about its status, on another one: the sign-in and the check lead back to that application.
  const news = await otherDevice(browser, product, 'en')
  const told = (await product.outbox(person.phone)).find(({ text }) => text.includes(`/application-status/${appId}`))
  const address = new URL(/http\S+$/.exec(told?.text ?? '')?.[0] ?? 'none:')
  await news.goto(product.origin + address.pathname)
  await signInHere(news, product, 'en', person)
  await proveIdentity(news, 'en', person)
  await news.waitForURL(`**/user/application-status/${appId}`)
  await expect(news.getByRole('heading', { name: 'IndiaLends' })).toBeVisible()
  await news.context().close()

  // A visit moves to another device, once.
  await page.goto(`${product.origin}/user/welcome-back`)
  await page.getByRole('button', { name: w('handover:transfer.offer.make') }).click()
  const link = await page.getByLabel(w('handover:transfer.offer.label')).inputValue()
  const tablet = await otherDevice(browser, product, 'en')
  await tablet.goto(link)
  await tablet.waitForURL('**/verification')
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText(w('verification:continueLoan'))
  await tablet.goto(link)
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText(w('handover:transfer.gone'))
  await tablet.context().close()
})

test('every kind of host shows its own first page', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(/404/)
  const { port } = new URL(product.origin)
  await page.goto(`http://campuskey.localhost:${port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Need Money? Get Instant Credit With Your ID Card!*')
  await expect(page.getByText(words('en')('landing:products.title'))).toHaveCount(0)
  await seen(page, 'dedicated landing')
  await page.goto(`http://shop.localhost:${port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en')('products:title'))
  await page.goto(`http://shop.localhost:${port}/user/offers`)
  await page.waitForURL(`http://shop.localhost:${port}/login`)
  await page.goto(`http://shop.localhost:${port}/products`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words('en')('products:title'))
})
