import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/journey.ts'
import { enterAs, showMailedCode } from '../support/staff.ts'
import { words } from '../support/words.ts'

const w = words('en')
const t = (key: string) => w(`partner-integration:${key}`)

/** A server of somebody else's, on an origin of its own. */
async function foreignServer(answer: RequestListener): Promise<{ origin: string; host: string; server: Server }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: `http://${host}`, host, server }
}

test('a key is used, a webhook arrives and is repeated, and the widget runs on a foreign page', async ({
  page,
  browser,
  product,
  cleanConsole,
}) => {
  // A code is asked for first.
  cleanConsole.allow(/409/)
  await enterAs(page, product, 'partner@demo.test')
  await page.goto(`${product.origin}/partner/digital-integration?tab=webhooks`)

  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const hook = await foreignServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.end()
    })
  })
  await page.getByLabel(t('hooks.url'), { exact: true }).fill(`${hook.origin}/hook`)
  await page.getByRole('button', { name: t('hooks.create') }).click()
  await showMailedCode(page, product, 'partner@demo.test')
  const signing = await page.getByLabel(t('hooks.signing'), { exact: true }).inputValue()
  await expectAccessible(page, 'webhooks')

  await page.getByRole('tab', { name: t('tab.keys') }).click()
  await page.getByLabel(t('keys.name'), { exact: true }).fill('CRM')
  await page.getByLabel(t('keys.kind'), { exact: true }).selectOption('live')
  await page.getByRole('button', { name: t('keys.create') }).click()
  const key = await page.getByLabel(t('keys.key'), { exact: true }).inputValue()
  await expectAccessible(page, 'API keys')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const person = newPerson()
  const mobile = person.phone
  const answer = await fetch(`${product.origin}/api/partner-api/leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': 'e2e-1' },
    body: JSON.stringify({
      mobile,
      product_type: 'Personal Loans',
      name: 'Asha Rao',
      consent: true,
      consent_text_version: '2026-11-01',
    }),
  })
  expect(answer.status).toBe(200)
  const { lead } = (await answer.json()) as { lead: { reference: string } }
  // The person is told, and could say no on a phone that runs no script; their own code makes the lead.
  await expect.poll(async () => (await product.outbox(mobile)).length).toBe(1)
  const [told] = await product.outbox(mobile)
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false })
  const notice = await phone.newPage()
  await notice.goto(/https?:\S+\/no\/\w+/.exec(told?.text ?? '')?.[0] ?? '')
  await expect(notice.getByRole('heading', { level: 1 })).toHaveText(/gave us your number$/)
  await expectNoSidewaysScroll(notice)
  await phone.close()
  expect(received).toEqual([])
  const customer = await browser.newContext()
  await signIn(await customer.newPage(), product, 'en', person)
  await customer.close()
  await expect.poll(() => received.length).toBe(1)
  const [first] = received
  const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(first?.headers['creditlane-signature'])) ?? []
  expect(createHmac('sha256', signing).update(`${seconds}.${first?.body}`).digest('hex')).toBe(hex)
  expect(first?.body).toContain(lead.reference)
  expect(first?.body).not.toContain(mobile)

  await page.getByRole('tab', { name: t('tab.webhooks') }).click()
  await page.getByRole('button', { name: /^Open New lead/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('log.replay') })
    .click()
  await expect(page.getByText(t('log.replayed'))).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([first?.body, first?.body])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Open New lead/ }).first()).toBeAttached()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  let snippet = ''
  const site = await foreignServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A shop</title><main><h1>A shop</h1>${snippet}</main></html>`)
  })
  await page.getByRole('tab', { name: t('tab.widget') }).click()
  await page.getByLabel(t('widget.hosts'), { exact: true }).fill(site.host)
  await page.getByRole('button', { name: t('widget.create') }).click()
  snippet = await page.getByLabel(t('widget.snippet'), { exact: true }).inputValue()
  await expectAccessible(page, 'the widget’s tab')

  const visitor = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const shop = await visitor.newPage()
  await shop.goto(site.origin)
  const widget = shop.frameLocator('iframe[title="Check loan eligibility"]')
  await widget.getByRole('button', { name: 'Check' }).click()
  await expect(widget.getByLabel('Loan amount in rupees')).toBeFocused()
  await widget.getByLabel('Loan amount in rupees').fill('3,00,000')
  await widget.getByLabel('Monthly income in rupees').fill('45000')
  await widget.getByLabel('Age in years').fill('30')
  await widget.getByLabel('Pincode').fill('560001')
  await widget.getByRole('button', { name: 'Check' }).click()
  await expect(widget.getByText(/^Lenders that may match: [1-9]/)).toBeVisible()
  await expectAccessible(shop, 'the widget on a foreign page')
  await expectNoSidewaysScroll(shop)
  const [opened] = await Promise.all([
    visitor.waitForEvent('page'),
    widget.getByRole('link', { name: 'See the offers' }).click(),
  ])
  await expect(opened).toHaveURL(`${product.origin}/personal-loan?partner=cl&utm_source=cl_direct`)
  await visitor.close()

  // The same line on a site that the widget does not name.
  const elsewhere = await browser.newContext()
  const thief = await elsewhere.newPage()
  await thief.goto(site.origin.replace('127.0.0.1', 'localhost'))
  await expect(thief.locator('iframe')).toBeAttached()
  await expect(thief.frameLocator('iframe').locator('form')).toHaveCount(0)
  await elsewhere.close()

  await page.getByRole('tab', { name: t('tab.docs') }).click()
  await page.getByRole('button', { name: t('docs.makeKey') }).click()
  await expect(page.getByLabel(t('docs.key'), { exact: true })).toHaveValue(/^clk_test_/)
  await page.getByRole('button', { name: /^Try it in the sandbox: POST \/api\/partner-api\/leads$/ }).click()
  await expect(page.getByText('The sandbox answered 200')).toBeVisible()
  await expectAccessible(page, 'the documentation')
  hook.server.close()
  site.server.close()
})
