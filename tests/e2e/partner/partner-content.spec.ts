import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Download } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

const bytesOf = async (download: Download) => readFile(await download.path())

const PATHS = [
  'training-material',
  'training-material/eligibility-criteria',
  'faqs',
  'faqs/customer-queries?q=otp',
  'faqs/dsa-queries#mine',
  'lender-journey?product=Gold+Loans',
  'marketing-support',
  'marketing-support/messaging-content?channel=sms',
  'marketing-support/banners-and-creatives?product=gold',
]

for (const [language, width] of [
  ['en', 1280],
  ['hi', 360],
] as const)
  test(`what helps to sell is accessible and fits (${language}, ${width} px)`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 })
    await enterAs(page, product, 'partner@demo.test', language)
    for (const path of PATHS) {
      await page.goto(`${product.origin}/partner/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
      await expectAccessible(page, `${path} in ${language}`)
      await expectNoSidewaysScroll(page)
    }
  })

test('a picture is downloaded as PNG and as PDF, in the colours of the partner, with the cost line', async ({
  page,
  product,
}) => {
  const w = words('hi')
  await enterAs(page, product, 'partner2@demo.test', 'hi')
  await page.goto(
    `${product.origin}/partner/marketing-support/banners-and-creatives?product=personal&size=a4&language=hi&look=brand`,
  )
  const picture = page.getByRole('img', { name: w('partner-marketing:art.headline.personal') })
  await expect(picture).toBeVisible()
  const name = w('partner-marketing:creatives.name', {
    size: w('partner-marketing:creatives.sizes.a4'),
    product: w('partner-marketing:product.personal'),
    language: 'हिन्दी',
  })
  const save = async (kind: 'PNG' | 'PDF') => {
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: w('partner-marketing:creatives.download', { kind, name }) }).click()
    return arriving
  }
  const png = await save('PNG')
  expect(png.suggestedFilename()).toBe('bazaarmitr-personal-a4-hi.png')
  const image = sharp(await bytesOf(png))
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 2480, height: 3508 })
  const pixel = async (left: number, top: number) => [
    ...(await image.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ]
  // The brand's own yellow, and the white panel with the locked lines in ink on it.
  expect(await pixel(10, 10)).toEqual([0xf5, 0xb8, 0x2e])
  const panel = await image.clone().extract({ left: 200, top: 2920, width: 2080, height: 400 }).greyscale().stats()
  const [grey] = panel.channels
  expect(grey?.max).toBe(255)
  expect(grey?.min).toBeLessThan(80)

  const pdf = await save('PDF')
  const bytes = await bytesOf(pdf)
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const document = await PDFDocument.load(bytes)
  expect(document.getPageCount()).toBe(1)
  expect(document.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 })
  expect(document.getTitle()).toBe(w('partner-marketing:art.headline.personal'))
})

test('the rules are accepted, the text is copied with the link, the table is printed', async ({ page, product }) => {
  const w = words('en')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin })
  await enterAs(page, product, 'partner@demo.test')
  await page.goto(`${product.origin}/partner/training-material`)
  await page.getByRole('checkbox', { name: w('partner-training:rules.check') }).check()
  await page.getByRole('button', { name: w('partner-training:rules.accept') }).click()
  await expect(page.getByText(/^You accepted these rules on/)).toBeVisible()

  await page.goto(`${product.origin}/partner/marketing-support/messaging-content?product=housing`)
  await page.getByLabel(w('partner-marketing:messaging.own')).fill('Ask for Asha')
  await page.getByRole('button', { name: w('partner-marketing:messaging.copy') }).click()
  await expect(page.getByText(w('partner-marketing:messaging.copied'), { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Ask for Asha')
  expect(copied).toMatch(/approval is not guaranteed\. APR \d+\.\d\d% to \d+\.\d\d%/)
  const link = /https?:\/\/\S+\/go\/\S+/.exec(copied)?.[0] ?? ''
  expect((await page.request.get(link, { maxRedirects: 0 })).status()).toBe(302)

  await page.goto(`${product.origin}/partner/training-material/eligibility-criteria`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row')).toHaveCount(24)
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: w('partner-training:criteria.filter.salaried') })).toBeHidden()
})
