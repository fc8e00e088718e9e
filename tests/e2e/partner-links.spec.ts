import type { Page } from '@playwright/test'
import type { Product } from '../setup/product.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { choosePersonalLoan, enterCode, newPerson, signIn } from './journey.ts'
import { words } from './words.ts'

const w = words('en')

async function openOffering(page: Page, product: Product) {
  await page.goto(`${product.origin}/partner/login`)
  await page.getByLabel(w('staff:signIn.email'), { exact: true }).fill('partner@demo.test')
  await page.getByLabel(w('staff:signIn.password'), { exact: true }).fill('Demo@12345')
  await page.getByRole('button', { name: w('staff:signIn.submit') }).click()
  await page.waitForURL('**/partner')
  await page.goto(`${product.origin}/partner/product-offering/personal-loan`)
}

test('a link from the partner’s screen to a lead, over two devices of the customer', async ({
  page,
  browser,
  product,
}) => {
  const person = newPerson()
  await openOffering(page, product)
  await page.getByLabel(w('partner-offering:make.name')).fill('counter-poster')
  await page.getByRole('button', { name: w('partner-offering:make.submit') }).click()
  await expect(page.getByRole('button', { name: 'Stop the link counter-poster' })).toBeVisible()
  const address = await page.getByLabel(w('partner-offering:link.address'), { exact: true }).inputValue()
  expect(address).toMatch(new RegExp(`^${product.origin}/go/[0-9A-Za-z]{12}$`))
  await expect(page.getByRole('img', { name: `QR code of the link ${address}?c=qr` })).toBeVisible()
  await expectAccessible(page, 'product offering')
  await expectNoSidewaysScroll(page)

  const phone = await browser.newContext()
  const there = await phone.newPage()
  await there.goto(`${address}?c=qr`)
  await expect(there).toHaveURL(`${product.origin}/personal-loan?partner=cl&utm_source=cl_direct`)
  expect((await phone.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['qr', 'url']))
  await there.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await there.getByRole('button', { name: w('landing:start.send') }).click()
  await there.getByRole('button', { name: w('landing:notice.agree') }).click()
  await there.waitForURL('**/verification')
  await enterCode(there, product, 'en', person)
  await phone.close()

  const laptop = await browser.newContext()
  const elsewhere = await laptop.newPage()
  await signIn(elsewhere, product, 'en', person)
  if (new URL(elsewhere.url()).pathname === '/products') await choosePersonalLoan(elsewhere, 'en')
  await laptop.close()

  await page.reload()
  await expect(page.getByText('1 click, 1 lead')).toBeVisible()
  await page.getByLabel(w('partner-offering:inspector.mobile')).fill(person.phone)
  await page.getByRole('button', { name: w('partner-offering:inspector.submit') }).click()
  await expect(page.getByText(/^Yes, this lead is yours: LD-\d+$/)).toBeVisible()
  await expect(page.getByText(/QR code “counter-poster”/)).toBeVisible()
  await expectAccessible(page, 'the inspector with an answer')

  await page.getByRole('button', { name: 'Stop the link counter-poster' }).click()
  await page.getByRole('button', { name: w('partner-offering:own.stopConfirm') }).click()
  await expect(page.getByText(w('partner-offering:own.stopped'), { exact: true })).toBeVisible()
  const late = await browser.newContext()
  const stranger = await late.newPage()
  await stranger.goto(address)
  await expect(stranger).toHaveURL(`${product.origin}/`)
  expect((await late.cookies()).filter(({ name }) => name === 'lead' || name === 'qr')).toEqual([])
  await late.close()
})
