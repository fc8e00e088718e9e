import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { VIEW_PAGES } from '#src/contract/entities/figures/saved-view.ts'
import { sourceFiles } from './source-files.ts'

const FILES = new Map(sourceFiles('src', /\.tsx?$/).map(({ path, text }) => [path, text]))

/** What a file brings to the screen, by however many steps; the tools that every list has bring nothing of their own. */
function broughtBy(page: string): ReadonlySet<string> {
  const seen = new Set([page])
  for (const path of seen)
    for (const [, name = ''] of (FILES.get(path) ?? '').matchAll(/from '((?:#src|\.{1,2})\/[^']+)'/g)) {
      const found = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name)
      if (FILES.has(found) && !found.startsWith('src/ui/')) seen.add(found)
    }
  return seen
}

/** A list that is narrowed by what stands in the address: a view of it can be kept. */
const isFiltered = (text: string): boolean =>
  /<DataTable\b[^]*?\bfilters=\{|<Filter(?:Bar|Chips|Field)\b/.test(text) &&
  /useTableState|useSearchParams|Filters\b/.test(text)

/** Lists of the back office that are filtered and keep no views, and why. */
const ONE_FILE = 'the rows of one file, which is worked off once'
const TWO = 'all or the unfinished ones, which is one press'
const UPLOADS = [
  'application-status-file/ApplicationStatusFilePage.tsx',
  'commission-upload-file/CommissionUploadFilePage.tsx',
  'mis-upload/MisUploadPage.tsx',
  'payment-runs/BankAnswerPage.tsx',
]
const WITHOUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(UPLOADS.map((page) => [`${page}: features/imports/DryRun.tsx`, ONE_FILE])),
  ...Object.fromEntries(UPLOADS.map((page) => [`${page}: features/imports/PastFiles.tsx`, TWO])),
  'reconciliation/LedgerPage.tsx: areas/admin/reconciliation/LedgerPage.tsx':
    "one lender's month, which is closed when all of it is settled",
}

const PAGES = [...FILES.keys()].filter((path) => /^src\/areas\/admin\/.*Page\.tsx$/.test(path))

it('whoever filters a list of the back office can keep the view, but where that is no use', () => {
  const without = PAGES.flatMap((page) => {
    const brought = [...broughtBy(page)]
    if (brought.some((path) => /<ReportViews\b/.test(FILES.get(path) ?? ''))) return []
    return brought
      .filter((path) => isFiltered(FILES.get(path) ?? ''))
      .map((path) => `${page.slice(16)}: ${path.slice(4)}`)
  })
  expect(without.sort()).toEqual(Object.keys(WITHOUT).sort())
})

it('a page that may keep views offers them', () => {
  const offered = [...FILES.values()].flatMap((text) =>
    [...text.matchAll(/<ReportViews\b[^>]*? page="([\w-]+)"/g)].map(([, page]) => page),
  )
  expect(offered.sort()).toEqual([...VIEW_PAGES].sort())
})
