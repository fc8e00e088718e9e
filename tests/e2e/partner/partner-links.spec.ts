import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { startWithBook } from '../support/book-product.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  afterApplying,
  answerLender,
  applyButton,
  choosePersonalLoan,
  enterCode,
  fillLoanForm,
  newPerson,
  openOfferOf,
  signIn,
  tickConsents,
} from '../support/journey.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

const w = words('en')
let product: Product
test.beforeAll(async () => {
  product = await startWithBook(120)
})
test.afterAll(() => product.stop())

async function openOffering(page: Page) {
  await enterAs(page, product, 'partner@demo.test')
  await page.goto(`${product.origin}/partner/product-offering/personal-loan`)
}

test('a link from the partner’s screen to a line of the statement, over two devices of the customer', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await openOffering(page)
  await page.getByLabel(w('partner-offering:make.name')).fill('counter-poster')
  await page.getByRole('button', { name: w('partner-offering:make.submit') }).click()
  await expect(page.getByRole('button', { name: 'Stop the link counter-poster' })).toBeVisible()
  const address = await page.getByLabel(w('partner-offering:link.address'), { exact: true }).inputValue()
  expect(address).toMatch(new RegExp(`^${product.origin}/go/[0-9A-Za-z]{12}$`))
  const code = page.getByRole('img', { name: `QR code of the link ${address}?c=qr` })
  const scanned = await readQr(await code.screenshot())
  expect(scanned).toBe(`${address}?c=qr`)
  await expectAccessible(page, 'product offering')
  await expectNoSidewaysScroll(page)

  const phone = await browser.newContext()
  const there = await phone.newPage()
  await there.goto(scanned)
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
  await choosePersonalLoan(elsewhere, 'en')
  await fillLoanForm(elsewhere, 'en', person)
  // One that asks nothing more, and goes on without the customer.
  const lender = 'Pomelo Fincorp'
  await openOfferOf(elsewhere, 'en', lender)
  await answerLender(elsewhere, 'en', person)
  await tickConsents(elsewhere, 'en', lender)
  await applyButton(elsewhere, 'en', lender).click()
  await afterApplying(elsewhere)
  await laptop.close()

  await page.reload()
  await expect(page.getByText('1 click, 1 lead')).toBeVisible()
  await page.getByLabel(w('partner-offering:inspector.contact')).fill(person.phone)
  await page.getByRole('button', { name: w('partner-offering:inspector.submit') }).click()
  await expect(page.getByText(/^Yes, this lead is yours: LD-\d+$/)).toBeVisible()
  await expect(page.getByText(/QR code “counter-poster”/)).toBeVisible()
  await expectAccessible(page, 'the inspector with an answer')
  const [lead = ''] = (await page.getByText(/^Yes, this lead is yours: /).innerText()).match(/LD-\d+/) ?? []

  const line = page.getByRole('row').filter({ hasText: lead })
  await expect(async () => {
    await product.letPass(20)
    await page.goto(`${product.origin}/partner/reports?tab=payouts`)
    await expect(page.getByRole('row').filter({ hasText: 'LD-' }).first()).toBeVisible()
    expect(await line.count()).toBe(1)
  }).toPass()
  await expect(line).toContainText(lender)
  await line.getByRole('button', { name: /^Why\?/ }).click()
  const [gross = 0, tds = 0, net = 0] =
    (await page.getByRole('dialog').innerText())
      .match(/-?₹[\d,]+\.\d\d/g)
      ?.slice(-3)
      .map((text) => Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100)) ?? []
  expect(gross).toBeGreaterThan(0)
  expect(gross + tds).toBe(net)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.goto(`${product.origin}/partner/product-offering/personal-loan`)

  await page.getByRole('button', { name: 'Stop the link counter-poster' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: w('partner-offering:own.stopConfirm') })
    .click()
  await expect(page.getByText(w('partner-offering:own.stopped'), { exact: true })).toBeVisible()
  const late = await browser.newContext()
  const stranger = await late.newPage()
  await stranger.goto(address)
  await expect(stranger).toHaveURL(`${product.origin}/personal-loan`)
  expect((await late.cookies()).filter(({ name }) => name === 'lead' || name === 'qr')).toEqual([])
  await late.close()
})

/** What a camera reads from a picture with a QR code. @throws Error when there is none that can be read */
async function readQr(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!code) throw new Error('no QR code can be read')
  return code.data
}
