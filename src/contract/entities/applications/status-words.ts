import type { RefusalReason } from '../../rules/lending/refusal-cooldown.ts'
import type { ProductType } from '../shared/product-type.ts'
import type { ApplicationStatus } from './application-status.ts'

/** What a lender can say of an application: where it is, that a loan was given back or is not taken back, or nothing new. */
export const STATUS_MEANINGS = [
  'received',
  'documents_needed',
  'in_review',
  'approved',
  'agreement_signed',
  'disbursed',
  'rejected',
  'withdrawn',
  'expired',
  'exit_confirmed',
  'exit_refused',
  'nothing_new',
] as const
export type StatusMeaning = (typeof STATUS_MEANINGS)[number]

/**
 * One line of a decision table: when a lender says this, it means that. Null matches everything. A line may tell the meaning,
 * the reason of a no, or both.
 */
export interface StatusRow {
  /** The product it is for. */
  product: ProductType | null
  status: string | null
  sub_status: string | null
  /** The lender's code or words for why. */
  reason: string | null
  means: StatusMeaning | null
  refusal: RefusalReason | null
}

/** What a lender said, in its own words. */
export interface StatusWords {
  status: string
  sub_status?: string | null
  reason?: string | null
}

/** What it means. `status` is null for what is no status, and with `known` false for words that no line has. */
export interface WordsMeaning {
  known: boolean
  status: ApplicationStatus | null
  refusal_reason: RefusalReason | null
  /** What it says to a loan that is given back in its cooling-off days. */
  exit: 'confirmed' | 'refused' | null
}

/** Words are the same in any case, with blanks, hyphens or underscores. */
export const statusKey = (word: string): string =>
  word
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '_')

/**
 * Reads a lender's words by a decision table: the first line that fits and tells a meaning decides the status, the first that
 * fits and tells a reason decides why it is a no. Put a lender's own lines before those for every lender.
 */
export const statusFor = (rows: readonly StatusRow[], words: StatusWords, product: string): WordsMeaning =>
  statusReader(rows)(words, product)

export type StatusReader = (words: StatusWords, product: string) => WordsMeaning

/** `statusFor` of one table and many words: a file says the same few again and again, which are looked up once. */
export function statusReader(rows: readonly StatusRow[]): StatusReader {
  const lines = rows.map((row) => ({
    row,
    wanted: wordsOf(row).map((word) => (word === null ? null : statusKey(word))),
  }))
  const read = new Map<string, WordsMeaning>()
  return (words, product) => {
    const asked = JSON.stringify([product, ...wordsOf(words)])
    const known = read.get(asked)
    if (known) return known
    const said = wordsOf(words).map((word) => statusKey(word ?? ''))
    const fitting = lines.flatMap(({ row, wanted }) =>
      (row.product === null || row.product === product) && wanted.every((key, at) => key === null || key === said[at])
        ? [row]
        : [],
    )
    const meaning = meaningOf(fitting)
    read.set(asked, meaning)
    return meaning
  }
}

const wordsOf = ({ status, sub_status, reason }: StatusRow | StatusWords) => [
  status,
  sub_status ?? null,
  reason ?? null,
]

function meaningOf(fitting: readonly StatusRow[]): WordsMeaning {
  const means = fitting.find((row) => row.means !== null)?.means ?? null
  const refusal = fitting.find((row) => row.refusal !== null)?.refusal ?? null
  const status = means === null || !isStatus(means) ? null : means
  return {
    known: means !== null,
    status,
    refusal_reason: status === 'rejected' ? refusal : null,
    exit: means === 'exit_confirmed' ? 'confirmed' : means === 'exit_refused' ? 'refused' : null,
  }
}

const isStatus = (
  means: StatusMeaning,
): means is Exclude<StatusMeaning, 'exit_confirmed' | 'exit_refused' | 'nothing_new'> =>
  means !== 'exit_confirmed' && means !== 'exit_refused' && means !== 'nothing_new'
