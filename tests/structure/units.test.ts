import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const SERVER = sourceFiles('server', /\.ts$/)
const CODE = [...SERVER, ...sourceFiles('src', /\.tsx?$/)]
const found = (files: typeof CODE, pattern: RegExp, except: string): string[] =>
  files
    .filter(({ path }) => path !== except)
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`))

/** A hundred that is no rupee: percentages, places in a drawing, an order. What rupees are, the names in `paise.ts` say. */
const NO_MONEY = [
  ...['apr', 'eligibility', 'loan-to-value', 'offered-rate', 'published-range', 'totals'].map(
    (name) => `src/contract/finance/${name}.ts`,
  ),
  ...['bill-amounts', 'tolerance'].map((name) => `src/contract/reconciliation/${name}.ts`),
  'src/contract/access.ts',
  'src/contract/rules/contact/call-review.ts',
  'src/features/calculator/DebtSafety.tsx',
  'src/areas/customer/user/credit-score/ScoreDial.tsx',
  // A share of an income as a percentage.
  'src/contract/rules/lending/instalment-cap.ts',
  ...['customers-journey/CohortsCard', 'customers-journey/TimesCard', 'messaging/CampaignView'].map(
    (name) => `src/areas/admin/${name}.tsx`,
  ),
  ...['messaging/TemplateDialog', 'payment-runs/RunSums', 'reconciliation/ledger/SumBar', 'telecalling/Hours'].map(
    (name) => `src/areas/admin/${name}.tsx`,
  ),
]

it('rupees and paise are converted in one place', () => {
  // Drawings know no money.
  const files = CODE.filter(({ path }) => !path.startsWith('src/ui/') && !NO_MONEY.includes(path))
  expect(found(files, /[*/%] 100\b(?![._])/g, 'src/contract/rules/paise.ts')).toEqual([])
  expect(
    found(
      CODE,
      /(?:const|function) (?:to|in)?(?:paise|rupees)Of\b|(?:const|function) to(?:Paise|Rupees)\b/gi,
      'src/contract/rules/paise.ts',
    ),
  ).toEqual([])
})

it('how long a day, an hour and a minute are is known in one place', () => {
  const tests = sourceFiles('tests', /\.tsx?$/).filter(({ path }) => path !== 'tests/structure/units.test.ts')
  const lengths = /\b(?:DAY|HOUR|MINUTE|WEEK)_MS\b|\b86_?400_?000\b|\b3_?600_?000\b|60 \* 60 \* 1_?000|\* 60_000\b/g
  expect(found(CODE, lengths, 'src/contract/rules/time.ts')).toEqual([])
  // A test that waits says in milliseconds how long.
  expect(found(tests, /\b(?:DAY|HOUR)_MS\b|\b86_400_000\b|\b3_600_000\b|60 \* 60 \* 1_000/g, '')).toEqual([])
})
