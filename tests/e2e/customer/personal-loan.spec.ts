import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  afterApplying,
  answerLender,
  applyButton,
  choosePersonalLoan,
  enterCode,
  fillField,
  loanFields,
  newPerson,
  proveIdentity,
  openFirstOffer,
  openForm,
  shortFields,
  signIn,
  signInAndComplete,
  tickConsents,
} from '../support/journey.ts'
import { words } from '../support/words.ts'

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const) {
  test(`from the landing page to a lender's answer (${language}, ${width} px)`, async ({ page, product }) => {
    const w = words(language)
    const person = newPerson()
    const look = async (what: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${what} in ${language}`)
      await expectNoSidewaysScroll(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await page.setViewportSize({ width, height: 800 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])

    await page.goto(product.origin)
    await look('landing page')
    await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
    await page.getByRole('button', { name: w('landing:start.send') }).click()
    await look('privacy notice')
    await page.getByRole('button', { name: w('landing:notice.agree') }).click()
    await page.waitForURL('**/verification')
    await look('verification')
    await enterCode(page, product, language, person)
    await look('products')
    await choosePersonalLoan(page, language)

    // In Hindi the credit bureau fills in what it knows; in English everything is typed.
    const known = language === 'hi' ? ['first_name', 'last_name', 'birth_date', 'postal_code', 'emi'] : []
    for (const [step, fields] of Object.entries(shortFields(person))) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w(`profile:${step}.title`))
      await look(step)
      const next = page
        .getByRole('button', { name: w('profile:continue') })
        .or(page.getByRole('button', { name: w('profile:seeOffers') }))
      await next.click()
      await look(`${step} with errors`)
      for (const [name, value] of Object.entries(fields))
        if (!known.includes(name)) await fillField(page, language, name, value)
      if (step === 'loanAndPan' && known.length > 0) await page.getByLabel(w('consents:score.agree')).check()
      await next.click()
    }
    await page.waitForURL('**/user/offers**')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(w('offers:loading.title'))
    await look('offers')

    if (known.length === 0) {
      await page.getByLabel(w('consents:score.agree')).check()
      await page.getByRole('button', { name: w('consents:score.check') }).click()
      await expect(page.getByLabel(w('consents:score.agree'))).toHaveCount(0)
      await look('offers with the score')
    }
    await expect(page.getByText(w('offers:illustrative'))).toBeVisible()

    const lender = await openFirstOffer(page, language)
    await look('offer details before the last questions')
    await answerLender(page, language, person, () => look('the last questions'))
    await look('offer details')
    await applyButton(page, language, lender).click()
    await expect(page.getByText(w('applications:apply.error.kfs_read'))).toBeVisible()
    await look('offer details without consent')
    await tickConsents(page, language, lender)
    await applyButton(page, language, lender).click()
    await afterApplying(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look('after applying')

    await page.goto(`${product.origin}/user/application-status`)
    await expect(page.getByText(lender, { exact: true }).first()).toBeVisible()
    await look('application status')
    await page.goto(`${product.origin}/user/welcome-back`)
    await look('welcome back')
  })
}

test('from a product’s page to the first offers: nine fields, six presses, five screens (hi, 360 px)', async ({
  page,
  product,
}) => {
  const w = words('hi')
  const person = newPerson()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: product.origin }])
  const done = { fields: new Set<string>(), presses: 0, screens: new Set<string>() }
  await page.exposeFunction('counted', (what: 'field' | 'press' | 'screen', name: string) => {
    if (what === 'press') done.presses += 1
    else done[`${what}s`].add(name)
  })
  await page.addInitScript(() => {
    const { counted } = globalThis as unknown as { counted: (what: string, name: string) => void }
    addEventListener('pointerdown', () => counted('press', ''), true)
    for (const kind of ['input', 'change'])
      addEventListener(
        kind,
        ({ target }) => target instanceof HTMLElement && counted('field', target.getAttribute('name') ?? target.id),
        true,
      )
    const see = () => document.querySelectorAll('h1').forEach((heading) => counted('screen', heading.textContent))
    new MutationObserver(see).observe(document, { childList: true, characterData: true, subtree: true })
  })

  await page.goto(`${product.origin}/personal-loan`)
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  await enterCode(page, product, 'hi', person)
  const { loanAndPan = {}, youAndWork = {} } = shortFields(person)
  for (const [name, value] of Object.entries(loanAndPan)) await fillField(page, 'hi', name, value)
  await page.getByLabel(w('consents:score.agree')).check()
  await page.getByRole('button', { name: w('profile:continue') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(w('profile:youAndWork.title'))
  for (const name of ['employment_status_code', 'monthly_income'])
    await fillField(page, 'hi', name, youAndWork[name] ?? '')
  await page.getByRole('button', { name: w('profile:seeOffers') }).click()
  await expect(page.getByRole('article').first()).toBeVisible()

  // What says for a moment that a screen is on its way is none.
  for (const waiting of [w('profile:loading'), w('offers:loading.title')]) done.screens.delete(waiting)
  expect([done.fields.size, done.presses, done.screens.size]).toEqual([9, 6, 5])
})

test('another device finds every field as it was', async ({ page, product, browser }) => {
  const person = newPerson()
  await openForm(page, product, 'en', person)
  const fields = loanFields(person)
  for (const [name, value] of Object.entries(fields['personalInformation'] ?? {}))
    await fillField(page, 'en', name, value)
  await page.getByRole('button', { name: words('en')('profile:continue') }).click()
  await fillField(page, 'en', 'address1', 'Cidco N-4')
  await page.getByLabel(words('en')('rules:labels.address1')).blur()
  await expect(page.getByText(words('en')('form:saved')).first()).toBeVisible()
  await page.close()

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const other = await phone.newPage()
  await signIn(other, product, 'hi', person)
  await proveIdentity(other, 'hi', person)
  await choosePersonalLoan(other, 'hi')
  await other.goto(`${product.origin}/user/user-detail?step=personal-information`)
  const w = words('hi')
  await expect(other.getByLabel(w('rules:labels.first_name'), { exact: true })).toHaveValue('Asha')
  await expect(other.getByLabel(w('rules:labels.last_name'), { exact: true })).toHaveValue('Patil')
  await expect(other.getByRole('radio', { name: w('options:Gender.female') })).toBeChecked()
  // PAN and birth date never come back in full.
  await expect(other.getByText(person.pan)).toHaveCount(0)
  await expect(other.getByText('HIGP*****F').or(other.locator('input[value="HIGP*****F"]')).first()).toBeVisible()
  await other.goto(`${product.origin}/user/user-detail?step=contact-details`)
  await expect(other.getByLabel(w('rules:labels.address1'), { exact: true })).toHaveValue('Cidco N-4')
  await phone.close()
})

test('a returning customer is met, proves who they are, and goes on', async ({ page, product, browser }) => {
  const person = await signInAndComplete(page, product, 'en')
  const again = await browser.newContext()
  const other = await again.newPage()
  await signIn(other, product, 'en', person)
  const w = words('en')
  await other.goto(`${product.origin}/user/welcome-back`)
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/welcome back/i)
  await other.getByLabel(w('welcome:identity.pan')).fill('ABCPX0000Z')
  await other.getByLabel(w('welcome:identity.birthDate')).fill('01/01/1990')
  await other.getByRole('button', { name: w('welcome:continue'), exact: true }).click()
  await expect(other.getByText(w('welcome:mismatch'))).toBeVisible()
  await expectAccessible(other, 'a failed identity check')
  await proveIdentity(other, 'en', person)
  await other.waitForURL('**/user/offers**')
  await again.close()
})
