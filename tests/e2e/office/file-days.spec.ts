import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FigureRow } from '../../../src/contract/entities/figures/funnel-report.ts'
import type { LedgerView, Reconciliation } from '../../../src/contract/entities/reconciliation/ledger.ts'
import { addDays, istDay } from '../../../src/contract/rules/calendar.ts'
import type { Product } from '../../setup/product.ts'
import { testNow } from '../../setup/test-time.ts'
import { startWithBook } from '../support/book-product.ts'
import { expect, test } from '../support/fixtures.ts'
import { comeToWork, pageReader, PASSWORD, STAFF_LOOKS } from '../support/staff.ts'
import { words } from '../support/words.ts'

/** How a text file is written: names that are the same everywhere. */
const WAYS_OF_WRITING = ['UTF-16 LE', 'UTF-16 BE', 'Windows-1252']

/** As lenders write them: a word that nobody knows, but much like one that is known. */
const MISSPELT = 'Aproved'
/** Words of lenders' systems, which nobody translates. */
const SYSTEM_WORDS = (readFileSync('server/seed/status-words.json', 'utf8').match(/\b[A-Z_]{3,}\b/g) ?? []).sort(
  (a, b) => b.length - a.length,
)
/** Invented with the book, as addresses name them. */
const CAMPAIGNS = ['facebook', 'google', 'newsletter', 'sms']
/** What the keyboard's hint names. */
const KEYS = [': J और K ', '; X ', ', F8 ']
const REASON = 'उनका आँकड़ा सही है'

