import type { ComparedLine, Differing, FileLine, OwnLine } from './ledger-line.ts'
import { amountsAgree, daysAgree } from './tolerance.ts'
import type { Tolerance } from './tolerance.ts'

interface Books {
  /** Of one lender, of every month that is open. */
  files: readonly FileLine[]
  /** What we have and no closed month has settled. */
  owns: readonly OwnLine[]
  /** What a closed month has settled: paid for once more, it is paid twice. */
  settled: readonly Pick<OwnLine, 'app_id' | 'loan_account'>[]
}

const byLoan = (loan: string) => `loan ${loan}`
const byApp = (app: string) => `app ${app}`

/** The lender's number of the loan names it; where we do not know that number, the application does. */
const fileKeys = ({ loan_account, app_id }: FileLine) => [
  byLoan(loan_account),
  ...(app_id === null ? [] : [byApp(app_id)]),
]
const ownKeys = ({ loan_account, app_id }: Pick<OwnLine, 'app_id' | 'loan_account'>) => [
  ...(loan_account === null ? [] : [byLoan(loan_account)]),
  byApp(app_id),
]

/**
 * Lays a lender's file beside our disbursals: every line of each is in exactly one line of the answer. Left out is only a
 * loan that was given back and that they do not pay for: nothing is due. The order in which lines come changes nothing.
 */
export function compareBooks({ files, owns, settled }: Books, tolerance: Tolerance): ComparedLine[] {
  const ordered = [...files].sort((a, b) =>
    a.period < b.period ? -1 : a.period > b.period ? 1 : a.line_id - b.line_id,
  )
  const back = new Set(ordered.filter(({ gross }) => gross < 0).flatMap(fileKeys))
  const known = new Set([...owns, ...settled].flatMap(ownKeys))
  const free = groupByKey([...owns].sort((a, b) => a.tranche - b.tranche || a.disbursal_id - b.disbursal_id))
  const taken = new Map<number, OwnLine>()
  const used = new Set<OwnLine>()
  const paying = ordered.filter(({ gross }) => gross >= 0)
  const candidates = (file: FileLine): OwnLine[] => {
    for (const key of fileKeys(file)) {
      const found = (free.get(key) ?? []).filter((own) => !used.has(own) && mayBe(file, own))
      if (found.length > 0) return found
    }
    return []
  }
  // Of a loan that is paid in parts, each line first finds the part that it agrees with; what is left goes in its order.
  const rounds = [
    (file: FileLine, own: OwnLine) => differencesOf(file, own, back, tolerance).length === 0,
    (file: FileLine, own: OwnLine) => amountDiffers(file, own, tolerance) === false,
    () => true,
  ]
  for (const fits of rounds)
    for (const file of paying) {
      if (taken.has(file.line_id)) continue
      const own = candidates(file).find((each) => fits(file, each))
      if (!own) continue
      taken.set(file.line_id, own)
      used.add(own)
    }
  const theirs = ordered.map((file): ComparedLine => {
    if (file.gross < 0) return { verdict: 'clawed_back', differs: [], file, own: null }
    const own = taken.get(file.line_id)
    if (!own) {
      const twice = fileKeys(file).some((key) => known.has(key))
      return { verdict: twice ? 'duplicate' : 'missing_here', differs: [], file, own: null }
    }
    const differs = differencesOf(file, own, back, tolerance)
    return { verdict: differs[0] ?? 'matched', differs, file, own }
  })
  const ours = owns
    .filter((own) => !used.has(own) && !own.given_back)
    .map((own): ComparedLine => ({ verdict: 'missing_there', differs: [], file: null, own }))
  return [...theirs, ...ours]
}

function groupByKey(owns: readonly OwnLine[]): Map<string, OwnLine[]> {
  const groups = new Map<string, OwnLine[]>()
  for (const own of owns)
    for (const key of ownKeys(own)) {
      const group = groups.get(key)
      if (group) group.push(own)
      else groups.set(key, [own])
    }
  return groups
}

/** The same application under two numbers is two loans. */
const mayBe = (file: FileLine, own: OwnLine): boolean =>
  own.loan_account === null || own.loan_account === file.loan_account

function differencesOf(file: FileLine, own: OwnLine, back: ReadonlySet<string>, tolerance: Tolerance): Differing[] {
  const differs: Differing[] = []
  // Paid and taken back again: then both sides know of it.
  if (own.given_back && !fileKeys(file).some((key) => back.has(key))) differs.push('status_differs')
  const amount = amountDiffers(file, own, tolerance)
  if (amount) differs.push('amount_differs')
  // Of another amount another commission is right.
  else if (!amountsAgree(file.gross, own.expected, tolerance)) differs.push('rate_differs')
  if (file.day !== null && !daysAgree(file.day, own.day, tolerance)) differs.push('date_differs')
  return differs
}

const amountDiffers = ({ disbursed }: FileLine, own: OwnLine, tolerance: Tolerance): boolean =>
  disbursed !== null && (own.disbursed === null || !amountsAgree(disbursed, own.disbursed, tolerance))
