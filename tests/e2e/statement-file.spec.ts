import { readFile } from 'node:fs/promises'
import { expectNoSidewaysScroll } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openFirstOffer, signInAndComplete } from './support/journey.ts'
import { words } from './support/words.ts'

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const)
  test(`the built product draws a statement as a file (${language})`, async ({ page, product }) => {
    const w = words(language)
    await page.setViewportSize({ width, height: 800 })
    await signInAndComplete(page, product, language)
    await openFirstOffer(page, language)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: w('kfs:download') }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^KFS-\d+\.pdf$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    // Both scripts' fonts are in it.
    expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+Roboto/)
    if (language === 'hi') expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansDevanagari/)
  })
