import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { noteExitRefused } from '#server/services/loans/public/exit-answers.ts'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { closingSum } from '#src/contract/finance/loan-calendar.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { dateShort } from '#src/lib/dates.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { letTimePass, PLAIN_LENDER } from '#tests/server/services/shared/journey.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network } from '#tests/setup/screens/render-app.tsx'
import type { TestServer } from '#tests/setup/server.ts'
import { applyTo, openMoney } from '../money-journey.ts'

interface Paid {
  language?: 'en' | 'hi'
  /** Days since the disbursal. */
  ago?: number
  path?: 'loan' | 'application'
  /** What the lender told of the disbursal. */
  told?: boolean
  before?: (loanId: string, server: TestServer) => Promise<void>
}

/** Opens the page of a loan of a lakh that Teak Capital paid out some days ago. */
async function openLoan({ language = 'en', ago = 2, path = 'loan', told = true, before }: Paid = {}) {
  let loanId = ''
  const opened = await openMoney('/user/application-status', {
    language,
    more: async (appId, { browser, server }) => {
      const application = await applyTo(browser, appId, PLAIN_LENDER)
      loanId = application.app_id
      await letTimePass(server, 120, 30)
      const figures = told
        ? { disbursed_amount: toPaise(100_000), disbursed_on: addDays(istDay(server.clock.now()), -ago) }
        : { disbursed_amount: null, disbursed_on: null }
      await changeApplications(server, { app_id: loanId }, figures)
      await before?.(loanId, server)
    },
  })
  const { user } = opened
  const link = await screen.findByRole('link', { name: language === 'en' ? 'See your loan' : 'अपना लोन देखें' })
  if (path === 'loan') {
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: /Teak Capital/ })
    // What is not wanted by most stands folded.
    const folded = await screen.findAllByText(/./, { selector: 'summary' })
    for (const each of folded) await user.click(each)
  }
  return { ...opened, loanId, link }
}

const loanOf = async (browser: Awaited<ReturnType<typeof openLoan>>['browser'], loanId: string): Promise<Loan> =>
  (await browser.call('getLoan', { params: { appId: loanId } })).data

const valueOf = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent

