import { createHash } from 'node:crypto'
import { AppError } from '#src/contract/errors.ts'
import type { BureauPerson, CreditBureau } from './credit-bureau.ts'

const LOWEST = 600
const HIGHEST = 830

/** Test PANs: their first three letters choose the answer. Any other PAN has a fixed score of 600 to 830. */
const SANDBOX_BUREAU_PANS = {
  /** Excellent: every lender's minimum is met. */
  HIG: 820,
  /** Low: below every lender that asks for a score above 600. */
  LOW: 600,
  /** No credit history. */
  NIL: null,
  /** On record with another name, birth date and number. */
  OTH: 'other_person',
} as const
/** PANs that begin so make the bureau fail. */
const SANDBOX_BUREAU_DOWN = 'ERR'

/** Invented people. The fifth letter of a PAN is the first of the surname. */
const FIRST_NAMES = ['Asha', 'Ravi', 'Meera', 'Imran', 'Kavita', 'Suresh', 'Farah', 'Arjun', 'Lakshmi', 'Joseph']
const SURNAMES = (
  'Ahuja Bhat Chauhan Desai Edwin Fernandes Gupta Hegde Iyer Joshi Kulkarni Lobo Mehta Nair Oberoi Patil Qureshi ' +
  'Rao Sharma Thakur Upadhyay Verma Wagle Xavier Yadav Zaveri'
).split(' ')
const HOMES = [
  ['Plot 14, Cidco N-4', '431001'],
  ['22, Linking Road, Bandra West', '400050'],
  ['7, 5th Cross, Indiranagar', '560038'],
  ['C-19, Lajpat Nagar II', '110024'],
  ['31, Anna Salai, Teynampet', '600018'],
  ['9, Salt Lake Sector 1', '700064'],
] as const
const EMIS = [0, 0, 1_500, 3_500]

/** Answers at once and always the same for the same PAN; nothing leaves this machine. */
export function createSandboxCreditBureau(): CreditBureau {
  return {
    sandbox: true,
    score: async ({ pan }) => answerFor(pan, (hash) => LOWEST + (hash.readUInt32BE(0) % (HIGHEST - LOWEST + 1))),
    person: async ({ pan }) => {
      const known = answerFor(pan, () => 'a score')
      return known === null || known === 'other_person' ? null : personOf(pan.toUpperCase())
    },
  }
}

function answerFor<T>(pan: string, otherwise: (hash: Buffer) => T) {
  const prefix = pan.slice(0, 3).toUpperCase()
  if (prefix === SANDBOX_BUREAU_DOWN)
    throw new AppError('not_available', 'The credit bureau does not answer just now. Please try again.')
  const fixed = Object.entries(SANDBOX_BUREAU_PANS).find(([letters]) => letters === prefix)
  return fixed ? fixed[1] : otherwise(hashOf(pan.toUpperCase()))
}

const hashOf = (pan: string) => createHash('sha256').update(pan).digest()

function personOf(pan: string): BureauPerson {
  const hash = hashOf(pan)
  const pick = <T>(list: readonly T[], at: number) => list[hash.readUInt8(at) % list.length]
  const [address1, postal_code] = pick(HOMES, 6) ?? []
  const day = String(1 + (hash.readUInt8(7) % 28)).padStart(2, '0')
  const month = String(1 + (hash.readUInt8(8) % 12)).padStart(2, '0')
  return {
    first_name: pick(FIRST_NAMES, 5),
    last_name: SURNAMES[pan.charCodeAt(4) - 65],
    birth_date: `${day}-${month}-${1975 + (hash.readUInt8(9) % 25)}`,
    address1,
    postal_code,
    emi: pick(EMIS, 10),
  }
}
