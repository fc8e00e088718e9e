import { minutes } from '#src/contract/rules/time.ts'
import type { Db } from '../../db/client.ts'
import { markDays } from '../../db/repositories/figures/rollups.ts'
import { writeAllFacts } from '../../db/repositories/figures/write-facts.ts'
import { visitFacts } from '../../db/schema/figures.ts'
import { prospects } from '../../db/schema/identity.ts'
import { createChance } from './invent-customer.ts'
import { writeRows } from './write-rows.ts'

const PRODUCT = 'Personal Loans'
const SOURCES = ['', '', '', 'google', 'google', 'facebook', 'newsletter', 'sms'] as const
/** A stretch of numbers of its own: what is drawn here moves nothing that is drawn for the person. */
const FIRST_CHANCE = 60_000_000

interface Visitor {
  number: number
  user_id: number
  partner: string
  created_at: Date
  app_id: string | null
}

/**
 * The visits before the applications of an invented book, with those who left before they signed in, and what all of it
 * counts as.
 */
export async function inventVisits(db: Db, visitors: readonly Visitor[]): Promise<void> {
  const visits = visitors.flatMap(({ number, user_id, partner, created_at }) => {
    const chance = createChance(FIRST_CHANCE + number)
    const source = SOURCES[chance(SOURCES.length)] ?? ''
    const common = { product: PRODUCT, partner, channel: 'direct', source }
    const began = new Date(created_at.getTime() - minutes(6))
    const codeAt = new Date(began.getTime() + minutes(2))
    const left = Array.from({ length: chance(3) }, (_, at) => {
      const began_at = new Date(began.getTime() - minutes(40 * (at + 1)))
      const asked = chance(5) < 2
      return {
        ...common,
        began_at,
        code_at: asked ? new Date(began_at.getTime() + minutes(1)) : null,
        verified_at: null,
      }
    })
    const own = { ...common, began_at: began, code_at: codeAt, verified_at: new Date(codeAt.getTime() + minutes(1)) }
    return [{ ...own, user_id }, ...left.map((visit) => ({ ...visit, user_id: null }))].map((visit, at) => ({
      ...visit,
      prospect_app_id: `pro_seed${number}_${at}`,
    }))
  })
  await writeRows(
    db,
    prospects,
    visits.map(({ prospect_app_id, user_id, product, partner, source, began_at }) => ({
      prospect_app_id,
      user_id,
      partner,
      product_type: product,
      created_at: began_at,
      sid_hash: prospect_app_id,
      utms: utmsOf(source),
    })),
  )
  await writeRows(db, visitFacts, visits)
  await markDays(
    db,
    'visit',
    visits.map(({ began_at }) => began_at),
  )
  await writeAllFacts(
    db,
    visitors.flatMap(({ app_id }) => app_id ?? []),
  )
}

const utmsOf = (source: string): Record<string, string> => (source === '' ? {} : { utm_source: source })
