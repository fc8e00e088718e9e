import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts'
import { startWithBook } from '../support/book-product.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectHindi } from '../support/hindi.ts'
import { afterApplying, applyButton, openOfferOf, signInAndComplete, tickConsents } from '../support/journey.ts'
import { expectEnlarged } from '../support/readable.ts'
import { enterAs } from '../support/staff.ts'
import { words } from '../support/words.ts'

const LANGUAGE = 'hi'
/** One that asks nothing more, and goes on without the customer. */
const LENDER = 'Pomelo Fincorp'
const QUESTION = 'पैसा लौटाने की रसीद कब मिलेगी?'

let product: Product
test.beforeAll(async () => {
  product = await startWithBook(120)
})
test.afterAll(() => product.stop())

test('the whole life of one loan, by hand, in Hindi, on a phone', async ({ page, browser }) => {
  const w = words(LANGUAGE)
  await page.setViewportSize({ width: 360, height: 800 })
  const partner = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  await enterAs(partner, product, 'partner@demo.test', LANGUAGE)
  await partner.goto(`${product.origin}/partner/product-offering/personal-loan`)
  await partner.getByLabel(w('partner-offering:make.name')).fill('counter')
  await partner.getByRole('button', { name: w('partner-offering:make.submit') }).click()
  const link = partner.getByLabel(w('partner-offering:link.address'), { exact: true })
  await expect(link).toHaveValue(/\/go\//)

  await page.goto(await link.inputValue())
  const person = await signInAndComplete(page, product, LANGUAGE)
  const typed = [
    person.pan,
    person.email,
    'Asha Patil',
    'Asha',
    'Patil',
    'Cidco N-4',
    'Sunrise Textiles',
    'Anand Money Mart',
  ]
  const read = async (what: string, on = page) => {
    await expect(on.getByRole('heading').first()).toBeVisible()
    await expect(on.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
    await expectHindi(on, what, typed)
    await expectNoSidewaysScroll(on)
  }
  /** Of what no other journey comes to. */
  const look = async (what: string, on = page) => {
    await read(what, on)
    await expectAccessible(on, what)
  }
  const status = `${product.origin}/user/application-status`

  const apply = async () => {
    await page.goto(`${product.origin}/user/offers`)
    await openOfferOf(page, LANGUAGE, LENDER)
  }
  const send = async () => {
    await tickConsents(page, LANGUAGE, LENDER)
    await applyButton(page, LANGUAGE, LENDER).click()
    await afterApplying(page)
  }

  const sheet = page.getByRole('dialog')
  // In the whole statement, which stands folded.
  const statementNumber = async () => /KFS-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none'

  const first = await test.step('applies after reading the statement', async () => {
    await apply()
    await read('offer and statement')
    const first = await statementNumber()
    await send()
    await read('sent')
    return first
  })

  await test.step('withdraws, and the lender confirms that it has stopped', async () => {
    await page.goto(status)
    await page.getByRole('button', { name: w('applications:withdraw.open') }).click()
    await expect(sheet).toContainText(w('applications:withdraw.text', { lender: LENDER }))
    await read('before withdrawing')
    await sheet.getByRole('button', { name: w('applications:withdraw.confirm') }).click()
    await expect(page.getByText(w('applications:note.cancel_asked', { lender: LENDER }))).toBeVisible()
    await read('withdrawn')
    await expect(async () => {
      await product.letPass(20)
      await page.reload()
      await expect(page.getByText(w('applications:note.cancel_confirmed', { lender: LENDER }))).toBeVisible({
        timeout: 3_000,
      })
    }).toPass()
    await look('the lender has stopped')
  })

  await test.step('applies again, by a new statement, and is paid out', async () => {
    await page.getByRole('button', { name: w('applications:new') }).click()
    await page.waitForURL('**/user/offers**')
    await apply()
    expect(await statementNumber()).not.toBe(first)
    await send()
    await page.goto(status)
    await expect(async () => {
      await product.letPass(20)
      await page.reload()
      await expect(page.getByRole('link', { name: w('applications:act.see_loan') })).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await read('paid out')
    await expectEnlarged(page, 'paid out')
    await page.getByRole('link', { name: w('applications:act.see_loan') }).click()
    await look('the loan')
    await expectEnlarged(page, 'the loan')
  })

  await test.step('gives the loan back in its cooling-off days', async () => {
    const [fold = ''] = w('loan:exit.fold', { day: '|' }).split('|')
    await page.locator('summary', { hasText: fold.trim() }).click()
    await page.getByRole('button', { name: w('loan:exit.want') }).click()
    await read('before giving back')
    await sheet.getByRole('button', { name: w('loan:exit.sheet.confirm', { lender: LENDER }) }).click()
    await page.getByRole('button', { name: w('loan:exit.returned') }).click()
    await sheet.getByRole('button', { name: w('loan:exit.sheet.confirm', { lender: LENDER }) }).click()
    await page.getByRole('link', { name: w('loan:exit.help') }).waitFor()
    await read('money sent back')
    await expect(async () => {
      await product.letPass(20)
      await page.reload()
      await expect(page.getByText(w('loan:exit.confirmed', { lender: LENDER }))).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await look('closed')
  })

  const ticket = await test.step('asks us about it', async () => {
    await page.getByRole('link', { name: w('loan:back') }).click()
    await page
      .getByText(w('applications:note.exit_confirmed', { lender: LENDER }))
      .first()
      .waitFor()
    await read('given back')
    await page.getByRole('link', { name: w('applications:ticket') }).click()

    // What is known of the customer is there before anything is typed.
    await expect(page.getByLabel(w('help:fields.phone'))).not.toHaveValue('')
    await page.getByLabel(w('help:fields.name')).fill('Asha Patil')
    await page.getByLabel(w('help:fields.email')).fill(person.email)
    await page.getByLabel(w('help:fields.description')).fill(QUESTION)
    await read('writing to us')
    await page.getByRole('button', { name: w('help:send'), exact: true }).click()
    await page.getByRole('link', { name: w('help:follow') }).waitFor()
    await read('asked')
    await page.getByRole('link', { name: w('help:follow') }).click()
    await expect(page.getByText(QUESTION)).toBeVisible()
    await read('the ticket')
    return /CLT-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'
  })

  const lead = await test.step('asks to be erased, which waits for the open ticket', async () => {
    await page.goto(`${product.origin}/privacy-centre`)
    await read('the privacy centre')
    const sentBy = page.getByRole('region', { name: w('privacy:partners.title') })
    const lead = /LD-\d+/.exec(await sentBy.innerText())?.[0] ?? 'none'
    await page.getByRole('button', { name: w('privacy:erasure.ask') }).click()
    const word = w('privacy:erasure.dialog.word')
    await sheet.getByLabel(w('privacy:erasure.dialog.type', { word })).fill(word)
    await read('asking for erasure')
    await sheet.getByLabel(w('privacy:erasure.dialog.pan')).fill(person.pan)
    await sheet.getByLabel(w('privacy:erasure.dialog.birthDate')).fill(person.birth_date)
    await sheet.getByRole('button', { name: w('privacy:erasure.dialog.confirm') }).click()
    const erasure = page.getByRole('region', { name: w('privacy:erasure.title') })
    await expect(erasure.getByText(new RegExp(ticket)).first()).toBeVisible()
    await look('an erasure that is held')
    return lead
  })

  await test.step('the partner loses to the paisa what the loan had earned', async () => {
    await partner.goto(`${product.origin}/partner/reports?tab=payouts`)
    await read('the partner’s lines', partner)
    const lines = partner.getByRole('row').filter({ hasText: lead })
    await expect(lines).toHaveCount(2)
    const earned: number[] = []
    for (const [at, line] of (await lines.all()).entries()) {
      await line.getByRole('button').first().click()
      const dialog = partner.getByRole('dialog')
      await dialog.waitFor()
      await look(`line ${at + 1} explained`, partner)
      const net = (await dialog.innerText()).match(/-?₹[\d,]+\.\d\d/g)?.at(-1) ?? ''
      earned.push(Math.round(Number(net.replaceAll(/[₹,]/g, '')) * 100))
      await dialog.getByRole('button', { name: w('common:close') }).click()
      await expect(dialog).toHaveCount(0)
    }
    expect(earned[1]).toBeGreaterThan(0)
    expect(earned[0]).toBe(-(earned[1] ?? 0))
  })
})
