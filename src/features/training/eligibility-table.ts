/** What counts as employment in the table. */
export const EMPLOYMENTS = ['salaried', 'self_employed', 'business'] as const
type Employment = (typeof EMPLOYMENTS)[number]

/** One lender of the illustrative table. Ages in years, amounts in rupees; no score = the lender does not ask for one. */
export interface EligibilityRow {
  name: string
  age: readonly [from: number, to: number]
  employment: readonly Employment[]
  income: number
  loan: readonly [min: number, max: number]
  score: number | null
  journey: 'App' | 'Web/App'
}

const row = (
  name: string,
  age: EligibilityRow['age'],
  employment: readonly Employment[],
  income: number,
  loan: EligibilityRow['loan'],
  score: number | null,
  journey: EligibilityRow['journey'],
): EligibilityRow => ({ name, age, employment, income, loan, score, journey })

/** Day on which the table was last compared with the lenders. */
export const CHECKED_ON = '2026-11-15'

/** Illustrative and static, as printed in the training material: who is matched is computed from the lenders' own data. */
export const ELIGIBILITY_TABLE: readonly EligibilityRow[] = [
  row('CASHe', [21, 45], ['salaried'], 15_000, [10_000, 400_000], 650, 'App'),
  row('MoneyView', [21, 57], ['salaried', 'self_employed'], 15_000, [5_000, 500_000], 650, 'Web/App'),
  row('Upwards', [21, 55], ['salaried'], 20_000, [20_000, 500_000], 675, 'Web/App'),
  row('MoneyTap', [23, 55], ['salaried', 'self_employed'], 30_000, [3_000, 500_000], 700, 'App'),
  row('Nira', [21, 57], ['salaried'], 15_000, [5_000, 100_000], 625, 'App'),
  row('KreditBee', [21, 45], ['salaried', 'self_employed'], 15_000, [1_000, 400_000], 625, 'App'),
  row('Finzy', [21, 60], ['salaried'], 25_000, [50_000, 1_000_000], 720, 'Web/App'),
  row('EarlySalary', [21, 55], ['salaried'], 18_000, [5_000, 500_000], 650, 'App'),
  row('Muthoot', [18, 65], ['salaried', 'self_employed', 'business'], 15_000, [1_500, 10_000_000], null, 'Web/App'),
  row('Indiagold', [21, 65], ['salaried', 'self_employed', 'business'], 15_000, [10_000, 10_000_000], null, 'App'),
  row('Primrose Credit', [22, 58], ['salaried', 'self_employed'], 15_000, [10_000, 500_000], 680, 'Web/App'),
  row('Incline Credit', [21, 60], ['salaried', 'self_employed'], 20_000, [50_000, 1_000_000], 700, 'Web/App'),
  row('Pomelo Fincorp', [22, 60], ['salaried'], 30_000, [100_000, 500_000], 750, 'Web/App'),
  row('Heron Fincorp', [21, 58], ['salaried', 'self_employed'], 15_000, [50_000, 500_000], 700, 'Web/App'),
  row('Teak Capital', [22, 58], ['salaried'], 30_000, [75_000, 1_000_000], 750, 'Web/App'),
  row('Lark & Tern Finance', [23, 57], ['salaried'], 20_000, [50_000, 700_000], 725, 'Web/App'),
  row('Bakul Finance', [21, 65], ['salaried', 'self_employed'], 25_001, [40_000, 1_000_000], 720, 'Web/App'),
  row('Ibis First Bank', [23, 60], ['salaried', 'self_employed'], 25_000, [20_000, 1_000_000], 730, 'Web/App'),
  row('Amber Bay Capital', [23, 60], ['salaried', 'self_employed'], 30_000, [50_000, 1_000_000], 725, 'Web/App'),
  row('Ledgerleaf', [22, 65], ['self_employed', 'business'], 50_000, [50_000, 1_000_000], 675, 'Web/App'),
  row('Flintway Loans', [21, 65], ['self_employed', 'business'], 50_000, [50_000, 1_000_000], 675, 'Web/App'),
  row(
    'Acacia Housing Finance',
    [21, 65],
    ['salaried', 'self_employed', 'business'],
    15_000,
    [100_000, 2_500_000],
    650,
    'Web/App',
  ),
  row(
    'Hornbill Home Finance',
    [21, 65],
    ['salaried', 'self_employed', 'business'],
    15_000,
    [200_000, 2_500_000],
    650,
    'Web/App',
  ),
]

export interface EligibilityFilter {
  search: string
  employment: Employment | null
  /** Monthly net income of the customer, rupees: only lenders that ask for no more. */
  incomeUpTo: number | null
  /** Only lenders that accept a score below this, or ask for none. */
  scoreUnder: number | null
}

/** The rows that fit all of the filter, in the table's order. */
export function filterEligibility(
  rows: readonly EligibilityRow[],
  { search, employment, incomeUpTo, scoreUnder }: EligibilityFilter,
): EligibilityRow[] {
  const wanted = search.trim().toLowerCase()
  return rows.filter(
    (each) =>
      each.name.toLowerCase().includes(wanted) &&
      (employment === null || each.employment.includes(employment)) &&
      (incomeUpTo === null || each.income <= incomeUpTo) &&
      (scoreUnder === null || each.score === null || each.score < scoreUnder),
  )
}
