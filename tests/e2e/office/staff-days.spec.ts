import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeAt, stepOf } from '#server/services/identity/shared/totp.ts'
import type { Product } from '../../setup/product.ts'
import { testNow } from '../../setup/test-time.ts'
import { startWithBook } from '../support/book-product.ts'
import { expect, test } from '../support/fixtures.ts'
import { signInAndComplete } from '../support/journey.ts'
import type { Person } from '../support/journey.ts'
import { comeToWork, pageReader, PASSWORD, STAFF_LOOKS } from '../support/staff.ts'
import { words } from '../support/words.ts'
import type { Language } from '../support/words.ts'

/** Of the staff, of a partner, and of who is called; the longer before what they begin with. */
const NAMES = ['Asha Rao', 'Meera Nair', 'Anand Money Mart', 'Asha Patil']
const COMPLAINT = 'कोई जवाब नहीं देता'
/** As the bank wrote it. */
const REASON = 'Account closed'
const ANSWER = 'हमने देख लिया है।'

for (const look of STAFF_LOOKS) {
  const { language, width } = look
  test.describe(`days of the staff (${language}, ${width} px)`, () => {
    // The lead goes on with what the agent has left.
    test.describe.configure({ mode: 'serial' })
    const w = words(language)
    let own: Product
    test.beforeAll(async () => {
      own = await startWithBook(120)
    })
    test.afterAll(() => own.stop())

    let passed = 0
    const letPass = async (seconds: number) => {
      passed += seconds
      await own.letPass(seconds)
    }
    const open = (page: Page, path: string) => page.goto(`${own.origin}/admin/${path}`)

    test('an agent calls somebody who left, notes a complaint, and looks after it', async ({ page, browser }) => {
      const customer = await (await browser.newContext()).newPage()
      const person = await leavesAfterOffers(customer, own, language)
      await customer.close()
      // Who was here just now is not called.
      await letPass(20 * 60)

      await comeToWork(page, own, 'agent@demo.test', look)
      const masked = [`${person.pan.slice(0, 4)}*****${person.pan.slice(-1)}`, '98xxxxxx', 'a***@mail.com']
      const read = pageReader(page, look, [person.phone, person.email, person.pan, ...masked, ...NAMES])
      await open(page, 'telecalling')
      await page.getByRole('button', { name: w('telecalling:queue.next') }).click()
      await expect(page.getByText(w('telecalling:purpose.offers'))).toBeVisible()
      await expect(page.locator('main')).not.toContainText(person.phone)
      await read('a call sheet')
      await page.getByRole('button', { name: w('telecalling:sheet.call.offers') }).click()
      await page.getByRole('radio', { name: w('telecalling:ending.complaint'), exact: true }).check()
      const note = page.getByLabel(new RegExp(`^${w('telecalling:end.note')}`))
      await note.fill(`${COMPLAINT} ${person.pan}`)
      await page.getByRole('button', { name: w('telecalling:end.save') }).click()
      // What is secret is refused, and nothing typed is lost.
      await expect(note).toHaveAttribute('aria-invalid', 'true')
      await expect(note).toHaveValue(`${COMPLAINT} ${person.pan}`)
      await read('an ending refused')
      await note.fill(COMPLAINT)
      await page.getByRole('button', { name: w('telecalling:end.save') }).click()
      await expect(page.getByText(w('telecalling:sheet.none'))).toBeVisible()
      await read('a day of calls')
      const ticket = /CLT-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'

      await open(page, 'tickets?tab=open')
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${ticket}`) })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ticket)
      const messages = page.getByRole('list', { name: w('ticket-desk:thread'), exact: true })
      await expect(messages.getByText(COMPLAINT)).toBeVisible()
      await read('a complaint')
      await page.getByLabel(w('ticket-desk:ready.label')).selectOption({ label: w('ticket-desk:ready.looking') })
      await page.getByRole('button', { name: w('ticket-desk:answer.send') }).click()
      await expect(page.getByText(w('ticket-desk:clock.paused'))).toBeVisible()
      await page.getByRole('button', { name: w('ticket-desk:escalate.open'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(w('ticket-desk:escalate.reason')).fill(COMPLAINT)
      await dialog.getByRole('button', { name: w('ticket-desk:escalate.save'), exact: true }).click()
      await expect(page.getByRole('region', { name: w('ticket-desk:escalate.officer') })).toContainText(COMPLAINT)
      await read('an escalated complaint')

      await open(page, 'csr-portal')
      await page.getByLabel(w('csr:find.label')).fill(person.phone)
      await page
        .getByRole('main')
        .getByRole('button', { name: w('csr:find.submit') })
        .click()
      await read('somebody found')
      await page.getByRole('main').getByRole('link').first().click()
      const pan = w('csr:reveal.title', { field: w('csr:fields.pan') })
      await page.getByRole('button', { name: pan }).click()
      await dialog.getByLabel(w('csr:reveal.why')).selectOption({ label: w('csr:why.complaint') })
      await read('a reason to look')
      await dialog.getByRole('button', { name: w('csr:reveal.submit'), exact: true }).click()
      await expect(page.getByText(person.pan)).toBeVisible()
      await page.getByRole('button', { name: w('csr:acts.quiet.button') }).click()
      await dialog.getByLabel(w('csr:acts.reason')).fill(COMPLAINT)
      await dialog.getByRole('button', { name: w('csr:acts.quiet.submit') }).click()
      await expect(dialog).toBeHidden()
      // What somebody was taken for stands in words.
      await expect(page.getByText(w('telecalling:why.left_offers'))).toBeVisible()
      await read('a customer')
    })

    test('a lead gives work away, answers, makes evidence, and sees the team’s day', async ({ page }) => {
      await comeToWork(page, own, 'admin@demo.test', look)
      const read = pageReader(page, look, ['98xxxxxx', 'a***@mail.com', ...NAMES])
      await open(page, 'tickets?tab=escalated')
      await page
        .getByRole('main')
        .getByRole('link', { name: /CLT-\d+/ })
        .first()
        .click()
      const assigned = page.getByLabel(w('ticket-desk:assign.label'))
      await assigned.selectOption({ label: w('ticket-desk:assign.least') })
      await page.getByRole('button', { name: w('ticket-desk:assign.save') }).click()
      await expect(assigned).not.toHaveValue('nobody')
      await page.getByRole('button', { name: w('ticket-desk:evidence.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(w('ticket-desk:evidence.reason')).fill(COMPLAINT)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: w('ticket-desk:evidence.save') }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/CLT-\d+.*\.pdf$/)
      await page.getByLabel(w('ticket-desk:answer.label'), { exact: true }).fill(ANSWER)
      await page.getByLabel(w('ticket-desk:answer.close')).check()
      await page.getByRole('button', { name: w('ticket-desk:answer.send') }).click()
      await expect(page.getByText(ANSWER)).toBeVisible()
      await expect(page.getByRole('button', { name: w('ticket-desk:reopen.open') })).toBeVisible()
      await read('a closed ticket')
      await open(page, 'telecalling/team')
      await expect(page.getByText('Meera Nair').first()).toBeVisible()
      await read('the team’s day')
      await open(page, 'dashboard')
      await read('the work list')
    })

    test('somebody of finance makes, checks and sends a run, and notes what the bank did', async ({ page }) => {
      await comeToWork(page, own, 'admin@demo.test', look)
      const read = pageReader(page, look, ['Linux', 'Chrome', 'CL1P1', 'HDFC0000418', REASON, ...NAMES])
      await open(page, 'my-sign-in')
      const factor = page.getByRole('region', { name: w('staff-admin:factor.title') })
      await factor.getByLabel(w('staff-admin:own.old')).fill(PASSWORD)
      await page.getByRole('button', { name: w('staff-admin:factor.begin') }).click()
      const secret = (await page.getByLabel(w('staff-admin:factor.secret')).innerText()).replaceAll(' ', '')
      // Each code counts once: the next is that of another half minute.
      const nextCode = async () => {
        await letPass(60)
        return codeAt(secret, stepOf(new Date(testNow().getTime() + passed * 1_000)))
      }
      await page.getByLabel(w('staff-admin:factor.code'), { exact: true }).fill(await nextCode())
      await page.getByRole('button', { name: w('staff-admin:factor.confirm') }).click()
      await page.getByRole('button', { name: w('staff-admin:factor.noted') }).click()
      await read('a second factor')

      await open(page, 'payment-runs')
      await read('what is ready to be paid')
      await page.getByRole('button', { name: w('payment-runs:make.open') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: w('payment-runs:make.open') })
        .click()
      await expect(page).toHaveURL(/payment-runs\/\d+$/)
      await read('a run that is made')
      await page.getByRole('button', { name: w('payment-runs:check.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(w('payment-runs:check.code')).fill(await nextCode())
      await read('the check of a run')
      await dialog.getByRole('button', { name: w('payment-runs:check.open') }).click()
      const bankFile = page.getByRole('button', { name: w('payment-runs:bank.file.enet') })
      const [file] = await Promise.all([page.waitForEvent('download'), bankFile.click()])
      const paid = readFileSync(await file.path(), 'utf8')
      expect(paid).toMatch(/CL\d+P1/)
      await page.getByRole('button', { name: w('payment-runs:send.open') }).click()
      const today = await page.evaluate(() => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10))
      await dialog.getByLabel(w('payment-runs:send.day')).fill(today)
      await dialog.getByRole('button', { name: w('payment-runs:send.open') }).click()

      // What the bank says is not what was sent: one line came back.
      const returned = w('payment-runs:settle.returned.openOf', { partner: 'Anand Money Mart' })
      await page.getByRole('button', { name: returned }).click()
      await dialog.getByLabel(w('payment-runs:settle.returned.day')).fill(today)
      await dialog.getByLabel(w('payment-runs:settle.returned.reason')).fill(REASON)
      await read('a line that came back')
      await dialog.getByRole('button', { name: w('payment-runs:settle.returned.save') }).click()
      await expect(page.getByText(w('payment-runs:line.state.returned'), { exact: true }).first()).toBeVisible()
      await read('a run that is answered')
      await open(page, 'payment-runs?tab=tax')
      await read('tax that was kept')
    })
  })
}

/** Somebody who allows calls about offers, sees offers, and leaves. */
async function leavesAfterOffers(page: Page, product: Product, language: Language): Promise<Person> {
  const w = words(language)
  const person = await signInAndComplete(page, product, language)
  await page.goto(`${product.origin}/privacy-centre`)
  const calls = page
    .getByRole('group', { name: w('privacy:contact.purpose.offers') })
    .getByRole('checkbox', { name: w('privacy:contact.channel.call') })
  await calls.check()
  await expect(calls).toBeChecked()
  await page.goto(`${product.origin}/user/offers`)
  await page
    .getByRole('link', { name: new RegExp(`^${w('offers:details')}`) })
    .first()
    .waitFor()
  return person
}