for (const look of STAFF_LOOKS) {
  const { language, width } = look
  test.describe(`days with files (${language}, ${width} px)`, () => {
    const w = words(language)
    let own: Product
    let book: Book
    test.beforeAll(async () => {
      own = await startWithBook(400)
      book = await readBook(own)
    })
    test.afterAll(() => own.stop())
    const open = (page: Page, path: string) => page.goto(`${own.origin}/admin/${path}`)
    const choose = async (page: Page, name: string, lines: readonly string[]) => {
      const buffer = Buffer.from(lines.join('\r\n'))
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
    }
    const lookInto = async (page: Page, lender: string, name: string, lines: readonly string[]) => {
      await page.getByLabel(w('imports:studio.file.lender')).selectOption({ label: lender })
      await choose(page, name, lines)
      await page.getByRole('button', { name: w('imports:studio.file.look') }).click()
      await expect(page.getByRole('heading', { name: w('imports:studio.columns.title') })).toBeVisible()
    }
    const check = async (page: Page) => {
      await page.getByRole('button', { name: w('imports:studio.columns.start') }).click()
      await expect(page.getByRole('heading', { name: w('imports:studio.commit.title') })).toBeVisible()
    }
    const commit = async (page: Page, rows: number) => {
      const many = rows === 1 ? 'one' : 'other'
      await page.getByRole('button', { name: w(`imports:studio.commit.button_${many}`, { rows }) }).click()
      await expect(page.getByRole('alert').getByText(w(`imports:loaded_${many}`, { count: rows }))).toBeVisible()
    }

    test('a lender’s sheet is rehearsed, put right and committed, and an unknown word explained', async ({ page }) => {
      await comeToWork(page, own, 'admin@demo.test', look)
      const heads = ['App No', 'Sanctioned Amount', 'Status', 'Remarks']
      const read = pageReader(page, look, [
        MISSPELT,
        'Approved',
        'two lakh',
        'mis.csv',
        'Asha Rao',
        ...WAYS_OF_WRITING,
        ...KEYS,
        ...heads,
        ...SYSTEM_WORDS,
      ])
      const [first, second, third] = book.open
      await open(page, 'mis-upload')
      await read('a sheet to come')
      await lookInto(page, book.asked.lender, 'mis.csv', [
        'App No,Status,Remarks,Sanctioned Amount',
        `${first},Approved,,"2,50,000"`,
        `${second},${MISSPELT},,`,
        `${third},Approved,,two lakh`,
        'CL-999999,Approved,,',
      ])
      await read('its columns')
      await check(page)
      await read('a dry run')
      // Nothing is written yet, and what is wrong is put right here.
      const list = w('imports:studio.rows.list')
      const rows = page.getByRole('table', { name: list }).or(page.getByRole('list', { name: list }))
      await rows
        .getByRole('button', {
          name: w('imports:studio.row.alikeOf', { field: w('imports:studio.fields.sanctioned_amount'), row: 4 }),
        })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(w('imports:studio.replace.value')).fill('200000')
      await read('one rule for many rows')
      await dialog.getByRole('button', { name: w('imports:studio.replace.confirm') }).click()
      await expect(dialog).toBeHidden()
      await rows.getByRole('button', { name: w('imports:studio.row.leaveOutOf', { row: 5 }) }).click()
      await expect(rows).not.toContainText('CL-999999')
      await commit(page, 2)
      await read('a committed file')

      // The word that nobody knew waits for its lender; the nearest one that is known is offered.
      await open(page, `lenders/${book.asked.lender_id}?tab=words`)
      const near = page.getByRole('group', { name: w('status-words:waiting.didYouMean') })
      await read('a word that waits')
      await near.getByRole('button').first().click()
      await expect(dialog.getByLabel(w('status-words:fields.status'), { exact: true })).toHaveValue(MISSPELT)
      await read('what a word means')
      await dialog.getByRole('button', { name: w('status-words:save'), exact: true }).click()
      await expect(page.getByText(w('status-words:waiting.none'))).toBeVisible()
      await read('a word that is explained')
    })

    test('what a lender pays is loaded, its month reconciled and closed', async ({ page }) => {
      const { owing, month, loan } = book
      const [year = '', of = ''] = month.split('-')
      const day = loan.day.split('-').toReversed().join('/')
      const heads = ['Loan Account', 'Loan Amount', 'Disbursal Date', 'Commission', 'Month']
      await comeToWork(page, own, 'admin@demo.test', look)
      const read = pageReader(page, look, [
        'commission.csv',
        'LAN999',
        'n/a',
        loan.account,
        'Asha Rao',
        'Anand Money Mart',
        ...KEYS,
        ...heads,
      ])
      await open(page, 'commission-upload-file')
      await lookInto(page, owing.lender, 'commission.csv', [
        'Month,Loan Account,Loan Amount,Disbursal Date,Commission',
        `${of}/${year},${loan.account},${loan.disbursed},${day},${loan.commission + 400}`,
        `${of}/${year},LAN999,100000,${day},n/a`,
      ])
      await check(page)
      await read('commission, not written yet')
      await page.getByRole('button', { name: w('imports:studio.row.leaveOutOf', { row: 3 }) }).click()
      await commit(page, 1)
      await read('commission that is loaded')

      await open(page, `reconciliation?month=${month}`)
      await read('what lenders say they paid out')
      await page.getByRole('main').getByRole('link', { name: owing.lender, exact: true }).click()
      await read('three books of a lender')
      await page
        .getByRole('button', { name: new RegExp(`^${w('reconciliation:act.accepted')}`) })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(w('reconciliation:decide.reason')).fill(REASON)
      await read('a difference that is taken')
      await dialog.getByRole('button', { name: w('reconciliation:act.accepted') }).click()
      await expect(page.getByText(w('reconciliation:decided.accepted')).first()).toBeVisible()
      // What else the lender was to pay for is asked for: it goes over to the next month.
      const chase = page.getByRole('button', { name: new RegExp(`^${w('reconciliation:act.chased')}`) })
      for (let left = await chase.count(); left > 0; left -= 1) {
        await chase.first().click()
        await dialog.getByLabel(w('reconciliation:decide.reason')).fill(REASON)
        await dialog.getByRole('button', { name: w('reconciliation:act.chased') }).click()
        await expect(dialog).toBeHidden()
        await expect(chase).toHaveCount(left - 1)
      }
      await page.getByRole('button', { name: w('reconciliation:close.open') }).click()
      await read('before a month is closed')
      await dialog.getByRole('button', { name: w('reconciliation:close.confirm') }).click()
      await expect(page.getByText(w('reconciliation:state.closed'), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: w('reconciliation:close.open') })).toHaveCount(0)
      // Its seal is a number in letters.
      const seal = /\b[0-9a-f]{12}\b/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
      await pageReader(page, look, [seal, loan.account, 'Asha Rao', 'Anand Money Mart'])('a closed month')
    })

    test('an analyst takes a file back, and follows a figure to the applications behind it', async ({ page }) => {
      await comeToWork(page, own, 'analyst@demo.test', look)
      const read = pageReader(page, look, [
        'status.csv',
        'Vikram Shah',
        'Approved',
        'Anand Money Mart',
        ...CAMPAIGNS,
        ...book.lenders,
        // Last: other names have it in them.
        'cl',
      ])
      const dialog = page.getByRole('dialog')
      await open(page, 'application-status-file')
      await choose(page, 'status.csv', ['application_id,status', `${book.open[3]},Approved`, 'CL-888888,Approved'])
      await page.getByRole('button', { name: w('imports:send'), exact: true }).click()
      await expect(dialog).toContainText('CL-888888')
      await read('errors of a file')
      await dialog.getByRole('button').first().click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: w('imports:undo.of', { name: 'status.csv' }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: w('imports:undo.confirm') })
        .click()
      await expect(page.getByText(w('imports:past.states.undone_one', { count: 1, left: 0 }))).toBeVisible()
      await read('a file that is taken back')

      await open(page, 'customers-journey?preset=last_30_days')
      await read('how far people came')
      const figure = page.getByRole('link', { name: new RegExp(`^${w('funnel-report:count.app_submitted')}`) }).first()
      const [, counted = ''] = /: (\d+)/.exec((await figure.getAttribute('aria-label')) ?? '') ?? []
      await figure.click()
      const behind = page.getByRole('main').getByRole('rowheader')
      await expect(behind).toHaveCount(Math.min(Number(counted), 25))
      await read('the applications behind a figure')
    })
  })
}

