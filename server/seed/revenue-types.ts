import type { Db } from '../db/client.ts'
import { createRevenueTypes } from '../db/repositories/earnings/lender-revenues.ts'

const TYPES = [
  { id: 1, name: 'Percentage of disbursal' },
  { id: 2, name: 'Flat per loan' },
  { id: 3, name: 'Flat plus percentage' },
  { id: 4, name: 'Bonus' },
]

/** The kinds of revenue: every database needs them, since no call creates any. */
export const seedRevenueTypes = (db: Db): Promise<void> => createRevenueTypes(db, TYPES)
