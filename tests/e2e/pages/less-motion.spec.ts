import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Classes of what moves, or would at the next change. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lasts = (durations: string) => durations.split(', ').some((duration) => parseFloat(duration) > 0.001)
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
      const moves = lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
      return moves ? [element.getAttribute('class') ?? element.tagName] : []
    })
  })

test('who wants less motion has none', async ({ page, product }) => {
  const open = async (path: string) => {
    await page.goto(product.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  for (const path of [
    '/',
    '/products',
    '/need-help',
    '/calculator',
    '/our-lenders',
    '/admin/login',
    '/partner/login',
  ]) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(path)
    expect.soft(await moving(page), path).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/')
  expect(await moving(page), 'the look above can fail').not.toEqual([])
})
