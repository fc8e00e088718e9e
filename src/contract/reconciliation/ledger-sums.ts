import { sumPaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'
import { isDiffering } from './ledger-line.ts'
import type { ComparedLine, FileLine, OwnLine, Verdict } from './ledger-line.ts'

/** How many lines, what was paid out by them, and what the lender pays for that. */
export interface LedgerSum {
  lines: number
  /** Null where there are lines and none of them says it. */
  disbursed: Paise | null
  commission: Paise
}

/** A lender's file, as its lines are found: these add up to all of it. */
export const FILE_PARTS = ['matched', 'differing', 'missing_here', 'duplicate', 'clawed_back'] as const
type FilePart = (typeof FILE_PARTS)[number]

/** Our own books: these add up to all of them. */
export const OWN_PARTS = ['matched', 'differing', 'missing_there'] as const
type OwnPart = (typeof OWN_PARTS)[number]

export interface LedgerSums {
  file: Record<FilePart | 'all', LedgerSum>
  own: Record<OwnPart | 'all', LedgerSum>
}

const partOf = (verdict: Verdict) => (isDiffering(verdict) ? 'differing' : verdict)

const sumOf = <T extends { disbursed: Paise | null }>(
  lines: readonly T[],
  commission: (line: T) => Paise,
): LedgerSum => {
  const told = lines.flatMap(({ disbursed }) => disbursed ?? [])
  return {
    lines: lines.length,
    disbursed: lines.length > 0 && told.length === 0 ? null : sumPaise(told),
    commission: sumPaise(lines.map(commission)),
  }
}

const sumFile = (lines: readonly FileLine[]) => sumOf(lines, ({ gross }) => gross)
const sumOwn = (lines: readonly OwnLine[]) => sumOf(lines, ({ expected }) => expected)

/** What a comparison comes to on each side, part by part; `all` is added up by itself, not from the parts. */
export function sumLedger(lines: readonly ComparedLine[]): LedgerSums {
  const filesOf = (of: readonly ComparedLine[]) => sumFile(of.flatMap(({ file }) => file ?? []))
  const ownOf = (of: readonly ComparedLine[]) => sumOwn(of.flatMap(({ own }) => own ?? []))
  const part = (name: FilePart | OwnPart) => lines.filter(({ verdict }) => partOf(verdict) === name)
  const parts = <P extends FilePart | OwnPart>(names: readonly P[], sum: typeof filesOf) =>
    Object.fromEntries(names.map((name) => [name, sum(part(name))])) as Record<P, LedgerSum>
  return {
    file: { ...parts(FILE_PARTS, filesOf), all: filesOf(lines) },
    own: { ...parts(OWN_PARTS, ownOf), all: ownOf(lines) },
  }
}
