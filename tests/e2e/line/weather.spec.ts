import type { Page } from '@playwright/test'
import type { Product } from '../../setup/product.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, installClock, test } from '../support/fixtures.ts'
import {
  afterApplying,
  applyButton,
  choosePersonalLoan,
  comeIn,
  consentBox,
  enterCode,
  fillField,
  fillLoanForm,
  newPerson,
  openFirstOffer,
  openForm,
  openOfferOf,
  signIn,
  signInAndComplete,
  tickConsents,
} from '../support/journey.ts'
import { words } from '../support/words.ts'

// No test here needs what another has done.
test.describe.configure({ mode: 'parallel' })

const w = words('en')

/** Signs in again on whatever sign-in screen stands there, as the same person. */
async function signInAgain(page: Page, product: Product, phone: string): Promise<void> {
  await product.letPass(31)
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  const notice = page.getByRole('button', { name: w('landing:notice.agree') })
  const code = page.getByLabel(w('verification:code'))
  await notice.or(code).waitFor()
  if (await notice.isVisible()) await notice.click()
  await code.waitFor()
}

test('a session that ends in the middle of the form: signed in again, back on the same step with every field', async ({
  page,
  product,
  cleanConsole,
}) => {
  // A browser that lost its cookie is a stranger to its own visit, too.
  cleanConsole.allow(/401|404/)
  const person = newPerson()
  await openForm(page, product, 'en', person)
  await fillField(page, 'en', 'first_name', 'Asha')
  await page.getByText(w('form:saved')).first().waitFor()
  await page.context().clearCookies({ name: '__Host-sid' })
  // The refusal takes its time: the next field has been typed into when it arrives.
  let arrive = () => {}
  const typed = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/user/*', async (route) => {
    await typed
    await route.continue()
  })
  await fillField(page, 'en', 'last_name', 'Patil')
  await page.getByLabel(w('rules:labels.birth_date')).fill('14/08/1994')
  arrive()
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'))
  await page.unroute('**/api/user/*')
  await signInAgain(page, product, person.phone)
  await enterCode(page, product, 'en', person)
  await page.waitForURL('**/user/user-detail**')
  await expect(page.getByLabel(w('rules:labels.first_name'))).toHaveValue('Asha')
  await expect(page.getByLabel(w('rules:labels.last_name'))).toHaveValue('Patil')
  await expect(page.getByLabel(w('rules:labels.birth_date'))).not.toHaveValue('')
})

test('offline at submit: said, kept, and sent once when the line is back', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(/ERR_INTERNET_DISCONNECTED/)
  await signInAndComplete(page, product, 'en')
  const lender = await openFirstOffer(page, 'en')
  await tickConsents(page, 'en', lender)
  await page.context().setOffline(true)
  await applyButton(page, 'en', lender).click()
  await expect(page.getByText(w('applications:problem.offline'))).toBeVisible()
  await expectAccessible(page, 'an offer while offline')
  await page.context().setOffline(false)
  for (const purpose of ['kfs_read', 'share_with_lender', 'bureau_check'] as const)
    await expect(consentBox(page, 'en', lender, purpose)).toBeChecked()
  await applyButton(page, 'en', lender).click()
  await afterApplying(page)
  await page.goto(`${product.origin}/user/application-status`)
  await expect(page.getByText(lender, { exact: true }).first()).toBeVisible()
})

