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
      'server/services/imports/shared/judge-row.ts',
      'src/contract/entities/applications/application.ts',
    ],
  },
  {
    fact: 'which slab takes the business of a lender',
    said: /\bslabFor\(/,
    in: [
      // What a slab would pay for made up business.
      'src/features/lender-revenue/SlabSimulator.tsx',
      'src/contract/finance/lender-due.ts',
    ],
  },
  {
    fact: 'what a lender owes for its month',
    said: /\b(lenderMonth|lenderDues)\(|lenderMonth</,
    in: [
      'server/services/earnings/shared/lender-dues.ts',
      'server/services/earnings/shared/lender-months.ts',
      'server/services/earnings/shared/statement-now.ts',
      'server/services/reconciliation/shared/read-ledger.ts',
      'src/contract/finance/lender-due.ts',
    ],
  },
  {
    fact: 'whether an amount is before or after fees',
    said: /basis === '(gross|net)'/,
    in: ['server/services/loans/note-disbursals.ts', 'src/contract/finance/principal.ts'],
  },
  {
    // In a query, `isOpen` says the same.
    fact: 'whether the time of something is over',
    said: /\b(\w+_until|until|expires_at)\b[\w.!?()]* *(<=?|>=?) *(now\b|(deps\.)?clock\.now\(\))/,
    in: [
      'server/is-over.ts',
      'server/services/leads/get-lead-history.ts',
      'server/services/privacy/shared/what-is-kept.ts',
    ],
  },
  {
    fact: 'whether somebody is in quiet mode, and what that means',
    said: /\bisQuiet\(/,
    in: [
      'server/services/messages/contact-customer.ts',
      'server/services/messages/shared/contact-rules.ts',
      'src/contract/rules/contact/contact-rules.ts',
      'src/contract/rules/contact/may-contact.ts',
    ],
  },
  {
    fact: 'which words a service message has',
    said: /\bserviceWords\(/,
    in: [
      'server/seed/seed-messages.ts',
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
