import type { Locator } from '@playwright/test'
import { PAGES } from '../../../src/contract/pages.ts'
import { CALL_HOURS } from '../../../src/contract/rules/contact/contact-rules.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterCode, newPerson, signInAndComplete } from '../support/journey.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

const LANGUAGE = { en: 'English', hi: 'हिन्दी' } as const

/** The places of the bar that bear a mark. */
const marks = (bar: Locator) =>
  bar
    .locator('> *')
    .evaluateAll((places) =>
      places
        .filter((place) => getComputedStyle(place, '::before').content !== 'none')
        .map((place) => place.textContent),
    )

for (const [language, width] of [
  ['en', 360],
  ['hi', 320],
] as const) {
  const w = words(language)
  test(`a visitor finds every way in the menu, and Log in beside it (${language}, ${width} px)`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
    await page.goto(product.origin)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: w('layout:logIn') })).toBeInViewport({ ratio: 1 })
    const button = header.locator('summary')
    const box = await button.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])

    await button.press('Enter')
    const menu = page.getByRole('navigation', { name: w('layout:menu'), exact: true })
    for (const key of ['loans', 'cards', 'insurance', 'vouchers', 'help'])
      await expect(menu.getByRole('link', { name: w(`layout:nav.${key}`) })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, `the open menu in ${language}`)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await menu.getByRole('button', { name: w('common:close') }).click()
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    // A press beside the sheet closes it, and presses nothing below the shade.
    await button.click()
    await header.getByRole('link', { name: w('layout:logIn') }).click({ force: true })
    await expect(menu).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')

    await button.click()
    await menu.getByRole('link', { name: w('layout:nav.help') }).click()
    await page.waitForURL('**/need-help')
    await expect(menu).toBeHidden()
  })
}

test('the menu opens before the script has come, and stays open when it comes', async ({ page, product }) => {
  const w = words('en')
  await page.setViewportSize({ width: 360, height: 740 })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(product.origin, { waitUntil: 'commit' })
  await page.getByRole('banner').locator('summary').click()
  const cards = page.getByRole('navigation', { name: w('layout:menu'), exact: true }).getByRole('link', {
    name: w('layout:nav.cards'),
  })
  await expect(cards).toBeVisible()
  letThrough()
  await page.waitForLoadState('load')
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).hover({ force: true })
  await cards.click()
  await page.waitForURL('**/credit-cards')
  await expect(cards).toBeHidden()
})

for (const [language, width] of [
  ['en', 360],
  ['hi', 320],
] as const) {
  const w = words(language)
  test(`a customer has the nearest ways at the lower edge, and the others behind one (${language}, ${width} px)`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await signInAndComplete(page, product, language)
    const bar = page.getByRole('navigation', { name: w('bottom-bar:label') })
    await expect(bar.getByRole('link', { name: w('bottom-bar:offers') })).toHaveAttribute('aria-current', 'page')

    await bar.getByRole('link', { name: w('bottom-bar:mine') }).click()
    await page.waitForURL('**/user/application-status')
    await page.getByRole('heading', { level: 1, name: w('titles:applicationStatus') }).waitFor()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, `the lower edge in ${language}`)
    const more = bar.getByRole('button', { name: w('bottom-bar:more') })
    await expect.poll(() => marks(bar)).toEqual([w('bottom-bar:mine')])
    await more.press('Enter')
    // What one looks at now is marked, and nothing else.
    await expect.poll(() => marks(bar)).toEqual([w('bottom-bar:more')])
    const sheet = page.locator('#account-menu')
    await expect(sheet.getByText(w('bottom-bar:more'), { exact: true })).toBeVisible()
    await expect(sheet.getByRole('link', { name: w('layout:calculator') })).toBeVisible()
    await expect(sheet.getByText(w('bottom-bar:calls', CALL_HOURS))).toBeVisible()
    await expect(sheet.getByRole('button', { name: w('layout:logOut') })).toBeInViewport({ ratio: 1 })
    const tickets = page.getByRole('banner').getByRole('link', { name: w('layout:myTickets') })
    await expect(tickets).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').getByRole('link', { name: w('layout:myApplications') })).toBeHidden()
    await expect(more).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, `the menu of a customer in ${language}`)
    await page.keyboard.press('Escape')
    await expect(tickets).toBeHidden()
    await expect(more).toBeFocused()
    await more.click()
    await sheet.getByRole('button', { name: w('common:close') }).click()
    await expect(sheet).toBeHidden()
    await expect(more).toBeFocused()
    await expect.poll(() => marks(bar)).toEqual([w('bottom-bar:mine')])

    for (const [key, path] of [
      ['offers', '/user/offers'],
      ['cards', '/credit-cards'],
      ['home', '/products'],
    ] as const) {
      await bar.getByRole('link', { name: w(`bottom-bar:${key}`) }).click()
      await page.waitForURL(`**${path}`)
      await expect(bar.getByRole('link', { name: w(`bottom-bar:${key}`) })).toHaveAttribute('aria-current', 'page')
    }
  })
}

