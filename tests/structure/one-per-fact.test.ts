import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** What may be asked where: a second place that decides the same thing answers it in another way sooner or later. */
const FACTS: { fact: string; said: RegExp; in: readonly string[] }[] = [
  {
    fact: 'which steps an application takes',
    said: /\b(canMove|movesTo)\(/,
    in: [
      'server/services/applications/shared/move-applications.ts',
      // A dry run shows what it would be.
      'server/services/imports/shared/rows/judge-row.ts',
      'src/contract/entities/applications/application-status.ts',
    ],
  },
  {
    fact: 'that a code is late, thrown away',
    said: /^ *await (deliverOtp|sendCustomerCode|sendContactCode)\(/m,
    in: [],
  },
  {
    fact: 'which slab takes the business of a lender',
    said: /\bslabFor\(/,
    in: [
      // What a slab would pay for made up business.
      'src/features/lender-revenue/SlabSimulator.tsx',
      'src/contract/finance/earnings/lender-due.ts',
    ],
  },
  {
    fact: 'what a lender owes for its month',
    said: /\b(lenderMonth|lenderDues)\(|lenderMonth</,
    in: [
      'server/services/earnings/public/lender-dues.ts',
      'server/services/earnings/public/lender-months.ts',
      'server/services/earnings/public/statement-now.ts',
      'server/services/reconciliation/public/read-ledger.ts',
      'src/contract/finance/earnings/lender-due.ts',
    ],
  },
  {
    fact: 'whether an amount is before or after fees',
    said: /basis === '(gross|net)'/,
    in: ['server/services/loans/note-disbursals.ts', 'src/contract/finance/earnings/principal.ts'],
  },
  {
    fact: 'how a number is written',
    // Not by the standard's formatter, either: the first one of a page costs as much as drawing a screen.
    said: /\bIntl\.(?:NumberFormat|DateTimeFormat)\(|\.toLocale(?:Date|Time)?String\(/,
    // A cell of somebody else's file, as a program writes it.
    in: ['src/contract/cells/plain-cell.ts'],
  },
  {
    // In a query, `isOpen` says the same.
    fact: 'whether the time of something is over',
    said: /\b(\w+_until|until|expires_at)\b[\w.!?()]* *(<=?|>=?) *(now\b|(deps\.)?clock\.now\(\))/,
    in: [
      'server/is-over.ts',
      'server/services/leads/get-lead-history.ts',
      'server/services/privacy/shared/erasure-holds.ts',
    ],
  },
  {
    fact: 'whether the time of a row is over, in a query',
    said: /\b[gl]te?\(\w+\.(\w+_until|until|expires_at|\w*ends_at), (now|expiredBefore)\b|(_until|expires_at|ends_at)\} *[<>]=? *\$\{(now|at)\b/,
    in: [
      // What may begin later, and a lease, have an end alone.
      'server/db/repositories/calls/call-queue.ts',
      'server/db/repositories/calls/calls.ts',
      'server/db/repositories/catalogue/vouchers.ts',
      'server/db/repositories/operations/job-board.ts',
      'server/db/repositories/shared/jobs.ts',
      // What is closed or cleared away when its time is over: of the future it waits.
      'server/db/repositories/leads/leads.ts',
      'server/db/repositories/privacy/expired-rows.ts',
      'server/db/repositories/privacy/kept-records.ts',
      // One hold too many keeps data.
      'server/db/repositories/privacy/legal-holds.ts',
      // A window that ends later than any may is over, too.
      'server/db/repositories/shared/rate-counters.ts',
    ],
  },
  {
    fact: 'whether somebody is in quiet mode, and what that means',
    said: /\bisQuiet\(/,
    in: [
      'server/services/messages/contact-customer.ts',
      'server/services/messages/public/contact-rules.ts',
      'src/contract/rules/contact/contact-rules.ts',
      'src/contract/rules/contact/may-contact.ts',
    ],
  },
  {
    // Whoever suspends the only other one is not alone by that.
    fact: 'who could be the second person, and who was it lately',
    said: /\b(listActiveAdmins|readAble|listMadeAndMakers)\(/,
    in: [
      'server/db/repositories/approvals/recently-able-staff.ts',
      'server/db/repositories/identity/admins.ts',
      'server/seed/demo/seed-messages.ts',
      'server/services/shared/second-person/second-person.ts',
      // Who takes over work has to be there now.
      'server/services/staff/public/hand-on-work.ts',
    ],
  },
  {
    fact: 'which words a service message has',
    said: /\bserviceWords\(/,
    in: [
      'server/seed/demo/seed-messages.ts',
      'src/areas/admin/messaging/TemplateDialog.tsx',
      'src/contract/rules/messages/service-events.ts',
      'src/contract/rules/messages/template-problems.ts',
    ],
  },
  {
    fact: 'who writes the status of an application that a lender has',
    said: /\bupdateApplications\(/,
    in: [
      'server/db/repositories/applications/many-applications.ts',
      'server/db/repositories/imports/restore-application.ts',
      'server/services/applications/shared/move-applications.ts',
    ],
  },
]

it.each(FACTS)('$fact is decided in one place', ({ said, in: places }) => {
  const files = [...sourceFiles('server', /\.ts$/), ...sourceFiles('src', /\.tsx?$/)]
  const found = files.filter(({ text }) => said.test(text)).map(({ path }) => path)
  expect(found.toSorted()).toEqual([...places].toSorted())
})

it('nothing that a lender reports is ignored', () => {
  const [file] = sourceFiles('server/services/applications', /^take-lender-report\.ts$/)
  expect(file?.text).toMatch(/ReportOutcome = /)
  expect(file?.text).not.toMatch(/'ignored'/)
})
