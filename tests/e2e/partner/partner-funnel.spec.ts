import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { CHOSEN, choosePassword, enterAs } from '../support/staff.ts'

test('a partner publishes its funnel, a customer sees it, and it goes back', async ({ page, product, browser }) => {
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/partners/2?tab=brand`)
  for (const part of ['Products', 'Order of the products', 'Headline', 'Colours']) {
    const box = page.getByRole('switch', { name: part, exact: true })
    await box.check()
    await expect(box).toBeChecked()
  }

  const partner = await (await browser.newContext()).newPage()
  await enterAs(partner, product, 'partner2@demo.test')
  await partner.goto(`${product.origin}/partner/customFunnel`)
  await partner.getByLabel('Headline in English').fill('Guaranteed loans')
  await partner.getByLabel('Headline in Hindi').fill('दुकानदारों के लिए लोन')
  await partner.getByRole('button', { name: 'Publish' }).click()
  await expect(partner.getByText('Leave out promises')).toBeVisible()
  await expect(partner.getByLabel('Headline in English')).toBeFocused()
  await partner.getByLabel('Headline in English').fill('Loans for shopkeepers')
  await partner.getByLabel('First colour').fill('#aa0055')
  await partner.getByRole('button', { name: 'Move Gold loan up' }).click()
  await partner.getByRole('checkbox', { name: 'Business loan' }).uncheck()
  const phone = partner.getByTestId('phone')
  await expect(phone.getByText('Loans for shopkeepers')).toBeVisible()
  await expect(phone.getByRole('listitem').first()).toContainText('Gold loan')
  await expect(phone.getByText('Business loan')).toHaveCount(0)
  // The optional questions stay locked, with the reason.
  await expect(partner.getByRole('checkbox', { name: 'Education' })).toBeDisabled()
  await expect(partner.getByText('The administrator has not enabled this for you.').first()).toBeVisible()
  await expectAccessible(partner, 'the custom funnel')
  await partner.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(partner)
  await partner.getByRole('button', { name: 'Publish' }).click()
  await expect(partner.getByText('Version 1')).toBeVisible()

  const customer = await (await browser.newContext()).newPage()
  const tiles = customer.locator('.tile')
  await customer.goto(`${product.origin}/?partner=bazaarmitr`)
  await expect(customer.getByRole('heading', { level: 1, name: 'Loans for shopkeepers' })).toBeVisible()
  await expect(tiles.first()).toContainText('Gold loan')
  await expect(customer.locator('#business')).toHaveCount(0)
  // A direct address of what was left out leads on to what there is.
  await customer.goto(`${product.origin}/business-loan?partner=bazaarmitr`)
  await expect(customer.getByRole('heading', { level: 1, name: 'This is not offered here' })).toBeVisible()
  await expect(tiles.first()).toHaveAttribute('href', '/gold-loan')
  await customer.goto(`${product.origin}/?partner=bazaarmitr`)
  const colour = () => customer.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  expect((await colour()).toUpperCase()).toBe('#AA0055')
  await expectAccessible(customer, 'the landing page of the funnel')
  await customer.goto(`${product.origin}/products?partner=bazaarmitr`)
  await expect(tiles.first()).toContainText('Gold loan')
  await customer.goto(product.origin)
  await expect(customer.getByRole('heading', { level: 1 })).not.toHaveText('Loans for shopkeepers')
  await expect(tiles.first()).toContainText('Personal loan')

  await partner.getByRole('button', { name: 'Roll back to your brand without changes' }).click()
  await expect(partner.getByText('Version 2')).toBeVisible()
  await customer.goto(`${product.origin}/?partner=bazaarmitr`)
  await expect(tiles.first()).toContainText('Personal loan')
  await expect(customer.getByRole('heading', { level: 1 })).not.toHaveText('Loans for shopkeepers')
})

test('a request becomes a merchant who signs in, and an admin enters and leaves', async ({
  page,
  product,
  browser,
}) => {
  const { reference } = (await product.post('/api/merchant-requests', {
    full_name: 'Asha Patil',
    phone: '9876512345',
    email: 'asha.owner@example.com',
    business_name: 'Asha Stores',
    pincode: '431001',
    pan: 'AABCA1234B',
    consent: true,
  })) as { reference: string }
  const opener = page.getByRole('button', { name: `Open ${reference}` })
  await enterAs(page, product, 'admin@demo.test')
  await page.goto(`${product.origin}/admin/merchant-management?tab=requests`)
  await expect(opener).toBeVisible()
  await expectAccessible(page, 'the requests of merchants')
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('asha.owner@example.com')).toBeVisible()
  await expectAccessible(page, 'a request')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('row', { name: reference }).getByText('Approved', { exact: true })).toBeVisible()

  const owner = await (await browser.newContext()).newPage()
  await choosePassword(owner, product, 'asha.owner@example.com')
  await owner.goto(`${product.origin}/partner/login`)
  await owner.getByLabel('Email', { exact: true }).fill('asha.owner@example.com')
  await owner.getByLabel('Password', { exact: true }).fill(CHOSEN)
  await owner.getByRole('button', { name: 'Log in' }).click()
  await owner.waitForURL('**/partner')

  await page.getByRole('tab', { name: 'Merchants' }).click()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Enter as Asha Stores' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(page.getByText('Write the reason in a few words')).toBeVisible()
  await page.getByLabel('Reason').fill('A call about the first sign-in')
  await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Masquerade Mode' })
  await expect(bar).toContainText('Asha Stores')
  expect(new URL(page.url()).pathname).toBe('/partner')
  await page.goto(`${product.origin}/partner/customFunnel`)
  await expect(page.getByText("Only the merchant's own people may change it")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'Exit' }).click()
  await page.waitForURL('**/admin/merchant-management')
})