test('a form has the lower edge of a phone for its own buttons, whichever way one came', async ({
  page,
  product,
  cleanConsole,
}) => {
  const w = words('en')
  const person = newPerson()
  await page.setViewportSize({ width: 360, height: 740 })
  // From the landing page to the form without opening any other address: its sheets come in another order then.
  await page.goto(product.origin)
  await page.getByRole('button', { name: w('landing:start.product.personal') }).click()
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  await enterCode(page, product, 'en', person)
  const amount = page.getByLabel(w('rules:labels.se_loan_amount'), { exact: true })
  await amount.waitFor()
  const bar = page.getByRole('navigation', { name: w('bottom-bar:label') })
  await expect(page.locator('.bnav')).toHaveCount(1)
  await expect(bar).toBeHidden()
  const save = page.getByRole('button', { name: w('profile:continue') })
  const onTop = () =>
    save.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(onTop).toBe(true)
  // Nothing is kept free for the bar that is not there, and its ways are in the menu.
  const belowFooter = () =>
    page.evaluate(() => {
      const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return Math.round(document.documentElement.scrollHeight - window.scrollY - foot)
    })
  await expect.poll(belowFooter).toBe(0)
  await page.getByRole('button', { name: w('layout:account') }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: w('layout:myApplications') })).toBeInViewport()
  await page.keyboard.press('Escape')

  // What is not saved says so within the width of the phone.
  cleanConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.context().setOffline(true)
  await amount.fill('300000')
  await expect(page.getByRole('button', { name: w('form:retrySave') })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.context().setOffline(false)
  await page.goto(`${product.origin}/products`)
  await expect(bar).toBeVisible()
})

test('the header of a phone stays in sight, and covers nothing that the keyboard reaches', async ({
  page,
  product,
}) => {
  const w = words('en')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(product.origin)
  const logIn = page.getByRole('banner').getByRole('link', { name: w('layout:logIn') })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(logIn).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: w('landing:start.product.gold') }).click()
  await expect(page.getByLabel(w('landing:start.mobile'), { exact: true })).toBeInViewport()
  await expect(logIn).toBeInViewport({ ratio: 1 })
  // Backwards from the end: each that gets the focus is brought out from under the header.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('footer a').last().focus()
  for (let n = 0; n < 25; n++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const [at, header] = [document.activeElement, document.querySelector('.hdr')]
      if (!at || !header || header.contains(at) || at === document.body) return false
      return at.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom
    })
    expect(covered).toBe(false)
  }
  // A low window needs the room.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(logIn).not.toBeInViewport()
})

for (const language of ['en', 'hi'] as const)
  test(`a back office names its page in full on a phone, and has the language in the menu (${language})`, async ({
    page,
    product,
  }) => {
    const w = words(language)
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs(page, product, 'admin@demo.test', language)
    const longest = Object.values(PAGES)
      .filter(({ area, guard, paths }) => area === 'admin' && guard === 'admin' && !paths[0]?.includes(':'))
      .map(({ titleKey, paths }) => ({ path: paths[0] ?? '', title: w(`staff-titles:${titleKey}`) }))
      .sort((a, b) => b.title.length - a.title.length)
      .slice(0, 4)
    for (const { path, title } of longest) {
      await page.goto(product.origin + path)
      const name = page.getByRole('banner').getByText(title, { exact: true })
      await expect(name).toBeInViewport({ ratio: 1 })
      const cut = () =>
        name.evaluate((text) => text.scrollHeight - text.clientHeight > 1 || text.scrollWidth > text.clientWidth)
      await expect.poll(cut, `the name of ${path} is cut`).toBe(false)
      expect((await name.boundingBox())?.width).toBeGreaterThan(100)
      await expectNoSidewaysScroll(page)
    }
    const other = language === 'en' ? 'hi' : 'en'
    await page.getByRole('button', { name: w('common:openMenu') }).click()
    await page.getByRole('button', { name: LANGUAGE[other], exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
