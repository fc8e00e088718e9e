import { countLinks } from '#server/db/repositories/leads/link-desk.ts'
import type { NamedLink } from '#server/db/repositories/leads/link-desk.ts'
import type { Deps } from '#server/deps.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { linkFacts } from './tracking-link-view.ts'

/** Links as the desk shows them, with what came of each. */
export async function toLinkLines({ db }: Pick<Deps, 'db'>, rows: readonly NamedLink[]): Promise<LinkLine[]> {
  const figuresOf = await countLinks(
    db,
    rows.map(({ link_id }) => link_id),
  )
  return rows.map((row) => {
    const { clicks, visits, people, applied, disbursed, revenue, payout, robots, own } = figuresOf(row.link_id)
    return {
      ...linkFacts(row),
      partner_id: row.partner_id,
      partner: row.partner,
      clicks,
      visits,
      people,
      applied,
      disbursed,
      robots,
      own,
      revenue: toRupees(revenue),
      payout: toRupees(payout),
    }
  })
}
