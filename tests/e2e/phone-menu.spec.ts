import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { openForm, newPerson, signInAndComplete } from './journey.ts'
import { words } from './words.ts'

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
    await more.press('Enter')
    const tickets = page.getByRole('banner').getByRole('link', { name: w('layout:myTickets') })
    await expect(tickets).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').getByRole('link', { name: w('layout:myApplications') })).toBeHidden()
    await expect(more).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, `the menu of a customer in ${language}`)
    await page.keyboard.press('Escape')
    await expect(tickets).toBeHidden()
    await expect(more).toBeFocused()

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

test('a form has the lower edge of a phone for its own buttons', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page, product, 'en', newPerson())
  const w = words('en')
  await expect(page.getByRole('button', { name: w('profile:continue') })).toBeVisible()
  const bar = page.getByRole('navigation', { name: w('bottom-bar:label') })
  await expect(bar).toBeHidden()
  await page.goto(`${product.origin}/products`)
  await expect(bar).toBeVisible()
})
