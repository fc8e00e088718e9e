import type { SealedField } from '#src/contract/entities/profile/profile-fields.ts'
import type { Employment } from '#src/contract/finance/eligibility.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'

/** A whole number from 0 to below `below`, the same sequence for the same seed. */
export type Chance = (below: number) => number

export interface InventedCustomer {
  sealed: Record<SealedField, string>
  profile: Record<string, string | number>
  employment: Employment
  score: number
  amount: number
  tenure: number
}

const FIRST = [
  'Aarav',
  'Priya',
  'Rohan',
  'Ananya',
  'Vivaan',
  'Diya',
  'Arjun',
  'Kavya',
  'Imran',
  'Sara',
  'Gurpreet',
  'Lakshmi',
  'Joseph',
  'Farah',
  'Nitin',
  'Pooja',
]
const LAST = [
  'Sharma',
  'Patel',
  'Iyer',
  'Khan',
  'Singh',
  'Das',
  'Nair',
  'Reddy',
  'Gupta',
  'Bose',
  'Joshi',
  'Fernandes',
  'Yadav',
  'Kulkarni',
  'Mehta',
  'Pillai',
]
const CITIES = [
  ['MG Road, Bengaluru', '560001'],
  ['Andheri West, Mumbai', '400058'],
  ['Salt Lake, Kolkata', '700064'],
  ['Anna Nagar, Chennai', '600040'],
  ['Banjara Hills, Hyderabad', '500034'],
  ['Civil Lines, Jaipur', '302006'],
  ['Gomti Nagar, Lucknow', '226010'],
  ['Satellite, Ahmedabad', '380015'],
] as const
const EMPLOYERS = ['Northwind Textiles', 'Blue Lotus Software', 'Ganga Foods', 'Deccan Motors', 'Sunrise Hospital']
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const AMOUNTS = [25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000]
const TENURES = [12, 18, 24, 36]

/** A small generator (mulberry32): seeds need to repeat, not to be secret. */
export function createChance(seed: number): Chance {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return below <= 0 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pick = <T>(chance: Chance, list: readonly T[], fallback: T): T => list[chance(list.length)] ?? fallback

const idOf = (list: 'employmentStatus' | 'salaryMode' | 'residentType', key: string): number =>
  OPTION_LISTS[list].find((option) => option.key === key)?.id ?? 1

/** Person number `number` of the book: invented from end to end, every field passing the contract's rules. */
export function invent(number: number, chance: Chance): InventedCustomer {
  const first_name = pick(chance, FIRST, 'Asha')
  const last_name = pick(chance, LAST, 'Rao')
  const [address2, postal_code] = pick(chance, CITIES, CITIES[0])
  const employment: Employment = chance(10) < 7 ? 'salaried' : 'selfEmployed'
  const salaried = employment === 'salaried'
  const monthly_income = 15_000 + chance(120) * 1_000
  const amount = pick(chance, AMOUNTS, 50_000)
  return {
    sealed: {
      first_name,
      last_name,
      // Five letters and four digits from the number: no two of the book alike.
      tin: `${letters(number)}P${last_name.charAt(0)}${String(1 + (number % 9_999)).padStart(4, '0')}${pick(chance, [...'ABCEFGHJKLM'], 'A')}`,
      birth_date: `${two(1 + chance(28))}-${two(1 + chance(12))}-${1968 + chance(36)}`,
      mobile_phone_number: `9${String(100_000_000 + number).padStart(9, '0')}`,
      email: `${first_name}.${last_name}${number}@example.in`.toLowerCase(),
      address1: `${1 + chance(400)}, ${pick(chance, ['Lake View', 'Green Park', 'Shanti Kunj'], 'Lake View')}`,
      address2,
    },
    profile: {
      gender: 1 + chance(2),
      postal_code,
      residence_type: idOf('residentType', chance(2) === 0 ? 'owned' : 'family'),
      employment_status_code: idOf('employmentStatus', employment),
      ...(salaried
        ? {
            employer_name: pick(chance, EMPLOYERS, 'Ganga Foods'),
            officepincode: postal_code,
            salary_mode: idOf('salaryMode', 'bankTransfer'),
          }
        : {}),
      monthly_income,
      emi: chance(3) === 0 ? Math.round(monthly_income / 10) : 0,
      educational_level: 1 + chance(4),
      se_loan_amount: amount,
      allow_sms: chance(2),
      allow_emails: chance(2),
      prefer_net_banking: 1 + chance(2),
    },
    employment,
    score: 600 + chance(231),
    amount,
    tenure: pick(chance, TENURES, 24),
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

function letters(number: number): string {
  const high = Math.floor(number / 9_999)
  return [high % 26, Math.floor(high / 26) % 26, Math.floor(high / 676) % 26].map((at) => LETTERS.charAt(at)).join('')
}