interface Named {
  lender_id: number
  lender: string
}
interface Book {
  /** Their names. */
  lenders: string[]
  /** A lender, and four applications that it has not decided about. */
  asked: Named
  open: string[]
  /** The oldest month with loans, whose it is, and one of them. */
  owing: Named
  month: string
  loan: { account: string; day: string; disbursed: number | null; commission: number }
}

/** What was invented, as the staff's screens have it. */
async function readBook({ origin }: Product): Promise<Book> {
  const signedIn = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'admin@demo.test', password: PASSWORD }),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(origin + path, {
      headers: { authorization: `Bearer ${token}`, cookie: cookie.join('; ') },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const today = istDay(testNow())
  const days = `preset=custom_range&from=${addDays(today, -200)}&to=${addDays(today, -1)}`
  const working = new Map<string, string[]>()
  for (let page = 1, left = 1; left > 0; page += 1) {
    const { rows } = await get<{ rows: FigureRow[] }>(`/api/figure-rows?count=app_submitted&${days}&page=${page}`)
    left = rows.length
    for (const { lender, status, reference } of rows)
      if (lender !== null && reference !== null && ['received', 'in_review', 'documents_needed'].includes(status ?? ''))
        working.set(lender, [...(working.get(lender) ?? []), reference])
  }
  const [lender, open] = [...working].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
  const lenders = await get<{ lender_id: number; name: string }[]>('/api/get-lenders-data')
  const asked = { lender, lender_id: lenders.find(({ name }) => name === lender)?.lender_id ?? 0 }
  const { months } = await get<Reconciliation>(`/api/reconciliation?month=${today.slice(0, 7)}`)
  for (const month of months.toReversed()) {
    const [owing] = (await get<Reconciliation>(`/api/reconciliation?month=${month}`)).lenders
    if (!owing) continue
    const { rows } = await get<LedgerView>(`/api/reconciliation/${owing.lender_id}?month=${month}`)
    const [line] = rows
    if (!line?.own) continue
    const { day, disbursed, expected } = line.own
    const loan = { account: line.loan_account ?? '', day, disbursed, commission: expected }
    return { lenders: lenders.map(({ name }) => name), asked, open, owing, month, loan }
  }
  throw new Error('the book has no loan that was paid out')
}
