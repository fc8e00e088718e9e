import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { painted } from '../support/painted.ts'
import { enterAs, STAFF_LOOKS } from '../support/staff.ts'

const SCREENS = [
  { path: '/admin/login', email: null, language: 'en' },
  { path: '/admin', email: null, language: 'hi' },
  { path: '/admin', email: 'admin@demo.test', language: 'en' },
  { path: '/admin/lenders', email: 'admin@demo.test', language: 'hi' },
  { path: '/partner', email: null, language: 'en' },
  { path: '/partner', email: 'partner@demo.test', language: 'en' },
] as const

for (const { path, email, language } of SCREENS) {
  for (const width of [1440, 360]) {
    const who = email ? 'signed in' : 'signed out'
    test(`${path}, ${who}, ${language}, ${width} px: its outline stands before any script or stylesheet has come`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
      if (email) await enterAs(page, product, email, language)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/\.(js|css)$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(product.origin + path, { waitUntil: 'commit' })
      const outline = page.locator('.skeleton')
      await expect(outline).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(language === 'hi' ? 'लोड हो रहा है' : 'Loading')
      await painted(page)
      await expectNoSidewaysScroll(page)
      const edgeOf = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect().left)
      // Where the content begins: beside the sidebar, or beside the lanes.
      const edge = await edgeOf(email ? '.skeleton-top' : '.skeleton-form')
      const marks = page.locator('.skeleton img:visible')
      const mark = (await marks.count()) > 0 ? await marks.boundingBox() : null

      release()
      await expect(page.locator('#root h1').first()).toBeVisible()
      await expect(outline).toHaveCount(0)
      // The same place, so that nothing jumps.
      expect(await edgeOf(email ? '#root header' : '#root form')).toBe(edge)
      if (mark) {
        const drawn = await page.locator('#root svg[viewBox="0 0 32 32"]:visible').first().boundingBox()
        expect(drawn?.x).toBe(mark.x)
        // The sign-in stands in the middle of its column: as high as its words are long. A font's lines may round.
        expect(Math.abs((drawn?.y ?? 0) - mark.y)).toBeLessThanOrEqual(email ? 1 : 16)
      }
      // The crawl has looked at each of these pages in its own two ways.
      const crawled = STAFF_LOOKS.some((look) => look.language === language && look.width === width)
      if (!crawled) await expectAccessible(page, `${path} after its outline`)
    })
  }
}