test('a double press and a lost answer make one application', async ({ page, product, cleanConsole }) => {
  cleanConsole.allow(/ERR_FAILED|ERR_CONNECTION/)
  await signInAndComplete(page, product, 'en')
  const lender = await openFirstOffer(page, 'en')
  await tickConsents(page, 'en', lender)
  let posts = 0
  const keys = new Set<string | undefined>()
  await page.route('**/apply', async (route) => {
    posts++
    keys.add(route.request().headers()['idempotency-key'])
    const answer = await route.fetch({ maxRetries: 2 })
    // The first answer gets lost on the way back: the server has the application, the page does not know.
    if (posts === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await applyButton(page, 'en', lender).dblclick()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(posts).toBe(1)
  await applyButton(page, 'en', lender).click()
  await afterApplying(page)
  expect(posts).toBe(2)
  expect(keys.size).toBe(1)
  await page.goto(`${product.origin}/user/application-status`)
  await expect(page.getByText(/CL-\d+/).first()).toBeVisible()
  const references = await page.getByText(/^CL-\d+$/).allTextContents()
  expect(new Set(references).size).toBe(1)
})

test('a lender that is down: the application is kept, said to wait, retried and received once', async ({
  page,
  product,
}) => {
  await signInAndComplete(page, product, 'en')
  const lender = await openOfferWithoutQuestions(page)
  await product.post('/api/demo/lenders', { lender_id: null, behaviour: 'down' })
  try {
    await tickConsents(page, 'en', lender)
    await applyButton(page, 'en', lender).click()
    await page.waitForURL('**/user/application-status/**')
    await expect(page.getByText(w('applications:status.queued')).first()).toBeVisible()
    await expect(page.getByText(w('applications:meaning.queued', { lender })).first()).toBeVisible()
    await expectAccessible(page, 'a queued application')
  } finally {
    await product.post('/api/demo/lenders', { lender_id: null, behaviour: 'ok' })
  }
  await product.letPass(300)
  await expect(page.getByText(w('applications:event.received', { lender }))).toBeVisible()
  await expect(page.getByText(w('applications:event.received', { lender }))).toHaveCount(1)
})

/** Opens a lender that asks nothing more before it takes an application. */
async function openOfferWithoutQuestions(page: Page): Promise<string> {
  const lender = 'Bakul Finance'
  await openOfferOf(page, 'en', lender)
  return lender
}

test('wrong, late and guessed codes get a clear answer and nothing typed is lost', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(/422|429/)
  const person = newPerson()
  await page.goto(product.origin)
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  const [sent] = await product.outbox(person.phone)
  // The same digits are not sent twice.
  const guesses = ['111111', '222222', '333333', '444444', '555555', '666666'].filter((each) => each !== sent?.code)
  const code = page.getByLabel(w('verification:code'))
  for (const wrong of guesses.slice(0, 5)) {
    await code.fill('')
    await code.fill(wrong)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveValue(wrong)
  }
  await expectAccessible(page, 'a wrong code')
  await code.fill(sent?.code ?? '')
  await expect(page.getByText(/please wait 15 minutes/)).toBeVisible()
})

test('an idle customer is asked, and staying saves the form and reloads the page', async ({ page, product }) => {
  const person = newPerson()
  await installClock(page)
  await openForm(page, product, 'en', person)
  await page.getByLabel(w('rules:labels.first_name')).fill('Asha')
  await page.clock.runFor(14 * 60_000 + 5_000)
  const dialog = page.getByRole('alertdialog', { name: w('common:idle.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Stay Logged In!' })).toBeFocused()
  await expectAccessible(page, 'the inactivity prompt')
  await dialog.getByRole('button', { name: 'Stay Logged In!' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(w('rules:labels.first_name'))).toHaveValue('Asha')
})

test('nobody stays: the form is saved, the customer is signed out and the page is empty', async ({ page, product }) => {
  const person = newPerson()
  await installClock(page)
  await openForm(page, product, 'en', person)
  await page.getByLabel(w('rules:labels.first_name')).fill('Asha')
  // In a quarter of an hour everything that was asked has long been answered; here it passes in a moment.
  await page.getByText(w('form:saved')).first().waitFor()
  await page.waitForLoadState('networkidle')
  // The page is loaded anew when the session has ended.
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(15 * 60_000 + 5_000)
  await loaded
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'))
  await expect(page.getByText('Asha')).toHaveCount(0)
  await signIn(page, product, 'en', person)
  // Back at the very step.
  await page.waitForURL('**/user/user-detail?step=personal-information')
  await expect(page.getByLabel(w('rules:labels.first_name'))).toHaveValue('Asha')
})

test('typed offline, and the browser closed: there again for the same person, sealed, and for nobody else', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(/ERR_INTERNET_DISCONNECTED|401|404/)
  const context = page.context()
  const person = newPerson()
  await openForm(page, product, 'en', person)
  await context.setOffline(true)
  await page.getByLabel(w('rules:labels.first_name')).fill('Sealedname')
  await page.getByLabel(w('rules:labels.first_name')).blur()
  await expect.poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1)
  await page.waitForTimeout(1_000)
  const stored = await page.evaluate(async () => {
    const opening = indexedDB.open('drafts')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const all = opening.result.transaction('sealed').objectStore('sealed').getAll()
    await new Promise((resolve) => (all.onsuccess = resolve))
    const [{ key, box }] = all.result as [{ key: CryptoKey; box: ArrayBuffer }]
    opening.result.close()
    return { shown: key.extractable, text: new TextDecoder().decode(box) }
  })
  expect(stored.shown).toBe(false)
  expect(stored.text).not.toContain('Sealedname')
  // A browser that ends keeps no session cookie.
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await context.clearCookies()

  const again = await context.newPage()
  await signIn(again, product, 'en', person)
  await again.goto(`${product.origin}/user/user-detail?step=personal-information`)
  await expect(again.getByLabel(w('rules:labels.first_name'))).toHaveValue('Sealedname')
  await again.getByText(w('form:saved')).first().waitFor()

  // Typed offline once more; then somebody else takes the phone.
  await context.setOffline(true)
  await again.getByLabel(w('rules:labels.last_name')).fill('Sealedlast')
  await again.waitForTimeout(1_500)
  await again.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await context.clearCookies()
  const other = await context.newPage()
  await signIn(other, product, 'en', newPerson())
  await other.goto(`${product.origin}/user/user-detail?step=personal-information`)
  await expect(other.getByLabel(w('rules:labels.first_name'))).toHaveValue('')
  await expect(other.getByLabel(w('rules:labels.last_name'))).toHaveValue('')
})

test('two tabs, different fields: both are kept; signing out in one ends the other', async ({
  page,
  product,
  cleanConsole,
}) => {
  cleanConsole.allow(/401/)
  const person = newPerson()
  await openForm(page, product, 'en', person)
  const other = await page.context().newPage()
  await other.goto(`${product.origin}/user/user-detail?step=personal-information`)
  await page.getByLabel(w('rules:labels.first_name')).fill('Asha')
  await page.getByLabel(w('rules:labels.first_name')).blur()
  await page.getByText(w('form:saved')).first().waitFor()
  await other.getByLabel(w('rules:labels.last_name')).fill('Patil')
  await other.getByLabel(w('rules:labels.last_name')).blur()
  await other.getByText(w('form:saved')).first().waitFor()
  await page.reload()
  await expect(page.getByLabel(w('rules:labels.first_name'))).toHaveValue('Asha')
  await expect(page.getByLabel(w('rules:labels.last_name'))).toHaveValue('Patil')
  // From here on no more than two seconds of its own time pass in the other tab, however slow the machine is.
  await installClock(other)
  await other.clock.pauseAt(new Date((await other.evaluate(() => Date.now())) + 1_000))
  await page.getByRole('button', { name: /your account/i }).click()
  await page
    .getByRole('menuitem', { name: w('layout:logOut') })
    .or(page.getByRole('button', { name: w('layout:logOut') }))
    .click()
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'))
  await other.clock.runFor(2_000)
  await other.waitForURL((url) => !url.pathname.startsWith('/user/'))
})

test('back and forward inside the form, and after the offers', async ({ page, product }) => {
  const person = newPerson()
  await signIn(page, product, 'en', person)
  await choosePersonalLoan(page, 'en')
  await fillLoanForm(page, 'en', person)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/lender/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/user\/offers/)
})