describe('a loan that was paid out', () => {
  test('says what was paid, until when it can be given back, and what is due today to the paisa', async () => {
    const { browser, loanId } = await openLoan()
    expect(await screen.findByRole('heading', { name: 'Your loan from Teak Capital', level: 1 })).toBeVisible()
    const { cooling_off: days, statement } = await loanOf(browser, loanId)
    if (!days || !statement) throw new Error('no statement')
    const cost = Math.round((100_000 * statement.apr * 2) / 365) / 100
    expect(days).toMatchObject({ held: 2, cost, due: 100_000 + cost })
    expect(valueOf('Loan amount, before fees')).toBe('₹1,00,000.00')
    const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    expect(valueOf(/APR for 2 days$/)).toBe(inr.format(cost))
    expect(valueOf('To return today')).toBe(inr.format(100_000 + cost))
    expect(
      screen.getByText(/until the end of .* 3 days after the loan was paid out, weekends and holidays counted/),
    ).toBeVisible()
    const fee = screen.getByText(/of processing fee with GST was taken off/)
    expect(fee).toHaveTextContent(inr.format(days.fee))
    // As the seeded lender tells, and the statement says.
    expect(days.fee_kept).toBe(true)
    expect(fee).toHaveTextContent('Teak Capital keeps it, as your statement says.')
    expect(screen.getByText(/^Not included:/)).toBeVisible()
    expect(screen.getByText(statement.proposal_number, { selector: 'dd *, dd' })).toBeInTheDocument()
  })

  test('begins with what arrived, the next payment and its day; giving it back stands folded, with its deadline', async () => {
    const { user, browser, loanId, link } = await openLoan({ path: 'application' })
    await user.click(link)
    const { statement, first_due_on, cooling_off } = await loanOf(browser, loanId)
    if (!statement || first_due_on === null || !cooling_off) throw new Error('no statement')
    const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    const top = await screen.findByRole('region', { name: 'Sent to you, as per your statement' })
    expect(top).toHaveTextContent(inr.format(statement.net_disbursed))
    expect(top).toHaveTextContent(`of ₹1,00,000.00, less ${inr.format(100_000 - statement.net_disbursed)} fee and GST`)
    expect(valueOf('Next payment')).toBe(inr.format(statement.emi))
    expect(valueOf('Due on')).toBe(dateShort(first_due_on))
    const fold = screen.getByText(`Give the loan back: until the end of ${dateShort(cooling_off.last_day)}`)
    expect(fold.closest('details')).not.toHaveAttribute('open')
    expect(screen.queryByRole('heading', { name: 'Give the loan back' })).not.toBeInTheDocument()
  })

  test('says what closing it on a chosen day comes to, by the statement', async () => {
    const { browser, loanId } = await openLoan()
    const { statement, first_due_on, paid_out_on } = await loanOf(browser, loanId)
    if (!statement || first_due_on === null) throw new Error('no statement')
    // Within the first days the other way costs less.
    const free = /^Until the end of .* without this charge/
    expect(await screen.findByText(free)).toBeVisible()
    const day = addDays(first_due_on, 10)
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: day } })
    const closing = closingSum(statement, paid_out_on, first_due_on, day)
    const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    expect(closing?.emis).toBe(1)
    expect(screen.queryByText(free)).not.toBeInTheDocument()
    expect(valueOf('To close the loan')).toBe(inr.format(closing?.sum ?? 0))
    expect(screen.getByText(/^If 1 EMI is paid by then/)).toBeVisible()
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-01-01' } })
    expect(screen.getByText(/^This cannot be worked out here\. Ask Teak Capital/)).toBeVisible()
  })

  test.each([
    ['en', '3 days before', 'Turn off', 'We remind you before each payment', /^The next one comes on/],
    ['hi', '3 दिन पहले', 'बंद करें', 'हम हर भुगतान से पहले याद दिलाएँगे', /^अगला रिमाइंडर/],
  ] as const)(
    'reminds of each payment where it is wanted, and says why it cannot (%s)',
    async (language, three, off, done, next) => {
      const { user, browser, loanId } = await openLoan({ language })
      const wished = async () => (await loanOf(browser, loanId)).reminder
      const button = await screen.findByRole('button', { name: three })
      expect(button).toHaveAttribute('aria-pressed', 'false')
      await browser.call('setQuietMode', { body: { days: 90 } })
      await user.click(button)
      expect(await screen.findByRole('alert')).toBeVisible()
      expect(await wished()).toBeNull()
      await browser.call('setQuietMode', { body: { days: 0 } })
      await user.click(button)
      expect(await screen.findByText(done)).toBeVisible()
      const { on = '', due_on = '' } = (await wished()) ?? {}
      const line = screen.getByText(next)
      expect(line).toHaveTextContent(dateShort(on))
      expect(line).toHaveTextContent(dateShort(due_on))
      expect(button).toHaveAttribute('aria-pressed', 'true')
      await user.click(screen.getByRole('button', { name: off }))
      expect(await screen.findByText(/^(We write to you in the morning|हम सुबह संदेश)/)).toBeVisible()
      expect(await wished()).toBeNull()
    },
  )

  test('has its papers as files, its payments one press away, and a complaint that names it', async () => {
    const { browser, loanId } = await openLoan()
    const { statement } = await loanOf(browser, loanId)
    const papers = within(await screen.findByRole('region', { name: 'Documents' }))
    expect(papers.getByRole('button', { name: `Key Fact Statement ${statement?.proposal_number} (PDF)` })).toBeVisible()
    expect(
      papers.getByRole('link', { name: `Repayment schedule, ${statement?.schedule.length} payments` }),
    ).toHaveAttribute('href', '#kfs')
    expect(papers.getByText(/^Teak Capital issues it and sends it to you/)).toBeVisible()
    expect(papers.getByRole('link', { name: 'Complain about this loan' })).toHaveAttribute(
      'href',
      `/need-help?app=${loanId}`,
    )
  })

  test('of which the lender told little says what stands in for it', async () => {
    await openLoan({ told: false })
    expect(await screen.findByText(/^Teak Capital did not tell us everything/)).toBeVisible()
  })

  test('is given back: wanted, returned, closed; each is asked once more, and a failure loses nothing', async () => {
    expectConsoleError(/./)
    const { user, browser, loanId, server } = await openLoan()
    await user.click(await screen.findByRole('button', { name: 'I want to give it back' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Tell Teak Capital that you give the loan back?' }))
    network.use(
      http.post(
        '*/exit',
        () => HttpResponse.json({ message: 'Try again later', code: 'server_error' }, { status: 500 }),
        {
          once: true,
        },
      ),
    )
    await user.click(sheet.getByRole('button', { name: 'Tell Teak Capital' }))
    expect(await sheet.findByText('Try again later')).toBeVisible()
    expect((await loanOf(browser, loanId)).exit).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Tell Teak Capital' }))
    expect(await screen.findByText(/^You said on .* that you want to give the loan back\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I want to give it back' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'I have returned the money' }))
    const sent = within(await screen.findByRole('dialog', { name: 'Have you sent the money?' }))
    await user.click(sent.getByRole('button', { name: 'Tell Teak Capital' }))
    expect(await screen.findByText(/^You said on .* that you have returned ₹1,00,\d{3}\.\d\d\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I have returned the money' })).not.toBeInTheDocument()
    // Nothing is due any more, and no button is left that the steps would speak of.
    expect(screen.queryByText('To return today')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'How to do it' })).not.toBeInTheDocument()
    await runDueJobs(server.deps)
    await user.click(screen.getByRole('link', { name: 'Back to the application' }))
    expect(await screen.findByText('Teak Capital has closed the loan')).toBeVisible()
    expect(screen.getAllByText('Given back').length).toBeGreaterThan(0)
  })

  test('that the lender has closed says so, and offers nothing more', async () => {
    await openLoan({
      before: async (loanId, server) =>
        void (await changeApplications(server, { app_id: loanId }, { exit_answer: 'confirmed' })),
    })
    expect(await screen.findByText('Teak Capital has closed this loan.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I want to give it back' })).not.toBeInTheDocument()
    expect(screen.queryByText('To return today')).not.toBeInTheDocument()
    // Nothing is due any more.
    expect(valueOf('State')).toBe('Closed, given back')
    for (const gone of ['First payment due', 'Next payment', 'Next payments', 'To close the loan'])
      expect(screen.queryByText(gone)).not.toBeInTheDocument()
  })

  test('that the lender does not take back: its words stand in the application, and it can be asked again', async () => {
    const refuse = (loanId: string, server: TestServer) =>
      transaction(server.deps, async (deps) => {
        await changeApplications({ deps }, { app_id: loanId }, { exit_asked_at: deps.clock.now() })
        const row = await lockApplication(deps.db, loanId, null)
        if (!row) throw new Error('no loan')
        await noteExitRefused(deps, row, { note: 'No money has come.' })
      })
    const { user, link } = await openLoan({ path: 'application', before: refuse })
    const wrote = (await screen.findByText('No money has come.')).closest('li')
    expect(wrote).toHaveTextContent(/^Teak Capital wrote/)
    await user.click(link)
    expect(await screen.findByText('Teak Capital does not take the loan back.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complain about it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/need-help\?app=app_/),
    )
    expect(screen.getByRole('button', { name: 'I want to give it back' })).toBeVisible()
  })

  test.each([
    ['en', 'Close the loan early', 'Closing it before its end, as your statement says:'],
    ['hi', 'लोन समय से पहले बंद करना', 'समय से पहले बंद करने पर, जैसा आपके विवरण में लिखा है:'],
  ] as const)(
    'after its last day it says that it is over and what closing costs (%s)',
    async (language, title, cost) => {
      const { browser, loanId } = await openLoan({ language, ago: 4 })
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      const { statement } = await loanOf(browser, loanId)
      const words = statement?.words.find((each) => each.language === language)?.sections.flatMap(({ rows }) => rows)
      const foreclosure = words?.find(({ key }) => key === 'foreclosure')?.value ?? 'none'
      expect(screen.getByText(cost).nextElementSibling).toHaveTextContent(foreclosure)
      expect(screen.queryByRole('button', { name: /return|लौटा/ })).not.toBeInTheDocument()
    },
  )
})
