import { expect, test } from '../support/fixtures.ts'
import { askForCode, enterCode, newPerson } from '../support/journey.ts'
import { words } from '../support/words.ts'

test('a product tapped on the landing page is named and kept through the code, a reload and the sign-in', async ({
  page,
  product,
}) => {
  const w = words('en')
  const person = newPerson()
  const gold = w('landing:start.product.gold')
  const heading = w('landing:start.forProduct', { product: gold })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(product.origin)
  await page.getByRole('button', { name: gold }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
  await page.getByLabel(w('landing:start.mobile'), { exact: true }).fill(person.phone)
  await page.getByRole('button', { name: w('landing:start.send') }).click()
  await page.getByRole('button', { name: w('landing:notice.agree') }).click()
  await page.waitForURL('**/verification')
  // The address changes a moment before the screen does.
  await page.getByRole('heading', { level: 1, name: w('verification:title') }).waitFor()
  await expect(page.getByRole('main').getByText(gold, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await page.getByRole('button', { name: w('verification:haveCode') }).click()
  await enterCode(page, product, 'en', person)
  await page.waitForURL('**/user/user-detail/gold-loan**')
})

test('a visit that found its product after it began says on the next device that it goes on with a loan', async ({
  browser,
  page,
  product,
}) => {
  const w = words('en')
  const person = newPerson()
  await askForCode(page, product, 'en', person, '/verification')
  await page.getByRole('heading', { name: w('verification:title') }).waitFor()
  await page.goto(product.origin)
  await page.getByRole('button', { name: w('landing:start.product.gold') }).click()
  await page.getByRole('button', { name: w('handover:transfer.offer.make') }).click()
  const link = await page.getByLabel(w('handover:transfer.offer.label')).inputValue()

  const other = await browser.newContext()
  const tablet = await other.newPage()
  await tablet.goto(link)
  await tablet.waitForURL('**/verification')
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText(w('verification:continueLoan'))
  await other.close()
})
