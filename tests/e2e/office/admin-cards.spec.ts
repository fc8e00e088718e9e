import { photo } from '../../setup/images.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { enterAs } from '../support/staff.ts'

test('an admin changes the catalogue of cards and customers see it', async ({ page, product, cleanConsole }) => {
  // A file that is refused.
  cleanConsole.allow(/415/)
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/credit-cards`)
  await expect(page).toHaveTitle(/^Admin - Partners \| /)
  await expect(page.getByRole('columnheader')).toHaveCount(10)
  await expectAccessible(page, 'credit cards of the admin')

  await page.setViewportSize({ width: 1440, height: 900 })
  const ninth = await page.locator('tbody tr').nth(8).boundingBox()
  expect((ninth?.y ?? 900) + (ninth?.height ?? 0), 'nine rows are seen at once').toBeLessThanOrEqual(900)

  const row = page.getByRole('row', { name: /Tamarind Everyday/ })
  const pencil = row.getByRole('button', { name: 'Edit key features of Tamarind Everyday' })
  await pencil.focus()
  await expect(pencil).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'key features' }).fill('ग्राहक यह देखते हैं')
  await expectAccessible(page, 'credit cards of the admin')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(row.getByText('ग्राहक यह देखते हैं')).toBeVisible()
  const { data } = (await (await page.request.get(`${product.origin}/api/credit-cards`)).json()) as {
    data: { key_feature: string }[]
  }
  expect(data.map((card) => card.key_feature)).toContain('ग्राहक यह देखते हैं')

  const thumbnail = row.getByRole('button', { name: 'Edit thumbnail of Tamarind Everyday' })
  await row.hover()
  await thumbnail.click()
  const dialog = page.getByRole('dialog', { name: 'Tamarind Everyday: thumbnail' })
  const picture = dialog.getByLabel('Choose a picture')
  await picture.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('MZ') })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Attach a PNG, JPEG or WebP picture.')
  await picture.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 1_580, 1_000) })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  const drawn = row.getByRole('img', { name: 'Picture of Tamarind Everyday' })
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(632)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