test('cookies off: the sign-in says that it needs them', async ({ browser, product }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
  })
  await page.goto(product.origin)
  await expect(page.getByText(w('common:cookiesOff'))).toBeVisible()
  await context.close()
})

test('a slow phone opens public pages as somebody signed in, and takes over their markup', async ({
  page,
  product,
}) => {
  await comeIn(page, product, 'en', newPerson())
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // What React cannot take over it reports as an error, and no test of this suite ends well with one.
  for (const path of ['/products', '/need-help', '/calculator', '/privacy-policy', '/products', '/need-help']) {
    await page.goto(product.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: w('layout:privacyCentre') }).waitFor()
  }
})

test('what is typed into the help form before its script arrives stays, and is checked', async ({ page, product }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${product.origin}/need-help`, { waitUntil: 'commit' })
  await page.getByLabel(w('help:fields.name')).fill('Asha Patil')
  await page.getByLabel(w('help:fields.email')).fill('not an address')
  await page.getByLabel(w('help:fields.phone')).fill('9876543210')
  await page.getByLabel(w('help:fields.description')).fill('My code does not arrive')
  arrive()
  await expect(page.getByText(w('rules:help.email'))).toBeVisible()
  await expect(page.getByLabel(w('help:fields.name'))).toHaveValue('Asha Patil')
  await page.getByLabel(w('help:fields.email')).fill('asha@mail.com')
  await expect(page.getByRole('button', { name: w('help:send'), exact: true })).toBeEnabled()
})
